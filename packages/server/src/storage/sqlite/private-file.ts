/** Files and folders that only the server's user can read. */
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const PRIVATE = 0o600;

/** Without Node's recursive option, which never ends under /proc. */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (problem) {
    // Another process may have been faster.
    if (isFolder(folder)) return;
    if (codeOf(problem) === 'EEXIST') throw new Error(`${folder} is there and is no folder`);
    throw problem;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** For the server's user alone; SQLite gives its log the rights of the file. */
export function keepPrivate(file: string): void {
  try {
    closeSync(openSync(file, 'a', PRIVATE));
    chmodSync(file, PRIVATE);
  } catch {
    throw new Error(`${file} cannot be opened as a file`);
  }
}

export function codeOf(problem: unknown): unknown {
  return problem instanceof Error && 'code' in problem ? problem.code : undefined;
}
