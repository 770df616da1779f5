/** What a first visit costs: bytes over the wire, headers included, and requests. */
import { expect, type Page, test } from '@playwright/test';
import { arrive } from './player.ts';

const MOST_TO_HOME = { bytes: 120_000, requests: 12 };
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

/** Notes in the page when Play is first there to be pressed. */
async function noticeHome(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('.home-play') === null) return;
      performance.mark('usable');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

/** What had come by then; portraits and what else can wait comes later. */
function costToHome(page: Page): Promise<Cost> {
  return page.evaluate(() => {
    const usable = performance.getEntriesByName('usable')[0]?.startTime ?? 0;
    const loaded = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const needed = loaded.filter(({ responseEnd }) => responseEnd <= usable);
    return {
      bytes: needed.reduce((sum, { transferSize }) => sum + transferSize, 0),
      requests: needed.length,
    };
  });
}

function expectAtMost(cost: Cost, most: Cost): void {
  expect(cost.requests).toBeGreaterThan(3);
  expect(cost.requests).toBeLessThanOrEqual(most.requests);
  expect(cost.bytes).toBeLessThanOrEqual(most.bytes);
}

test('a first visit is light, to the home page and to the first card', async ({ page }) => {
  const cost = costOf(page);
  await noticeHome(page);
  await arrive(page);
  await expect(page.locator('[data-game="cards"] .home-play')).toBeVisible();
  expectAtMost(await costToHome(page), MOST_TO_HOME);
  await page.locator('[data-game="cards"] .home-play').click();
  await expect(page.locator('.auction-card.can').first()).toBeVisible();
  expectAtMost(cost, MOST_TO_FIRST_CARD);
});
