import { spawn, spawnSync } from 'node:child_process';
import { ROOT } from './root.mjs';

/**
 * @typedef {object} ChildSettings
 * @property {Record<string, string>} [env] added to our own
 * @property {boolean} [errorsOnly] standard output goes to standard error, so that ours stays clean
 */

/**
 * Runs a program in the repository, its output going where ours goes.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {ChildSettings} [settings]
 * @returns {Promise<number>} its exit status
 */
export function runChild(program, args, { env = {}, errorsOnly = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', errorsOnly ? 2 : 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
}

/**
 * Runs a program in the repository and keeps what it says.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string }} [settings]
 * @returns {{ status: number, output: string }}
 */
export function captureChild(program, args, { cwd = ROOT } = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return { status: status ?? 1, output: `${stdout ?? ''}${stderr ?? ''}${error ? error.message : ''}` };
}
