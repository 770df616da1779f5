/** What a first visit costs until the home page, and then a card, can be used: bytes over the wire and requests. */
import { expect, type Page, test } from '@playwright/test';
import { arrive } from './player.ts';

const MOST_TO_HOME = { bytes: 90_000, requests: 10 };
const MOST_TO_FIRST_CARD = { bytes: 200_000, requests: 32 };

const PLAY = '.home-play';
const CARD = '.auction-card.can';

interface Cost {
  readonly bytes: number;
  readonly requests: number;
}

/** Notes in the page when each of these is first there. */
async function noticeFirst(page: Page, selectors: readonly string[]): Promise<void> {
  await page.addInitScript((awaited) => {
    const missing = new Set(awaited);
    new MutationObserver(() => {
      for (const selector of missing) {
        if (document.querySelector(selector) === null) continue;
        performance.mark(selector);
        missing.delete(selector);
      }
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }, selectors);
}

/** What had come by then. Portraits are asked for when the first one is drawn, and nothing waits for them. */
function costUntil(page: Page, selector: string): Promise<Cost> {
  return page.evaluate((name) => {
    const then = performance.getEntriesByName(name)[0]?.startTime ?? 0;
    const loaded = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const needed = loaded.filter(
      ({ responseEnd, name: address }) => responseEnd <= then && !address.includes('/portraits-'),
    );
    return {
      bytes: needed.reduce((sum, { transferSize }) => sum + transferSize, 0),
      requests: needed.length,
    };
  }, selector);
}

function expectAtMost(cost: Cost, most: Cost): void {
  expect(cost.requests).toBeGreaterThan(3);
  expect(cost.requests).toBeLessThanOrEqual(most.requests);
  expect(cost.bytes).toBeLessThanOrEqual(most.bytes);
}

test('a first visit is light, to the home page and to the first card', async ({ page }) => {
  await noticeFirst(page, [PLAY, CARD]);
  await arrive(page);
  await expect(page.locator(PLAY).first()).toBeVisible();
  expectAtMost(await costUntil(page, PLAY), MOST_TO_HOME);
  await page.locator(`[data-game="cards"] ${PLAY}`).click();
  await expect(page.locator(CARD).first()).toBeVisible();
  expectAtMost(await costUntil(page, CARD), MOST_TO_FIRST_CARD);
});
