/**
 * `npm run pack`: publishable tarballs of the packages in dist/packages.
 * `npm run pack -- --try NODE…`: also installs them into an empty folder and runs each README's example by these
 * programs (paths of Node), or by our own where none is named.
 */
import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { captureChild } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { installTarballs, readmeExamples, runExample } from './lib/installed-packages.mjs';
import { packAll } from './lib/packages.mjs';
import { ROOT } from './lib/root.mjs';

await ensureInstalled();
const tarballs = await packAll();
for (const tarball of tarballs) process.stdout.write(`${relative(ROOT, tarball)}\n`);
const [flag, ...named] = process.argv.slice(2);
if (flag === '--try') tryBy(named.length === 0 ? [process.execPath] : named);

/** @param {readonly string[]} nodes */
function tryBy(nodes) {
  const folder = installTarballs(tarballs);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const node of nodes) {
    const version = captureChild(node, ['--version']).output.trim();
    for (const example of readmeExamples()) {
      const { status, output } = runExample(folder, example, node);
      process.stdout.write(`${status === 0 ? '✓' : '✗'} ${example.name} by Node ${version}\n`);
      if (status !== 0) process.stdout.write(`${output}\n`);
      if (status !== 0) process.exitCode = 1;
    }
  }
}
