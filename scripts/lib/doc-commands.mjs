/** The commands that README and docs tell people to run. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** @typedef {{ file: string, command: string }} DocCommand */

/** docs/cli.md is left out: it is written from commands that are run. */
function documents() {
  const inFolder = (/** @type {string} */ folder, /** @type {string} */ name) =>
    readdirSync(inRoot(folder)).map((entry) => `${folder}/${entry}${name}`);
  return [
    'README.md',
    'CONTRIBUTING.md',
    ...inFolder('docs', '').filter((file) => file.endsWith('.md') && file !== 'docs/cli.md'),
  ].filter((file) => existsSync(inRoot(file)));
}

/**
 * Every line of a shell block, without its comment.
 * @returns {DocCommand[]}
 */
export function blockCommands() {
  return documents().flatMap((file) => {
    const text = readFileSync(inRoot(file), 'utf8');
    const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
    return blocks
      .flatMap((block) => block.replaceAll('\\\n', ' ').split('\n'))
      .map((line) => line.replace(/\s#.*$/, '').trim())
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((command) => ({ file, command }));
  });
}

/**
 * Commands inside sentences.
 * @returns {DocCommand[]}
 */
export function inlineCommands() {
  return documents().flatMap((file) => {
    const text = readFileSync(inRoot(file), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
    const found = [
      ...text.matchAll(/`((?:[A-Z_]+=\S+ )*(?:npm (?:run|start|test)|npx|node scripts)[^`<]*)`/g),
    ];
    return found.map(([, command = '']) => ({ file, command }));
  });
}

/**
 * What a command names and is not there: a script of package.json, a program, a bench.
 * @param {string} command
 * @returns {string[]}
 */
export function missingIn(command) {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const words = command.split(/\s+/).filter((word) => !/^[A-Z_]+=/.test(word));
  const missing = words.filter(
    (word) => /^(packages|scripts|examples|fixtures)\/[\w./-]*\.\w+$/.test(word) && !existsSync(inRoot(word)),
  );
  const [program, first = '', ...rest] = words;
  if (program === 'npx' && !existsSync(inRoot(`node_modules/.bin/${first}`))) missing.push(first);
  if (program !== 'npm') return missing;
  const name = first === 'run' ? rest.find((word) => !word.startsWith('-')) : first;
  if (name !== undefined && name !== 'install' && scripts[name] === undefined) missing.push(name);
  const bench = name === 'bench' ? words[words.indexOf('--') + 1] : undefined;
  if (bench !== undefined && words.includes('--') && !benches().some((file) => file.includes(bench)))
    missing.push(bench);
  return missing;
}

function benches() {
  return readdirSync(inRoot('packages'))
    .map((name) => `packages/${name}/bench`)
    .filter((folder) => existsSync(inRoot(folder)))
    .flatMap((folder) => readdirSync(inRoot(folder)).map((file) => `${folder}/${file}`));
}
