import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { PORT } from './e2e/ports.ts';

const executablePath =
  process.env['CHROME_PATH'] ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);

/** Every process of the suite reads this file, and only the first one starts the server. */
const isFirst = process.env['TEST_WORKER_INDEX'] === undefined;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../.cache/browser-suite',
  // What a crowded machine needs, not what a test takes.
  timeout: 240_000,
  retries: 0,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 720 },
    // It keeps the whole product for each new device; tests that play without a network allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node ../../scripts/start.mjs',
    env: {
      PORT: `${PORT}`,
      ...(isFirst ? { DATA_DIR: temporaryFolder('browser-suite') } : {}),
      BOT_PAUSE: '0',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
      // A receiver of the suite's own is told when it is someone's turn.
      PUBLIC_URL: `http://localhost:${PORT}`,
      WEBHOOKS: 'on',
      PRIVATE_ADDRESSES: 'allowed',
    },
    url: `http://localhost:${PORT}/readyz`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
