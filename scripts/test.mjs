/** `npm test`: installs what is missing, runs every suite, ends with one line over all of them. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { findOrInstallBrowser } from './lib/browser.mjs';
import { runChild } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { playwrightTally, sumTallies, tallyLine, vitestTally } from './lib/tally.mjs';
import { buildWebPage } from './lib/web-page.mjs';

const REPORTS = inRoot('.cache', 'reports');
const BROWSER_SUITE = 'packages/web/playwright.config.ts';

await ensureInstalled();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const total = sumTallies([await runUnitSuite(process.argv.slice(2)), await runBrowserSuite()]);
process.stdout.write(`${tallyLine(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** @param {readonly string[]} filters parts of file names; none: everything */
async function runUnitSuite(filters) {
  const report = `${REPORTS}/unit.json`;
  const status = await runChild(process.execPath, [
    inRoot('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ]);
  return vitestTally(report, status);
}

async function runBrowserSuite() {
  if (!existsSync(inRoot(BROWSER_SUITE)) || process.argv.length > 2) return { passed: 0, failed: 0 };
  const browser = await findOrInstallBrowser();
  if (browser === undefined) {
    process.stderr.write(
      '\n!!! NOT RUN: the browser suite. No Chromium was found; set CHROME_PATH to one. !!!\n\n',
    );
    return { passed: 0, failed: process.env['CI'] === 'true' ? 1 : 0 };
  }
  await buildWebPage();
  const report = `${REPORTS}/browser.json`;
  const status = await runChild(
    process.execPath,
    [
      inRoot('node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--config',
      BROWSER_SUITE,
      '--reporter=list,json',
    ],
    {
      env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  );
  return playwrightTally(report, status);
}
