/** How many tests of a suite passed and failed, read from its own JSON report. */
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * @param {string} file
 * @param {number} status exit status of the suite
 * @returns {Tally}
 */
export function vitestTally(file, status) {
  const report = readReport(file);
  return honest({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, status);
}

/**
 * @param {string} file
 * @param {number} status exit status of the suite
 * @returns {Tally}
 */
export function playwrightTally(file, status) {
  const stats = readReport(file)?.stats;
  return honest(
    { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 },
    status,
  );
}

/** @param {readonly Tally[]} tallies */
export function sumTallies(tallies) {
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}

/** @param {Tally} tally */
export function tallyLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * A suite that ended badly without naming a failed test (it could not even be loaded) counts as one.
 * @param {Tally} tally
 * @param {number} status
 * @returns {Tally}
 */
function honest({ passed, failed }, status) {
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
