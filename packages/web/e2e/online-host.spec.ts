/** What the host decides before a game, who hears of it, and what follows a game. */

import { words } from '@carson/words/generated/en.js';
import { expect, test } from '@playwright/test';
import { begin, closeVisitors, comeOnline, openTable, PHONE, takeSeat, untilAsked } from './online-player.ts';
import { expectLargeTargets } from './screen-checks.ts';

test.afterEach(closeVisitors);

const CARDS = { game: 'cards', kinds: ['person', 'person', 'novice', 'novice'] } as const;
const { room, play, lobby } = words.online;

test('the host changes the table and removes someone, who is told both', async ({ browser }) => {
  const ann = await comeOnline(browser, { name: 'Ann' });
  const ben = await comeOnline(browser, { name: 'Ben', device: PHONE });
  await takeSeat(ben, await openTable(ann, CARDS));
  await expect(ann.locator('.waiting-room')).toContainText(words.online.clock.none);

  await ann.getByRole('link', { name: room.replan }).click();
  await expect(ann.locator('.setup-seat')).toHaveCount(4);
  await expect(ann.locator('.setup-seat').nth(2).locator('input[value="novice"]')).toBeChecked();
  await ann.locator('.online-terms input[value="day"]').check({ force: true });
  await ann.locator('.setup-foot .button-main').click();
  await expect(ann.locator('.waiting-room')).toContainText(words.online.clock.days({ days: 1 }));
  await expect(ben.locator('.notice')).toContainText(room.replannedNow);
  await expect(ben.locator('.waiting-room')).toContainText(words.online.clock.days({ days: 1 }));

  await ann.getByRole('button', { name: `${room.remove}: Ben` }).click();
  await expect(ben.locator('.notice')).toContainText(room.removed);
  await expectLargeTargets(ben);
  await expect(ann.locator('.room-seat').nth(1)).toContainText(room.openSeat);
});

test('an offer to play again stands in lists, in the tab and over the finished game', async ({ browser }) => {
  const ann = await comeOnline(browser, { name: 'Ann' });
  const ben = await comeOnline(browser, { name: 'Ben' });
  await takeSeat(ben, await openTable(ann, CARDS));
  await begin(ann, [ben]);
  for (const page of [ann, ben]) {
    await page.locator('.panel-button').click();
    await page.getByRole('button', { name: play.leaveSeat }).click();
    await page.locator('.leave-seat .button-main').click();
  }
  // No one is asked, and no one is waited for.
  await expect(ann.locator('.question')).toHaveText(words.onlineEntry.endedEarly);
  await expect(ben.locator('.banner')).toContainText(play.endings.left);
  await ann.evaluate(async () => {
    const table = location.hash.split('/')[3];
    await fetch(`/api/tables/${table}/rematch`, { method: 'POST' });
  });
  await expect(ben.locator('.banner').last()).toContainText(play.rematchOpen);
  await ben.goto('/#/online');
  await expect(ben).toHaveTitle(/^\(1\)/);
  const offer = ben.locator('.online-mine .saved-row').first();
  await expect(offer).toContainText(lobby.invites({ name: 'Ann' }));
  await offer.locator('a.button').click();
  await ben.getByRole('button', { name: room.decline }).click();
  await expect(ben.locator('.online-mine')).toBeVisible();
  await expect(ben).not.toHaveTitle(/^\(1\)/);
});

test('two people of one name are told apart, and a score does not lie over the next table', async ({
  browser,
}) => {
  const ann = await comeOnline(browser, { name: 'Ann' });
  const other = await comeOnline(browser, { name: 'Ann' });
  const address = await openTable(ann, CARDS);
  await takeSeat(other, address);
  await expect(ann.locator('.room-seat').nth(0)).toContainText('Ann I');
  await expect(ann.locator('.room-seat').nth(1)).toContainText('Ann II');
  await begin(ann, [other]);
  await untilAsked(ann);
  await ann.keyboard.press('Escape');
  await ann.locator('.table-bar button', { hasText: words.shell.table.score }).click();
  await expect(ann.locator('.score-dialog')).toBeVisible();
  await ann.evaluate(() => {
    location.hash = '#/online';
  });
  await expect(ann.locator('.online-mine')).toBeVisible();
  await openTable(ann, { game: 'cards', kinds: ['person', 'novice', 'novice', 'novice'] });
  await begin(ann, []);
  await expect(ann.locator('.score-dialog')).toHaveCount(0);
});
