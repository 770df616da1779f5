/** A game that came as a file, opened at the question it waits for. */
import { writeFile } from 'node:fs/promises';
import type { GameRecord } from '@carson/engine';
import { expect, type Page, test } from '@playwright/test';

export async function openRecord(page: Page, record: GameRecord): Promise<void> {
  const path = test.info().outputPath('record.json');
  await writeFile(path, JSON.stringify(record));
  await page.goto('/#/');
  await page.locator('.import input').setInputFiles(path);
  await expect(page.locator('.table, .curtain').first()).toBeVisible();
  if (await page.locator('.curtain').isVisible()) await page.locator('.curtain .button-main').click();
  await expect(page.locator('.table-ask')).toBeVisible();
}
