/** What a first visit costs: bytes over the wire, headers included, and requests. */
import { expect, type Page, test } from '@playwright/test';
import { arrive } from './player.ts';

const MOST_TO_HOME = { bytes: 120_000, requests: 18 };
const MOST_TO_FIRST_CARD = { bytes: 240_000, requests: 40 };

test.use({ serviceWorkers: 'block' });

interface Cost {
  bytes: number;
  requests: number;
}

function costOf(page: Page): Cost {
  const cost: Cost = { bytes: 0, requests: 0 };
  page.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    cost.bytes += responseBodySize + responseHeadersSize;
    cost.requests += 1;
  });
  return cost;
}

function expectAtMost(cost: Cost, most: Cost): void {
  expect(cost.requests).toBeGreaterThan(3);
  expect(cost.requests).toBeLessThanOrEqual(most.requests);
  expect(cost.bytes).toBeLessThanOrEqual(most.bytes);
}

test('a first visit is light, to the home page and to the first card', async ({ page }) => {
  const cost = costOf(page);
  await arrive(page);
  await expect(page.locator('[data-game="cards"] .home-play')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expectAtMost(cost, MOST_TO_HOME);
  await page.locator('[data-game="cards"] .home-play').click();
  await expect(page.locator('.auction-card.can').first()).toBeVisible();
  expectAtMost(cost, MOST_TO_FIRST_CARD);
});
