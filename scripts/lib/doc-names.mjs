/** The files and names that README and docs speak of. */
import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** Made by builds, or packages of others. */
const NOT_OURS = ['node_modules', 'dist', 'generated', '.git', '.cache', 'data', 'pictures'];

/** Files whose words are names. Tests of the docs' checks would know what they only make up. */
const CODE = /^(?!fixtures\/|scripts\/test\/).*(\.(tsx?|m?js|json|ftl|css|html|ya?ml|py|conf)|file)$/;

/**
 * @param {string} [folder] from the root
 * @returns {string[]} paths from the root
 */
export function sourceFiles(folder = '') {
  return readdirSync(inRoot(folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.includes(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? sourceFiles(path) : [path];
    });
}

/**
 * A source tree to look names up in: the ends of all paths, and for each file its words.
 * @param {readonly string[]} files
 */
export function treeOf(files) {
  const folders = files.flatMap((file) => starts(file.split('/').slice(0, -1)));
  /** @type {Map<string, string[]>} */
  const ends = new Map();
  for (const path of new Set([...files, ...folders]))
    for (const end of endsOf(path)) ends.set(end, [...(ends.get(end) ?? []), path]);
  const code = files.filter((file) => CODE.test(file));
  const wordsIn = new Map(
    code.map((file) => [file, new Set(readFileSync(inRoot(file), 'utf8').match(/[\w$]+/g) ?? [])]),
  );
  const words = new Set([...wordsIn.values()].flatMap((some) => [...some]));
  return { ends, wordsIn, words };
}

/** @param {readonly string[]} parts */
function starts(parts) {
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

/** @param {string} path */
function endsOf(path) {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(at).join('/'));
}

const PATH = /^(?:[\w.@-]+\/)*[\w.@-]+\.(?:tsx?|mjs|json|ftl|md|txt|yml|svg|css|html)$/;
const FOLDER = /^(?:packages|scripts|docs|fixtures|deploy|examples)\/[\w./-]+$/;
/** A name of the code rather than a word: it has a capital letter, a member or brackets. */
const NAME = /^(?=.*[A-Z.(])[A-Za-z_$][\w$]*(?:\.[\w$]+)*(?:\(\))?$/;

/**
 * Returns the files and names in a text that do not exist. A name in brackets behind a file has to be in that file:
 * `parcels.ts` (`priceOf`).
 * @param {string} text
 * @param {ReturnType<typeof treeOf>} tree
 */
export function unknownIn(text, { ends, wordsIn, words }) {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  /** @type {string[]} */
  const unknown = [];
  for (const [, quoted = '', inside] of prose.matchAll(/`([^`\n]+)`(?:\s\(`(\w+)`\))?/g)) {
    const path = quoted.replace(/[:#].*$/, '').replace(/\/$/, '');
    if (PATH.test(path) || FOLDER.test(path)) {
      const places = ends.get(path) ?? [];
      if (places.length === 0) unknown.push(quoted);
      else if (inside !== undefined && !places.some((place) => wordsIn.get(place)?.has(inside)))
        unknown.push(`${inside} in ${quoted}`);
    } else if (NAME.test(quoted) && !namesOf(quoted).every((name) => words.has(name))) unknown.push(quoted);
  }
  return unknown;
}

/** @param {string} quoted */
function namesOf(quoted) {
  return quoted.replace('()', '').split('.');
}
