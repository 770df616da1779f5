import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { arrive } from './player.ts';

const MOST_SCRIPT = 150_000;

test('at most 150 KB of compressed script before the first game can start', async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('javascript')) sizes.set(response.url(), gzipSync(await response.body()).length);
  });
  await arrive(page);
  await page.locator('[data-game="cards"] .home-play').click();
  await expect(page.locator('.auction-card.can').first()).toBeVisible();
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(sizes.size).toBeGreaterThan(3);
  expect(total).toBeLessThan(MOST_SCRIPT);
});
