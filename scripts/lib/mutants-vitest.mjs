/** Stands in for vitest where tests are run many times in one process: keeps what they register, in order. */
import { format } from 'node:util';

export { expect } from 'vitest';

/** @typedef {{ readonly id: string; readonly run: () => unknown }} KeptTest */

/** @type {KeptTest[]} */
let kept = [];
let file = '';
/** @type {string[]} */
let suites = [];

/** The tests that have been registered since the last call. */
export function takeTests() {
  const taken = kept;
  kept = [];
  return taken;
}

/** @param {string} path the file whose tests follow */
export function inFile(path) {
  file = path;
}

/** @param {string} name @param {() => void} register */
export function describe(name, register) {
  suites = [...suites, name];
  register();
  suites = suites.slice(0, -1);
}

/** @param {string} name @param {() => unknown} run */
export function it(name, run) {
  const title = [...suites, name].join(' ');
  const twins = kept.filter(({ id }) => id.startsWith(`${file}#${title}`)).length;
  kept.push({ id: `${file}#${title}${twins === 0 ? '' : ` (${twins})`}`, run });
}

/** @param {readonly unknown[]} rows */
it.each =
  (rows) =>
  /** @param {string} name @param {(...row: unknown[]) => unknown} run */
  (name, run) => {
    for (const row of rows) {
      const values = Array.isArray(row) ? row : [row];
      it(format(name, ...values), () => run(...values));
    }
  };
