/** For programs; a test has hooks of its own that remove what it made. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes an empty folder that is gone when this process has ended, also where it failed or was interrupted.
 * @param {string} name what it is for
 * @returns {string}
 */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `carson-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A signal would end the process without its last listeners; where other code listens, it is its turn to end it. */
for (const [signal, number] of /** @type {const} */ ([
  ['SIGINT', 2],
  ['SIGTERM', 15],
  ['SIGHUP', 1],
])) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(128 + number);
  });
}
