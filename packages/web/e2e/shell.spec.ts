import { readFileSync } from 'node:fs';
import { words } from '@carson/words/generated/en.js';
import { expect, test } from '@playwright/test';
import { openRecord } from './open-record.ts';
import { arrive, SOLO, sitDown } from './player.ts';

const FINISHED = new URL('../../../fixtures/cards/one-against-virtual.json', import.meta.url);

test('the result can be put away and is at hand again; Back closes it, and the next game is without it', async ({
  page,
}) => {
  await openRecord(page, JSON.parse(readFileSync(FINISHED, 'utf8')));
  const ending = page.locator('.ending');
  await expect(ending.locator('.podium-place')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(ending).toHaveCount(0);
  const atHand = page.locator('.end-panel');
  await atHand.getByRole('button', { name: words.ending.result }).click();
  await expect(ending).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(ending).toHaveCount(0);
  expect(page.url()).toBe(address);
  await atHand.getByRole('button', { name: words.ending.result }).click();
  await ending.getByRole('button', { name: words.ending.rematch }).click();
  await expect(page.locator('.auction-card.can').first()).toBeVisible();
  await expect(page.locator('dialog')).toHaveCount(0);
  expect(page.url()).not.toBe(address);
});

test('Enter gives the answer wherever a click has left the focus', async ({ page }) => {
  await arrive(page);
  await sitDown(page, SOLO);
  await page
    .locator('.auction-card.can')
    .first()
    .click({ position: { x: 10, y: 10 } });
  await page.locator('.log-link').first().focus();
  await page.locator('.table-log h2').click();
  await page.keyboard.press('Enter');
  await expect(page.locator('.table-log')).toContainText('Bids:');
});
