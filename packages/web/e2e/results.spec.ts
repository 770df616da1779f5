/** After the game: the daily challenge, playing on from a moment, the picture of the end, the review. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@carson/engine';
import { words } from '@carson/words/generated/en.js';
import { expect, test } from '@playwright/test';
import { openRecord } from './open-record.ts';
import { atBothSizes, expectFitting, expectNoBarriers } from './screen-checks.ts';

function fixture(name: string): GameRecord {
  const file = new URL(`../../../fixtures/cards/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(fileURLToPath(file), 'utf8'));
}

test('today’s challenge is begun once, marked, and waits on its page', async ({ page }) => {
  await page.goto('/#/');
  await page.locator('.home-day').last().click();
  await expect(page).toHaveURL(/#\/daily\/cards/);
  await page.getByRole('button', { name: words.daily.play }).click();
  await expect(page.locator('.table-mark')).toBeVisible();
  await page.getByRole('link', { name: words.shell.table.leave }).click();
  await expect(page.getByRole('button', { name: words.daily.resume })).toBeVisible();
});

test('a finished game becomes a picture, and is played on in a copy that leads back', async ({ page }) => {
  await openRecord(page, fixture('six-real-seats'));
  const end = page.locator('.ending');
  await end.getByRole('button', { name: words.ending.share, exact: true }).click();
  const made = page.waitForEvent('download');
  await page.getByRole('button', { name: words.ending.sharePicture }).click();
  expect(readFileSync(await (await made).path()).length).toBeGreaterThan(50_000);

  await end.getByRole('button', { name: words.whatIf.title }).click();
  await page.getByRole('button', { name: words.whatIf.playOn }).click();
  await expect(page.locator('.banner')).toContainText('What if?');
  await page.getByRole('link', { name: words.whatIf.back }).click();
  await expect(page).toHaveURL(/#\/game\/\w+\/\d+/);
  await expect(page.locator('.replay')).toBeVisible();
});

test('a finished game is reviewed: the curve to its end, every decision, where luck was', async ({
  page,
}) => {
  const record = fixture('one-against-virtual');
  await openRecord(page, record);
  await page.locator('.ending').getByRole('button', { name: words.ending.review }).click();
  await expect(page.locator('.review-working')).toHaveCount(0, { timeout: 90_000 });
  await page.locator('.review-switch .button').last().click();
  await expect(page.locator('.review-row')).toHaveCount(record.moves.length);
  await page.keyboard.press('End');
  await expect(page.locator('.review-row').last()).toHaveAttribute('aria-current', 'step');
  await atBothSizes(page, async (size) => {
    await expectFitting(page, size);
    await expectNoBarriers(page, size);
  });
  await page.reload();
  await expect(page.locator('.review-chart')).toBeVisible();
  await expect(page.locator('.review-working')).toHaveCount(0);
});
