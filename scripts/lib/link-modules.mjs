/** Gives a copy of the repository the installed modules, and its own packages instead of ours. */
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const { MUTANTS_MODULES: installed = '' } = process.env;
const OWN = '@carson';

mkdirSync(join('node_modules', OWN), { recursive: true });
for (const name of readdirSync(installed)) {
  if (name !== OWN && name !== '.cache') symlinkSync(join(installed, name), join('node_modules', name));
}
for (const name of readdirSync('packages')) {
  symlinkSync(resolve('packages', name), join('node_modules', OWN, name));
}
