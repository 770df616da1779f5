/** After the game: the daily challenge, playing on from a moment, the picture of the end. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@carson/engine';
import { words } from '@carson/words/generated/en.js';
import { expect, test } from '@playwright/test';
import { openRecord } from './open-record.ts';

const FINISHED: GameRecord = JSON.parse(
  readFileSync(
    fileURLToPath(new URL('../../../fixtures/cards/six-real-seats.json', import.meta.url)),
    'utf8',
  ),
);

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
  await openRecord(page, FINISHED);
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
