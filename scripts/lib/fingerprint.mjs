/** Whether something built is stale: one text for the state of all files it was built from. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const NOT_SOURCE = new Set(['node_modules', 'dist', 'test', 'test-results', 'playwright-report', 'e2e']);

/**
 * Names, sizes and times of all files under the folders, as one hash.
 * @param {string} root
 * @param {readonly string[]} parts files and folders, relative to the root; missing ones count as such
 */
export function fingerprint(root, parts) {
  const hash = createHash('sha256');
  for (const file of parts.flatMap((part) => filesUnder(join(root, part)))) {
    const { size, mtimeMs } = statSync(file);
    // Whole seconds: the layers of a container image keep no more.
    hash.update(`${relative(root, file)} ${size} ${Math.floor(mtimeMs / 1000)}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCE.has(name) && !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)],
    );
}
