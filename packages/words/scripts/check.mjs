/** Checks the messages: none missing, none foreign, no wrong parameter, none that no one uses, none read too early. */
import { join } from 'node:path';
import { catalogueFaults, generateWords, readCatalogues } from './generate.mjs';
import { searchIn, usageFaults } from './unused.mjs';

generateWords();
const { catalogues } = readCatalogues();
const english = catalogues.get('en');
const root = join(import.meta.dirname, '../../..');
const faults = [
  ...catalogueFaults(catalogues),
  ...(english === undefined ? [] : usageFaults(english, searchIn(root))),
];
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
