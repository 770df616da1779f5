/** What `npm run mutants` changes, and how Stryker runs the tests. */
import { inRoot } from './root.mjs';

const PACKAGES = ['engine', 'card-game', 'board-game'];

/**
 * Returns the packages to change, each with the files to change in it; undefined where an argument is neither a package
 * nor a source file of one. Files may have a range of lines: `packages/engine/src/random.ts:10-40`.
 * @param {readonly string[]} wanted
 */
export function mutantScopes(wanted) {
  const scopes = new Map();
  for (const one of wanted.length === 0 ? PACKAGES : wanted) {
    const name = PACKAGES.find((known) => one === known || one.startsWith(`packages/${known}/src/`));
    if (name === undefined) return undefined;
    const files = one === name ? `packages/${name}/src/**/*.ts` : one;
    scopes.set(name, [...(scopes.get(name) ?? []), files]);
  }
  return [...scopes].map(([name, files]) => ({ name, folder: `packages/${name}`, files }));
}

/** @param {{ readonly name: string; readonly files: readonly string[] }} scope */
export function mutantOptions({ name, files }) {
  return {
    mutate: [...files],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/lib/mutants.vitest.config.mjs', related: false },
    plugins: ['@stryker-mutator/vitest-runner', inRoot('scripts/lib/mutants-ignored.mjs')],
    ignorers: ['bug-messages'],
    // The copy that is changed has packages of its own: through links to ours the tests would run the unchanged code.
    symlinkNodeModules: false,
    buildCommand: 'node scripts/lib/link-modules.mjs',
    ignorePatterns: [
      'data',
      'docs',
      'packages/web',
      'packages/server',
      'packages/words',
      'packages/cli',
      'packages/bots',
    ],
    tempDirName: '.cache/mutants',
    reporters: ['clear-text', 'progress-append-only', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `.cache/mutants-${name}.json` },
    coverageAnalysis: /** @type {const} */ ('perTest'),
    concurrency: Number(process.env['MUTANTS_AT_ONCE'] ?? 1),
    timeoutMS: 20_000,
    disableTypeChecks: false,
    allowEmpty: true,
  };
}
