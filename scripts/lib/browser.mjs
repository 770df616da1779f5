/** A Chromium for the browser suite: the one named, one of the usual ones, or Debian's, installed. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runChild } from './child.mjs';

const USUAL_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined}
 */
export function findBrowser(env = process.env) {
  const named = env['CHROME_PATH'];
  if (named) return isProgram(named) ? named : undefined;
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = USUAL_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...USUAL_PLACES].find(isProgram);
}

/** @returns {Promise<string | undefined>} */
export async function findOrInstallBrowser() {
  const found = findBrowser();
  if (found !== undefined || process.env['CHROME_PATH'] || !canInstall()) return found;
  process.stderr.write('Installing chromium for the browser suite (once)…\n');
  const quiet = { errorsOnly: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await runChild('apt-get', ['update', '-qq'], quiet);
  await runChild('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
  return findBrowser();
}

function canInstall() {
  return existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
