import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'packages/*/test/**/*.test.tsx', 'scripts/test/**/*.test.ts'],
    passWithNoTests: true,
    testTimeout: 60_000,
  },
});
