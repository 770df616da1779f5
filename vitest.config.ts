import { defineConfig } from 'vitest/config';
import { generateWords } from './packages/words/scripts/generate.mjs';

generateWords();

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'packages/*/test/**/*.test.tsx', 'scripts/test/**/*.test.ts'],
    passWithNoTests: true,
    testTimeout: 60_000,
  },
});
