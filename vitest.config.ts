import { defineConfig } from 'vitest/config';
import { generateWords } from './packages/words/scripts/generate.mjs';

generateWords();

const PAGE = 'packages/web/test/**/*.test.{ts,tsx}';

export default defineConfig({
  test: {
    passWithNoTests: true,
    testTimeout: 120_000,
    // Left alone, the runner would leave every second core of a small machine idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // Nothing here keeps state in modules, so that they are loaded once for each worker.
        test: {
          name: 'packages',
          include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          exclude: [PAGE],
          isolate: false,
        },
      },
      // The page keeps signals in modules and takes the document from its surroundings.
      { extends: true, test: { name: 'page', include: [PAGE] } },
    ],
  },
});
