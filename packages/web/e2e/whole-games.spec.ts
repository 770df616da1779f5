import { words } from '@carson/words/generated/en.js';
import { expect, type Page, test } from '@playwright/test';
import {
  arrive,
  finger,
  type Hands,
  keys,
  mouse,
  play,
  SOLO,
  sitDown,
  sitDownAloneByKeys,
} from './player.ts';

const PORTRAIT = { width: 360, height: 640 };
const LANDSCAPE = { width: 740, height: 360 };

/** Answers between two turns of the phone: no multiple of a round's, so that each question is met both ways. */
const TURNED_EVERY = 5;

async function playToTheEnd(
  page: Page,
  hands: Hands,
  sit = (): Promise<void> => sitDown(page, SOLO),
): Promise<void> {
  await arrive(page);
  await sit();
  await play(page, hands);
  await expect(page.locator('.score-dialog')).toBeVisible();
  const totals = (await page.locator('.score-total').allTextContents()).map(Number);
  expect(totals).toHaveLength(4);
  const best = Math.max(...totals);
  const { a, b, c, d } = words.virtualPeople;
  const winner = [a, b, c, d][totals.indexOf(best)] ?? '';
  await expect(page.locator('.score-dialog h2')).toContainText(
    totals.indexOf(best) === 0 ? words.ending.youWin : winner,
  );
}

test('a whole game by mouse at desktop size', async ({ page }) => {
  await playToTheEnd(page, mouse);
});

test('a whole game by keyboard alone', async ({ page }) => {
  await playToTheEnd(page, keys, () => sitDownAloneByKeys(page));
});

test.describe('on a phone', () => {
  test.use({ viewport: PORTRAIT, hasTouch: true, isMobile: true });

  test('a whole game by touch, with the phone turned now and then', async ({ page }) => {
    let answers = 0;
    await playToTheEnd(page, {
      answer: async (table, stage) => {
        answers += 1;
        if (answers % TURNED_EVERY === 0) {
          await table.setViewportSize(answers % (2 * TURNED_EVERY) === 0 ? PORTRAIT : LANDSCAPE);
        }
        await finger.answer(table, stage);
      },
    });
    expect(answers).toBeGreaterThan(2 * TURNED_EVERY);
  });
});

test('three clicks from the start page to the first bid', async ({ page }) => {
  await arrive(page);
  await page.locator('[data-game="cards"] .home-play').click();
  await page
    .locator('.auction-card.can')
    .first()
    .click({ position: { x: 10, y: 10 } });
  await page.locator('.confirm').click();
  await expect(page.locator('.table-log')).toContainText('Bids:');
});
