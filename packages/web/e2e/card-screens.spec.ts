import { expect, type Page, test } from '@playwright/test';
import { cardMoment } from './card-moments.ts';
import { openRecord } from './open-record.ts';
import { arrive, mouse, SOLO, sitDown, stageOf } from './player.ts';
import {
  barriers,
  expectFitting,
  expectLargeTargets,
  expectUncovered,
  inEveryLanguage,
} from './screen-checks.ts';

/** A laptop, a phone upright and on its side, a laptop zoomed to twice the size. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 640, height: 360 },
];

for (const kind of ['bid', 'take', 'lay'] as const) {
  test(`axe finds nothing at the card table at any size: ${kind}`, async ({ page }) => {
    await arrive(page);
    await openRecord(page, cardMoment({ kind, era: 2, round: 8 }));
    expect(await stageOf(page)).toBe(kind);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const shown = `${size.width}x${size.height}`;
      await expect.poll(() => barriers(page), shown).toEqual([]);
      if (size.width < 800) await expectLargeTargets(page, shown);
    }
    if (kind === 'bid') await expectReadableCity(page);
  });
}

test('the buttons of the show fit a phone in every language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await arrive(page, { pace: 'slow' });
  await sitDown(page, SOLO);
  expect(await stageOf(page)).toBe('bid');
  // The order of the bids waits for a tap.
  await mouse.answer(page, 'bid');
  await expect(page.locator('.stage[data-waits="true"]')).toBeVisible();
  await inEveryLanguage(page, (language) => expectFitting(page, language));
});

/** On a phone held upright a full city is still read, and the question leaves it three quarters of the height. */
async function expectReadableCity(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  const missed = page.locator('.missed .button-icon');
  if (await missed.isVisible()) await missed.click();
  const measured = (): Promise<{ readonly parcel: number; readonly panel: number }> =>
    page.evaluate(() => ({
      parcel: document.querySelector('.city-parcel')?.getBoundingClientRect().height ?? 0,
      panel: document.querySelector('.table-ask')?.getBoundingClientRect().height ?? 0,
    }));
  await expect.poll(async () => (await measured()).parcel).toBeGreaterThanOrEqual(28);
  expect((await measured()).panel).toBeLessThanOrEqual(640 / 4 + 1);
}

test('a card that cannot lie there turns red with its rule; Escape puts it back; a click lays without confirming', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('carson-confirm', 'off'));
  await arrive(page);
  await openRecord(page, cardMoment({ kind: 'lay', era: 2 }));
  const city = page.locator('.city-open');
  await city.click({ position: { x: 3, y: 3 } });
  await expect(page.locator('.city-ghost.wrong')).toBeVisible();
  await expect(page.locator('.why-not .rule-link')).toContainText('C5.');
  await page.keyboard.press('Escape');
  await expect(page.locator('.city-ghost.wrong')).toHaveCount(0);
  const moves = await page.locator('.table').getAttribute('data-moves');
  const mark = await page.locator('.city-target').first().boundingBox();
  const around = await city.boundingBox();
  if (mark === null || around === null) throw new Error('nothing to point at');
  await city.click({
    position: { x: mark.x - around.x + mark.width / 2, y: mark.y - around.y + mark.height / 2 },
  });
  await expect(page.locator(`.table:not([data-moves="${moves}"])`)).toBeAttached();
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a city that glides to another part of itself takes no tap meant for the offer', async ({ page }) => {
    await arrive(page);
    await openRecord(page, cardMoment({ kind: 'take', round: 3 }));
    expect(await stageOf(page)).toBe('take');
    await expect(page.locator('.city-close')).toBeVisible();
    await page.evaluate(() => {
      const map = document.querySelector<HTMLElement>('.city-map');
      if (map === null) throw new Error('no city is shown');
      map.style.transform = 'translateY(-70px) scale(1.2)';
    });
    await expectUncovered(page, '.offer-card.can');
  });
});
