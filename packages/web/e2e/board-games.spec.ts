import { expect, test } from '@playwright/test';
import { arrive } from './player.ts';
import { expectUncovered } from './screen-checks.ts';
import { click, foundTown, playTown, playTownByKeys, tap } from './town-player.ts';

const BOTS = ['person', 'bot', 'bot'] as const;

/** Answers that lead through most of the first round; whole games are played by keys and by touch. */
const FIRST_ROUND = 22;

async function expectSheet(page: import('@playwright/test').Page, seats: number): Promise<void> {
  await expect(page.locator('.score-dialog')).toBeVisible();
  await expect(page.locator('.score-total')).toHaveCount(seats);
}

test.describe('the board game', () => {
  test('a first game by mouse, several people on one screen', async ({ page }) => {
    await arrive(page);
    await foundTown(page, { kinds: ['person', 'person'] });
    const met = await playTown(page, click, FIRST_ROUND);
    for (const kind of ['claimParcel', 'takeCharacter', 'placeCowboy']) expect(met).toContain(kind);
  });

  test('by keyboard alone', async ({ page }) => {
    await arrive(page);
    await foundTown(page, { kinds: BOTS });
    await playTownByKeys(page);
    await expectSheet(page, 3);
  });

  test('with the river, outlaws and horses, against bots', async ({ page }) => {
    await arrive(page);
    await foundTown(page, {
      kinds: BOTS,
      variants: ['river', 'outlaws', 'horses'],
      preset: 5,
      allBuildings: true,
    });
    const met = await playTown(page, click, FIRST_ROUND);
    for (const kind of ['putHorse', 'placeCowboy']) expect(met).toContain(kind);
  });

  test('with starting kits, duel tiles and Kit Carson: secrets stay behind the curtain', async ({ page }) => {
    await arrive(page);
    await foundTown(page, {
      kinds: ['person', 'person'],
      variants: ['newBeginning', 'mightIsRight', 'kitCarson'],
    });
    await expect(page.locator('.curtain')).toBeVisible();
    await expect(page.locator('.kit')).toHaveCount(0);
    const met = await playTown(page, click, FIRST_ROUND);
    for (const kind of ['fillKit', 'placeTogether']) expect(met).toContain(kind);
  });
});

test.describe('the board game on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a whole game by touch', async ({ page }) => {
    await arrive(page);
    await foundTown(page, { kinds: BOTS });
    await playTown(page, tap);
    await expectSheet(page, 3);
  });

  test('a tip that is open leaves the answer in reach, upright and on its side', async ({ page }) => {
    await arrive(page);
    await foundTown(page, { kinds: BOTS });
    await page.locator('.aim-steps .step').last().tap();
    await page.evaluate(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'carson-tips', newValue: 'on' }));
    });
    await page.locator('.coach-head').tap();
    const inReach = '.town-ask .confirm, .coach-foot .button';
    await expectUncovered(page, inReach);
    await page.setViewportSize({ width: 640, height: 360 });
    await expectUncovered(page, inReach);
    await page.locator('.town-ask .confirm').tap();
    await expect(page.locator('.table:not([data-moves="0"])')).toBeAttached();
  });
});
