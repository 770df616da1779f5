/** Every screen in every language, in both themes: nothing missing, nothing cut, nothing that bars anyone. */
import { expect, type Page, test } from '@playwright/test';
import { arrive, closeDialog, mouse, play, SOLO, sitDown } from './player.ts';
import { atBothSizes, expectFitting, expectNoBarriers, inEveryLanguage } from './screen-checks.ts';

async function visitEveryScreen(page: Page, check: (screen: string) => Promise<void>): Promise<void> {
  await check('home');
  await page.goto('/#/daily/cards');
  await expect(page.locator('.daily-streak')).toBeVisible();
  await check('daily challenge');
  await page.goto('/#/record');
  await expect(page.locator('.record-choice')).toBeVisible();
  await check('my record');
  await page.goto('/#/setup/cards');
  await expect(page.locator('.setup')).toBeVisible();
  await check('setup');
  await sitDown(page, SOLO);
  await check('bid');
  await play(page, mouse, 1);
  await check('take');
  await play(page, mouse, 2);
  await check('after taking');
  await play(page, mouse, 14);
  await check('middle game');
  await page.keyboard.press('s');
  await expect(page.locator('.score-dialog')).toBeVisible();
  await check('score');
  await closeDialog(page);
  await page.keyboard.press('r');
  await expect(page.locator('.rulebook-paragraph').first()).toBeVisible();
  await page.locator('.rulebook-contents button').last().click();
  await expect(page.locator('.rulebook-chapter h3').last()).toBeInViewport();
  await check('rulebook');
  await closeDialog(page);
  await page.locator('.table-bar .button-icon').last().click();
  await expect(page.locator('.dialog')).toBeVisible();
  await check('settings');
  await closeDialog(page);
  await page.goto('/#/nowhere');
  await expect(page.locator('.curtain')).toBeVisible();
  await check('lost');
}

test('every screen is complete in every language, fits a phone and a desktop, and passes axe in either theme', async ({
  page,
}) => {
  await arrive(page);
  await visitEveryScreen(page, async (screen) => {
    await inEveryLanguage(page, (language) =>
      atBothSizes(page, (size) => expectFitting(page, `${screen}, ${language}, ${size}`)),
    );
    await expectNoBarriers(page, screen);
  });
});
