/** Lessons, played by real clicks on whatever the rope is thrown around. */

import { words } from '@carson/words/generated/en.js';
import { words as board } from '@carson/words/generated/en-lessons-board.js';
import { words as cards } from '@carson/words/generated/en-lessons-cards.js';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { arrive } from './player.ts';

/** Clicks inside the loop until the step is done; a thing that has to be confirmed leads the rope on to a button. */
async function doStep(page: Page, order: string): Promise<void> {
  await expect(page.locator('.guide h2')).toHaveText(order);
  const step = await stepNow(page);
  while ((await stepNow(page)) === step) {
    const loop = page.locator('.rope-loop');
    await expect(loop).toBeVisible();
    const box = await loop.boundingBox();
    // The step may have ended meanwhile: then the loop lies around what comes next.
    if (box === null || (await stepNow(page)) !== step) continue;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const isAnswer = await isAnswerAt(page, middle);
    await page.mouse.click(middle.x, middle.y);
    if (order === cards.first.count.order) {
      await expect(page.locator('dialog[open]')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    const answered = async (): Promise<boolean> =>
      (await stepNow(page)) !== step || (!isAnswer && (await liesElsewhere(loop, box)));
    await expect.poll(answered).toBe(true);
  }
}

/** Whether a click there answers the question, after which the loop may lie anywhere until the next step. */
function isAnswerAt(page: Page, point: Point): Promise<boolean> {
  return page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-answer="true"]') != null,
    point,
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

async function liesElsewhere(loop: Locator, before: Point): Promise<boolean> {
  const box = await loop.boundingBox();
  return box !== null && (box.x !== before.x || box.y !== before.y);
}

function stepNow(page: Page): Promise<string | null> {
  return page.locator('.guide').getAttribute('data-step');
}

test('the card game is learned at the table, left, taken up again and finished', async ({ page }) => {
  await arrive(page);
  await page.goto('/#/learn/cards');
  await page.getByRole('link', { name: words.lesson.start }).first().click();
  const { first } = cards;
  await doStep(page, first.bid.order);
  await doStep(page, first.take.order);
  await page.reload();
  await doStep(page, first.tie.order);
  await page.getByRole('button', { name: words.lesson.back }).click();
  const rest = [
    'tie',
    'pair',
    'lay',
    'save',
    'character',
    'bluff',
    'power',
    'ranch',
    'overlap',
    'count',
  ] as const;
  for (const step of rest) await doStep(page, first[step].order);
  await expect(page.locator('.guide h2')).toHaveText(first.end.order);
  await page.getByRole('button', { name: words.lesson.finish }).click();
  await expect(page.locator('.guide')).toHaveCount(0);
  await expect(page.locator('.table')).toHaveAttribute('data-game', 'cards');
});

test('what Nora says about an outcome comes with the outcome, not before it', async ({ page }) => {
  await arrive(page, { pace: 'fast' });
  await page.goto('/#/learn/cards/first');
  await expect(page.locator('.guide h2')).toHaveText(cards.first.bid.order);
  await page.evaluate(() => {
    const said = new Set<string>();
    new MutationObserver(() => {
      const settled = document.querySelector<HTMLElement>('.reveal-large')?.dataset['settled'];
      if (settled !== undefined) said.add(`${settled}: ${document.querySelector('.guide h2')?.textContent}`);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    Object.assign(globalThis, { said });
  });
  await page.locator('.auction-card').nth(4).click();
  await page.locator('.confirm').click();
  await expect(page.locator('.guide h2')).toHaveText(cards.first.take.order);
  const said = await page.evaluate(() => [...(globalThis as unknown as { said: Set<string> }).said]);
  expect(said).toEqual([`false: ${words.lesson.watch}`, `true: ${cards.first.bid.after}`]);
});

test('the board game is learned on its map, its street and its buttons', async ({ page }) => {
  await arrive(page);
  await page.goto('/#/learn/board/first');
  const steps = ['claim', 'land', 'character', 'hire', 'saloon', 'contest'] as const;
  for (const step of steps) await doStep(page, board.first[step].order);
  await expect(page.locator('.guide h2')).toHaveText(board.first.market.order);
});
