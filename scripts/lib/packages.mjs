/** The packages that other programs can install, as folders ready to be packed: plain JavaScript, types, a README. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeApiReferences } from './api-reference.mjs';
import { captureChild } from './child.mjs';
import { inRoot, ROOT } from './root.mjs';

/** @typedef {{ name: string, about: string, bin?: Record<string, string> }} Published */

/** @type {readonly Published[]} */
export const PUBLISHED = [
  { name: 'engine', about: 'What every game is: chance, sealed decisions, records, replay, undo' },
  { name: 'card-game', about: 'The rules of Carson City: The Card Game' },
  { name: 'board-game', about: 'The rules of Carson City, the board game, with everything in the box' },
  { name: 'bots', about: 'Computer opponents for both games of Carson City' },
  { name: 'protocol', about: 'Schemas and types of the open API of Carson City Online' },
  {
    name: 'cli',
    about: 'carson: score, simulate and replay games of Carson City at the command line',
    bin: { carson: './dist/main.js' },
  },
];

const STAGE = inRoot('dist', 'packages');
const TYPES = inRoot('.cache', 'package-types');

/** @returns {Promise<readonly string[]>} the tarballs */
export async function packAll() {
  rmSync(STAGE, { recursive: true, force: true });
  emitTypes();
  const staged = [];
  for (const published of PUBLISHED) staged.push(await stage(published));
  writeApiReferences(staged);
  const folders = PUBLISHED.map(({ name }) => join(STAGE, name));
  const { status, output } = captureChild('npm', [
    'pack',
    '--silent',
    '--pack-destination',
    STAGE,
    ...folders,
  ]);
  if (status !== 0) throw new Error(`npm pack failed:\n${output}`);
  return readdirSync(STAGE)
    .filter((file) => file.endsWith('.tgz'))
    .map((file) => join(STAGE, file));
}

/** Declarations of all packages at once, so that types of one can name types of another. */
function emitTypes() {
  rmSync(TYPES, { recursive: true, force: true });
  const config = inRoot('tsconfig.pack.json');
  const tsc = inRoot('node_modules', 'ts7', 'bin', 'tsc');
  const { status, output } = captureChild(process.execPath, [tsc, '-p', config, '--outDir', TYPES]);
  if (status !== 0) throw new Error(`the types cannot be written:\n${output}`);
}

/** @param {Published} published */
async function stage({ name, about, bin }) {
  const source = inRoot('packages', name);
  const target = join(STAGE, name);
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const entries = /** @type {Record<string, string>} */ (manifest.exports);
  const files = [...Object.values(entries), ...(bin === undefined ? [] : ['./src/main.ts'])];
  await bundle(source, target, files, Object.keys(manifest.dependencies ?? {}));
  copyTypes(join(TYPES, name, 'src'), join(target, 'dist'));
  const exports = Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [
      key,
      { types: built(entry, '.d.ts'), default: built(entry, '.js') },
    ]),
  );
  const { version, license, type } = manifest;
  const packed = {
    name: manifest.name,
    version,
    description: about,
    license,
    type,
    engines: JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).engines,
    exports: { ...exports, './package.json': './package.json' },
    ...(bin === undefined ? {} : { bin }),
    files: ['dist', 'API.md'],
    sideEffects: bin === undefined ? false : ['./dist/main.js'],
    dependencies: pinned(manifest.dependencies, version),
  };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(packed, undefined, 2)}\n`);
  cpSync(inRoot('LICENSE'), join(target, 'LICENSE'));
  cpSync(join(source, 'README.md'), join(target, 'README.md'));
  return { name: manifest.name, entries, source, file: join(target, 'API.md') };
}

/**
 * @param {string} source
 * @param {string} target
 * @param {readonly string[]} entries
 * @param {readonly string[]} dependencies installed beside it; what else it imports is built in
 */
async function bundle(source, target, entries, dependencies) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    entryPoints: entries.map((entry) => join(source, entry)),
    outbase: join(source, 'src'),
    outdir: join(target, 'dist'),
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    external: dependencies.flatMap((name) => [name, `${name}/*`]),
    platform: entries.includes('./src/main.ts') ? 'node' : 'neutral',
    format: 'esm',
    target: 'es2023',
    sourcemap: false,
    logLevel: 'error',
  });
}

/**
 * @param {string} from
 * @param {string} to
 */
function copyTypes(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory()) copyTypes(join(from, entry.name), join(to, entry.name));
    else if (entry.name.endsWith('.d.ts')) {
      const text = readFileSync(join(from, entry.name), 'utf8');
      writeFileSync(
        join(to, basename(entry.name)),
        text.replace(/(['"]\.{1,2}\/[^'"]*)\.tsx?(['"])/g, '$1.js$2'),
      );
    }
  }
}

/**
 * @param {string} entry
 * @param {string} extension
 */
function built(entry, extension) {
  return entry.replace('./src/', './dist/').replace(/\.ts$/, extension);
}

/**
 * Packages of ours are wanted in this very version.
 * @param {Record<string, string>} dependencies
 * @param {string} version
 */
function pinned(dependencies, version) {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, wanted]) => [name, wanted === '*' ? version : wanted]),
  );
}
