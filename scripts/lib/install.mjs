/** Installs what is missing and compiles the words: nothing where all of it is up to date. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runChild } from './child.mjs';
import { inRoot } from './root.mjs';

const LOCK = inRoot('package-lock.json');
const INSTALLED = inRoot('node_modules', '.package-lock.json');
const STAMP = inRoot('node_modules', '.carson-lock-hash');

export async function ensureInstalled() {
  await install();
  // Its parser is there only after the installation.
  const { generateWords } = await import('../../packages/words/scripts/generate.mjs');
  generateWords();
}

async function install() {
  const wanted = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  if (!isInstalled()) {
    process.stderr.write('Installing dependencies (once)…\n');
    // What builds the product is needed in production too.
    const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
    const status = await runChild('npm', args, { errorsOnly: true });
    if (status !== 0) throw new Error('npm ci failed');
  }
  writeFileSync(STAMP, wanted);
}

/** A person who ran npm by hand has all of it already. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  return missingPackages(readLock(LOCK), readLock(INSTALLED)).length === 0;
}

/**
 * @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, link?: boolean }>} Lock
 * @param {string} file
 * @returns {Lock}
 */
function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Packages of the lock file that are not there, or there in another version. Optional ones are for other machines.
 * @param {Lock} wanted
 * @param {Lock} installed
 * @returns {string[]}
 */
export function missingPackages(wanted, installed) {
  return Object.entries(wanted)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !(entry.optional && !installed[path]))
    .filter(([path, entry]) => {
      const there = installed[path];
      return there === undefined || there.version !== entry.version || there.integrity !== entry.integrity;
    })
    .map(([path]) => path);
}
