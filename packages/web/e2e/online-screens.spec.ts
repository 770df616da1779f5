/** Every online screen in every language and both themes: complete, fitting, barring no one. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { begin, closeVisitors, comeOnline, openTable, PHONE, type Visitor } from './online-player.ts';
import { expectFitting, expectLargeTargets, expectNoBarriers, inEveryLanguage } from './screen-checks.ts';

test.afterEach(closeVisitors);

const SOLO = ['person', 'novice', 'novice', 'novice'] as const;

async function visitOnlineScreens(
  browser: Browser,
  visitor: Omit<Visitor, 'name'>,
  check: (page: Page, screen: string) => Promise<void>,
): Promise<void> {
  const page = await comeOnline(browser, { name: 'Ann', ...visitor });
  await check(page, 'lobby');
  await page.locator('.online-me').click();
  await expect(page.locator('.profile .saved-row').first()).toBeVisible();
  await page.locator('.profile .online-form .button').last().click();
  await check(page, 'profile');
  await page.goto('/');
  await expect(page.locator('.home-online')).toBeVisible();
  await check(page, 'home');
  await page.goto('/#/online/new/board');
  await expect(page.locator('.online-terms')).toBeVisible();
  await check(page, 'new table');
  await page.goto('/#/online');
  await openTable(page, { game: 'cards', kinds: ['person', 'person', 'novice', 'novice'] });
  await page.locator('.room-seat').nth(1).locator('input[value="invited"]').check({ force: true });
  await check(page, 'waiting room');
  await page.goto('/#/online');
  await openTable(page, { game: 'cards', kinds: SOLO, clock: 'calm' });
  await begin(page, []);
  await check(page, 'table');
  await page.locator('.panel-button').click();
  await page.locator('.chat-form input').fill('Howdy');
  await page.keyboard.press('Enter');
  await expect(page.locator('.chat-line')).toBeVisible();
  await check(page, 'talk');
  await page.goto('/#/online/table/nowhereatallnowhere');
  await expect(page.locator('.curtain')).toBeVisible();
  await check(page, 'no such table');
}

test('on a phone every online screen is complete, fits in every language, in reach of a finger', async ({
  browser,
}) => {
  await visitOnlineScreens(browser, { device: PHONE }, (page, screen) =>
    inEveryLanguage(page, async (language) => {
      await expectFitting(page, `${screen}, ${language}`);
      await expectLargeTargets(page, `${screen}, ${language}`);
    }),
  );
});

test('on a desktop every online screen is complete, fits in every language and passes axe', async ({
  browser,
}) => {
  await visitOnlineScreens(browser, {}, async (page, screen) => {
    await inEveryLanguage(page, (language) => expectFitting(page, `${screen}, ${language}`));
    await expectNoBarriers(page, screen);
  });
});
