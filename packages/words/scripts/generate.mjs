/** Compiles the messages of every language into packages/words/generated, where that is stale. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultsOf } from './compile/faults.mjs';
import { modulesOf } from './compile/modules.mjs';
import { readCatalogue } from './compile/read.mjs';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {import('./compile/read.mjs').Catalogue} Catalogue */

/**
 * All languages of a folder, as its `languages.json` lists them.
 * @param {string} [folder]
 * @returns {{ catalogues: ReadonlyMap<string, Catalogue>, languages: import('./compile/modules.mjs').Languages }}
 */
export function readCatalogues(folder = FOLDER) {
  const languages = JSON.parse(readFileSync(join(folder, 'languages.json'), 'utf8'));
  const catalogues = new Map(Object.keys(languages).map((code) => [code, readCatalogue(folder, code)]));
  return { catalogues, languages };
}

/**
 * @param {ReadonlyMap<string, Catalogue>} catalogues
 * @returns {string[]}
 */
export function catalogueFaults(catalogues) {
  const english = catalogues.get('en');
  if (english === undefined) return ['there is no English'];
  return [...catalogues.values()].flatMap((catalogue) => faultsOf(catalogue, english));
}

/** @param {string} [folder] */
export function generateWords(folder = FOLDER) {
  const target = join(folder, 'generated');
  const stamp = join(target, 'stamp');
  const sources = stateOf(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  const { catalogues, languages } = readCatalogues(folder);
  mkdirSync(target, { recursive: true });
  for (const [name, text] of modulesOf(catalogues, languages)) {
    const file = join(target, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
  writeFileSync(stamp, sources);
}

/**
 * The messages and the compiler as one hash.
 * @param {string} folder
 */
function stateOf(folder) {
  const hash = createHash('sha256');
  for (const under of [folder, join(FOLDER, 'scripts')])
    for (const name of readdirSync(under, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ftl|json|mjs)$/.test(name)) hash.update(name).update(readFileSync(join(under, name)));
  return hash.digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) generateWords();
