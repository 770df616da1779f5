import { defineConfig } from 'vitest/config';

/** The tests of the package that is changed. */
export default defineConfig({
  test: {
    include: [`${process.env['MUTANTS_IN']}/test/**/*.test.ts`],
    testTimeout: 120_000,
    isolate: false,
  },
});
