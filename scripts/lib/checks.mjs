/** What is checked beside the tests: types, words, lint and format, where content is said, the direction of imports, dead code. */
import { existsSync } from 'node:fs';
import { captureChild } from './child.mjs';
import { inRoot, ROOT } from './root.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {() => { status: number, output: string }} run
 */

/** Far fewer modules than this, and the import check has not seen the code it should judge. */
const FEWEST_MODULES = 40;

/** @returns {Check[]} */
export function allChecks() {
  return [
    ...['tsconfig.pure.json', 'tsconfig.json', 'packages/web/tsconfig.json']
      .filter((config) => existsSync(inRoot(config)))
      .map((config) => ({ name: `types (${config})`, run: () => tool('ts7/bin/tsc', ['-p', config]) })),
    {
      name: 'words',
      run: () => captureChild(process.execPath, [inRoot('packages/words/scripts/check.mjs')], { cwd: ROOT }),
    },
    { name: 'lint and format', run: () => tool('@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']) },
    {
      name: 'content and rule numbers',
      run: () => captureChild(process.execPath, ['--import', 'tsx', 'scripts/check-content.ts']),
    },
    { name: 'import direction and cycles', run: () => checkImports(ROOT, FEWEST_MODULES) },
    { name: 'dead code', run: () => checkDeadCode(ROOT) },
  ];
}

/**
 * A checker that sees no modules reports no violations; that is a failure here.
 * @param {string} folder
 * @param {number} fewestModules
 */
export function checkImports(folder, fewestModules) {
  const config = inRoot('.dependency-cruiser.mjs');
  const args = [
    '--config',
    config,
    '--output-type',
    'err-long',
    'packages',
    ...(existsSync(`${folder}/scripts`) ? ['scripts'] : []),
  ];
  const { status, output } = tool('dependency-cruiser/bin/dependency-cruise.mjs', args, folder);
  const seen = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
  if (status === 0 && seen < fewestModules) {
    return {
      status: 1,
      output: `${output}\nonly ${seen} modules were looked at, at least ${fewestModules} are there`,
    };
  }
  return { status, output };
}

/**
 * @param {string} folder
 * @param {readonly string[]} [more] further arguments
 */
export function checkDeadCode(folder, more = []) {
  const args = ['--config', inRoot('knip.config.js'), '--directory', folder, '--no-progress', ...more];
  return tool('knip/bin/knip.js', args, folder);
}

/**
 * @param {string} path of its program under node_modules
 * @param {readonly string[]} args
 * @param {string} [cwd]
 */
function tool(path, args, cwd = ROOT) {
  return captureChild(process.execPath, [inRoot('node_modules', ...path.split('/')), ...args], { cwd });
}
