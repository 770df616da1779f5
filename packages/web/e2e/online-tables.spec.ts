/** Two real browsers at one table: a desktop and a phone. */
import { words } from '@carson/words/generated/en.js';
import { expect, type Page, test } from '@playwright/test';
import {
  begin,
  closeVisitors,
  comeOnline,
  finishByProgram,
  openTable,
  PHONE,
  playCards,
  playTownTogether,
  questionOf,
  type TownPerson,
  takeSeat,
  untilAsked,
} from './online-player.ts';
import { finger, mouse } from './player.ts';
import { expectLargeTargets } from './screen-checks.ts';
import { answerTown, click, tap } from './town-player.ts';

test.afterEach(closeVisitors);

const CARDS = { game: 'cards', kinds: ['person', 'person', 'novice', 'novice'] } as const;
/** Answers that each gives by hand, two rounds; whole games by hand are played at home. */
const BY_HAND = 6;
const TOWN = { game: 'board', kinds: ['person', 'person'] } as const;

async function totals(page: Page): Promise<string[]> {
  return page.locator('.score-total').allTextContents();
}

async function playUntilAnnIsAsked(ann: Page, both: readonly TownPerson[]): Promise<void> {
  while ((await questionOf(ann)) === null) await playTownTogether(both, 1);
}

test('a whole card game between a desktop and a phone, and another one with the same people', async ({
  browser,
}) => {
  const ann = await comeOnline(browser, { name: 'Ann' });
  const ben = await comeOnline(browser, { name: 'Ben', device: PHONE });
  await takeSeat(ben, await openTable(ann, CARDS));
  await begin(ann, [ben]);
  // Who is through goes on by program at once: the other one may be asked only after further answers.
  await Promise.all([
    playCards(ann, mouse, BY_HAND).then(() => finishByProgram(ann)),
    playCards(ben, finger, BY_HAND).then(() => finishByProgram(ben)),
  ]);
  await expect(ann.locator('.score-dialog')).toBeVisible();
  await expect(ann.locator('.score-total')).toHaveCount(4);
  await expect.poll(() => totals(ben)).toEqual(await totals(ann));
  await expectLargeTargets(ben);
  await expect(ann.locator('.dialog-foot')).toContainText('Back to the lobby');
  await ann.locator('.dialog-foot .button-main').click();
  await expect(ann.locator('.waiting-room')).toContainText(words.online.room.reserved({ name: 'Ben' }));
  await ben.keyboard.press('Escape');
  await ben.locator('.banner .button-main').click();
  await expect(ben.locator('.waiting-room')).toContainText('Ann');
  await begin(ann, [ben]);
});

test('the board game between a desktop and a phone: a connection breaks and no move is lost', async ({
  browser,
}) => {
  const ann = await comeOnline(browser, { name: 'Ann' });
  const ben = await comeOnline(browser, { name: 'Ben', device: PHONE });
  let isCut = false;
  let cut: () => Promise<void> = async () => undefined;
  await ann.routeWebSocket(/\/api\/live/, async (socket) => {
    if (isCut) return socket.close();
    const server = socket.connectToServer();
    cut = async () => {
      isCut = true;
      await server.close();
      await socket.close();
    };
  });
  await ann.reload();
  await takeSeat(ben, await openTable(ann, TOWN));
  await begin(ann, [ben]);
  const both = [
    { page: ann, point: click },
    { page: ben, point: tap },
  ];
  await playTownTogether(both, 8);
  await playUntilAnnIsAsked(ann, both);

  await cut();
  await expect(ann.locator('.connection-mark')).toBeVisible();
  const question = await questionOf(ann);
  const before = Number(await ann.locator('.table').getAttribute('data-moves'));
  await answerTown(ann, click, 0);
  await expect(ann.locator('.sending')).toBeVisible();
  expect(await questionOf(ann)).toBe(question);
  isCut = false;
  await expect(ann.locator('.connection-mark')).toHaveCount(0);
  await expect(ann.locator(`.table:not([data-decision="${question}"])`)).toBeAttached();

  await playTownTogether(both, 1);
  await expect(async () => {
    const [hers, his] = await Promise.all(
      [ann, ben].map((page) => page.locator('.table').getAttribute('data-moves')),
    );
    expect(hers).toBe(his);
    expect(Number(hers)).toBe(before + 2);
  }).toPass();
});

test('a spectator sees the table and is asked nothing; people chat and mute', async ({ browser }) => {
  const ann = await comeOnline(browser, { name: 'Ann' });
  const ben = await comeOnline(browser, { name: 'Ben' });
  const zoe = await comeOnline(browser, { name: 'Zoe', device: PHONE });
  const address = await openTable(ann, CARDS);
  await takeSeat(ben, address);
  await begin(ann, [ben]);
  await zoe.goto(address);
  await expect(zoe.locator('.table')).toBeVisible();
  await expect(zoe.locator('.watching')).toBeVisible();
  await expect(zoe.locator('.auction-card.can')).toHaveCount(0);
  expect(await questionOf(zoe)).toBeNull();

  await ann.locator('.panel-button').click();
  await ann.locator('.chat-form input').fill('Howdy, partner!');
  await ann.keyboard.press('Enter');
  await expect(ann.locator('.side-panel')).toContainText('Zoe');
  await expect(ben.locator('.unread')).toHaveText('1');
  await ben.locator('.panel-button').click();
  await expect(ben.locator('.chat-line')).toContainText('Howdy, partner!');
  await zoe.locator('.panel-button').click();
  await expect(zoe.locator('.chat-line')).toContainText('Howdy, partner!');
  await expect(zoe.locator('.chat-form')).toHaveCount(0);
  await ben.locator('.chat-more').click();
  await ben.locator('.report-form input').fill('He calls everybody partner');
  await ben.locator('.report-form .button').click();
  await expect(ben.locator('.notice')).toContainText('Reported');
  await ben.locator('.chat-more').click();
  await ben.locator('.chat-actions .button').first().click();
  await expect(ben.locator('.chat-line')).toHaveCount(0);
});

test('after a look back the panel tells nothing of it while others are waited for', async ({ browser }) => {
  const ann = await comeOnline(browser, { name: 'Ann' });
  const ben = await comeOnline(browser, { name: 'Ben' });
  const zoe = await comeOnline(browser, { name: 'Zoe' });
  const address = await openTable(ann, CARDS);
  await takeSeat(ben, address);
  await begin(ann, [ben]);
  await zoe.goto(address);
  await zoe.locator('.log-link').last().click();
  await expect(zoe.locator('.replay .scene')).toBeVisible();
  await zoe.keyboard.press('Escape');
  await expect(zoe.locator('.question')).toBeVisible();
  await expect(zoe.locator('.table-ask .scene')).toHaveCount(0);
});

test('someone leaves: the others let a bot play, and the seat can be taken back', async ({ browser }) => {
  const ann = await comeOnline(browser, { name: 'Ann' });
  const ben = await comeOnline(browser, { name: 'Ben' });
  const address = await openTable(ann, CARDS);
  await takeSeat(ben, address);
  await begin(ann, [ben]);
  const zoe = await comeOnline(browser, { name: 'Zoe', device: PHONE });
  await zoe.goto(address);
  await ben.locator('.panel-button').click();
  await ben.locator('.side-panel > .button-quiet').click();
  await ben.locator('.leave-seat .button-main').click();
  await expect(ben.locator('.banner')).toContainText('waiting for you');
  await expect(ann.locator('.banner')).toContainText('Ben has left');
  await expect(zoe.locator('.banner')).toContainText('The others decide');
  await ann.locator('.banner .button').nth(1).click();
  await expect(ann.locator('.banner')).toHaveCount(0);
  await expect(ben.locator('.banner')).toContainText(words.online.vote.botPlaysForYou);
  await ben.locator('.banner .button-main').click();
  await expect(ben.locator('.banner')).toHaveCount(0);
});

test('the tab says whose turn it is, and the lobby puts that table first', async ({ browser }) => {
  const ann = await comeOnline(browser, { name: 'Ann' });
  const first = await openTable(ann, { game: 'cards', kinds: ['person', 'novice', 'novice', 'novice'] });
  await begin(ann, []);
  expect(await untilAsked(ann)).toBe('asked');
  await expect(ann).toHaveTitle(/Your turn/);
  await expect(ann.locator('link[rel="icon"]')).toHaveAttribute('href', /turn/);
  await ann.locator('.table-bar a').first().click();
  await expect(ann).toHaveTitle(/^\(1\)/);
  await expect(ann.locator('.online-mine .saved-row').first()).toHaveAttribute('data-turn', 'true');
  await openTable(ann, { game: 'cards', kinds: ['person', 'novice', 'novice', 'novice'] });
  await begin(ann, []);
  await ann.locator('.next-table').click();
  await expect(ann).toHaveURL(first);
  await ann.goto('/');
  await ann.reload();
  await expect(ann.locator('.home-waiting')).toHaveText(words.onlineEntry.tablesWaiting({ count: 2 }));
});

test('a newcomer who follows a link is asked for a name there', async ({ browser }) => {
  const ann = await comeOnline(browser, { name: 'Ann' });
  const stranger = await comeOnline(browser, { name: '' });
  await takeSeat(stranger, await openTable(ann, CARDS));
  await expect(ann.locator('.room-seat').nth(1)).toContainText(words.shell.setup.guest({ letter: 'B' }));
  await stranger.locator('.name-form input').fill('Belle');
  await stranger.locator('.name-form .button').click();
  await expect(stranger.locator('.name-form')).toHaveCount(0);
  await expect(stranger.locator('.online-me')).toHaveText('Belle');
});

test('chat that was read in the waiting room is not new at the table', async ({ browser }) => {
  const ann = await comeOnline(browser, { name: 'Ann' });
  const ben = await comeOnline(browser, { name: 'Ben' });
  await takeSeat(ben, await openTable(ann, CARDS));
  await ben.locator('.chat-form input').fill('Howdy');
  await ben.keyboard.press('Enter');
  await expect(ann.locator('.chat-line')).toContainText('Howdy');
  await begin(ann, [ben]);
  await expect(ann.locator('.panel-button')).toBeVisible();
  await expect(ann.locator('.unread')).toHaveCount(0);
  await expect(ben.locator('.unread')).toHaveCount(0);
});

test('a table is cancelled only by a second click, which leads back to the lobby', async ({ browser }) => {
  const ann = await comeOnline(browser, { name: 'Ann' });
  await openTable(ann, CARDS);
  await ann.getByRole('button', { name: words.online.room.cancel }).click();
  await ann.getByRole('button', { name: 'Cancel' }).click();
  await expect(ann.locator('.waiting-room')).toBeVisible();
  await ann.getByRole('button', { name: words.online.room.cancel }).click();
  await ann.getByRole('button', { name: words.online.room.cancel }).click();
  await expect(ann.locator('.curtain')).toContainText(words.online.room.endings.cancelled);
  await ann.locator('.curtain .button-main').click();
  await expect(ann.locator('.online-mine')).toBeVisible();
});

test('a table of the lobby is found by its game and joined by one click', async ({ browser }) => {
  const host = `Belle ${Date.now()}`;
  const belle = await comeOnline(browser, { name: host });
  const ben = await comeOnline(browser, { name: 'Ben', device: PHONE });
  const lists: string[] = [];
  ben.on('request', (request) => {
    if (/api\/tables(\?|$)/.test(request.url())) lists.push(request.url());
  });
  await openTable(belle, TOWN);
  const row = ben.locator('.online-open .saved-row', { hasText: host });
  await expect(row).toHaveCount(1);
  await ben.locator('.online-open input[value="cards"]').check({ force: true });
  await expect(row).toHaveCount(0);
  await ben.locator('.online-open input[value="board"]').check({ force: true });
  // The list comes by itself over the live connection.
  await expect(row).toHaveCount(1);
  expect(lists).toEqual([]);
  await row.locator('.button-main').tap();
  await expect(ben.locator('.waiting-room')).toContainText(words.online.room.leave);
  await begin(belle, [ben]);
});

test('an invitation opens the seat that is kept for it, and no other does', async ({ browser }) => {
  const ann = await comeOnline(browser, { name: 'Ann' });
  const ben = await comeOnline(browser, { name: 'Ben' });
  await ann.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = await openTable(ann, CARDS);
  await ann.locator('.room-seat').nth(1).locator('input[value="invited"]').check({ force: true });
  await ben.goto(address);
  await expect(ben.locator('.room-seat').nth(1)).toContainText('By invitation');
  await expect(ben.locator('.waiting-room .setup-foot .button-main')).toHaveCount(0);
  await ann.locator('.room-seat').nth(1).getByRole('button').click();
  const copied = () => ann.evaluate(() => navigator.clipboard.readText());
  // Behind its own page, so that a chat shows what it is about; the seat's token stays behind the #.
  await expect.poll(copied).toContain(`${address.replace('/#', '/join#')}/`);
  await takeSeat(ben, await copied());
  await begin(ann, [ben]);
});

test('the record of a game is verified, taken along, and looked at by someone else', async ({ browser }) => {
  const ann = await comeOnline(browser, { name: 'Ann' });
  await openTable(ann, { game: 'cards', kinds: ['person', 'novice', 'novice', 'novice'] });
  await begin(ann, []);
  await untilAsked(ann);
  await mouse.answer(ann, 'bid');
  await ann.locator('.panel-button').click();
  await ann.getByRole('button', { name: words.online.play.leaveSeat }).click();
  await ann.locator('.leave-seat .button-main').click();
  await ann.getByRole('button', { name: 'Verify the record' }).click();
  await expect(ann.locator('.notice')).toContainText('Verified: all');
  const [file] = await Promise.all([
    ann.waitForEvent('download', { timeout: 20_000 }),
    ann.locator('.record-part a').click({ timeout: 20_000 }),
  ]);
  const path = await file.path();

  const zoe = await comeOnline(browser, { name: 'Zoe', device: PHONE });
  await zoe.locator('.import input').setInputFiles(path);
  await expect(zoe.locator('.table')).toBeVisible();
  await expect(zoe.locator('.banner')).toContainText(words.online.play.imported);
  await expect(zoe.locator('.table')).toContainText('Ann');
  for (const page of [ann, zoe]) {
    await page.goto(page.url().replace(/table\/([\w-]+).*$/, 'game/$1/1'));
    await expect(page.locator('.replay-head')).toContainText('Move 1 of');
    await expect(page.locator('.table')).toHaveAttribute('data-beat', /^0\//);
  }
  await zoe.goto('/#/online');
  await expect(zoe.locator('.online-mine .saved-row')).toHaveCount(1);
  const bent = { name: 'bent.json', mimeType: 'application/json', buffer: Buffer.from('{"game":"cards"}') };
  await zoe.locator('.import input').setInputFiles(bent);
  await expect(zoe.locator('.notice')).toContainText(words.online.refusals.noRecord);
});
