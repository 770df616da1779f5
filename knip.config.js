/** Dead code: files, exports, types and dependencies that nobody uses. */

/** Style sheets import style sheets, and name fonts by their package. */
const css = (/** @type {string} */ text) =>
  [...text.matchAll(/@import\s+(['"][^'"]+['"])|url\((['"]@[^'"]+['"])\)/g)]
    .map(([, sheet, font]) => `import ${sheet ?? font};`)
    .join('\n');

export default {
  compilers: { css },
  /** A type may be exported for its own sake: it names a part of what its file hands out. */
  ignoreExportsUsedInFile: { interface: true, type: true },
  /** A program of Linux itself; the server does without it where it is missing. */
  ignoreBinaries: ['chrt'],
  workspaces: {
    '.': {
      /** The last ones are loaded by Stryker, by their path. */
      entry: [
        'scripts/*.{mjs,ts}',
        'scripts/test/**/*.test.ts',
        'scripts/lib/{link-modules,mutants-ignored,mutants-runner}.mjs',
      ],
      project: ['scripts/**/*.{mjs,ts}'],
      /** Called by the path of its program. */
      ignoreDependencies: ['ts7'],
    },
    'packages/words': {
      /** Compiled messages, which are not looked at, call the grammar. */
      entry: ['src/{index,grammar}.ts', 'test/**/*.test.ts', 'scripts/*.mjs'],
      project: ['{src,test,scripts}/**/*.{ts,mjs}'],
    },
    'packages/*': {
      entry: [
        'src/{index,main}.{ts,tsx}',
        'src/**/*worker.ts',
        'test/**/*.test.{ts,tsx}',
        'bench/*.{ts,mjs}',
        'scripts/*.{ts,mjs}',
        'e2e/**/*.spec.ts',
      ],
      project: ['{src,test,bench,e2e,scripts}/**/*.{ts,tsx,mjs,css}'],
    },
  },
};
