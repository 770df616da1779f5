/** The tarballs as another person would use them: installed into an empty folder, each README's example run there. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captureChild } from './child.mjs';
import { PUBLISHED } from './packages.mjs';
import { inRoot } from './root.mjs';

/** What the packages need from elsewhere; taken from our own folder, so that nothing is downloaded. */
const FROM_ELSEWHERE = ['valibot', '@valibot/to-json-schema', '@noble/hashes', 'commander'];

/**
 * @param {readonly string[]} tarballs
 * @returns {string} the folder they are installed in
 */
export function installTarballs(tarballs) {
  const folder = mkdtempSync(join(tmpdir(), 'carson-packages-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const local = FROM_ELSEWHERE.map((name) => inRoot('node_modules', ...name.split('/')));
  const args = ['install', '--offline', '--no-audit', '--no-fund', '--silent', ...tarballs, ...local];
  const { status, output } = captureChild('npm', args, { cwd: folder });
  if (status === 0) return folder;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`the tarballs cannot be installed:\n${output}`);
}

/**
 * Every README's first example, with what it is run by.
 * @returns {readonly { name: string, language: string, code: string }[]}
 */
export function readmeExamples() {
  return PUBLISHED.map(({ name }) => {
    const readme = readFileSync(inRoot('packages', name, 'README.md'), 'utf8');
    const [, language, code] = /```(js|sh)\n([\s\S]*?)```/.exec(readme) ?? [];
    if (language === undefined || code === undefined) throw new Error(`${name} has no example in its README`);
    return { name, language, code };
  });
}

/**
 * @param {string} folder
 * @param {{ name: string, language: string, code: string }} example
 * @param {string} [node] the program to run it by
 */
export function runExample(folder, { name, language, code }, node = process.execPath) {
  if (language === 'sh') {
    const carson = `'${node}' '${join(folder, 'node_modules', '@carson', 'cli', 'dist', 'main.js')}'`;
    return captureChild('bash', ['-ec', code.replaceAll('npx carson', carson)], { cwd: folder });
  }
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return captureChild(node, [file], { cwd: folder });
}
