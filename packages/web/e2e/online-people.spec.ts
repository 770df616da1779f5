import { words } from '@carson/words/generated/en.js';
import { expect, type Page, test } from '@playwright/test';
import { begin, closeVisitors, comeOnline, openTable, PHONE } from './online-player.ts';
import { expectFitting, inEveryLanguage } from './screen-checks.ts';

test.afterEach(closeVisitors);

const PASSWORD = 'tumbleweed and dust';

test('a name kept by a password is the same person on another device, until it is deleted', async ({
  browser,
}) => {
  const name = `Calamity ${Date.now() % 100_000}`;
  const laptop = await comeOnline(browser, { name });
  await laptop.locator('.online-me').click();
  await laptop.locator('.keep-form input[type="password"]').fill(PASSWORD);
  await laptop.locator('.keep-form .button').click();
  await expect(laptop.locator('.keep-form input[type="password"]')).toHaveCount(2);

  const tablet = await comeOnline(browser, { name: 'Somebody' });
  await tablet.locator('.online-me').click();
  const login = tablet.locator('.login-form');
  await login.locator('input').first().fill(name);
  await login.locator('input').last().fill('not the password');
  await login.locator('.button').click();
  await expect(tablet.locator('.notice')).toContainText('Name or password is wrong');
  await login.locator('input').last().fill(PASSWORD);
  await login.locator('.button').click();
  await expect(tablet.locator('.online-me')).toContainText(name);

  const sessions = laptop.getByRole('region', { name: 'Where you are logged in' }).locator('.saved-row');
  await laptop.reload();
  await expect(sessions).toHaveCount(2);
  await sessions.filter({ hasText: 'Another device' }).getByRole('button').click();
  await expect(sessions).toHaveCount(1);
  // The other device is told so, and becomes a stranger only when its person says so.
  await expect(tablet.locator('.connection-lost')).toContainText(words.online.ended.text);
  await tablet.getByRole('button', { name: words.online.ended.guest }).click();
  await expect(tablet.locator('.online-me')).not.toContainText(name);

  const tokens = laptop.getByRole('region', { name: words.online.profile.tokens });
  await tokens.locator('.text-input').fill('my bot');
  await tokens.locator('form .button').click();
  await expect(tokens.locator('code')).toContainText('carson_');
  await tokens.locator('.saved-row .button').click();
  await expect(tokens.locator('.saved-row')).toHaveCount(0);

  const bots = laptop.getByRole('region', { name: 'Bot accounts' });
  const robot = `Robo ${Date.now() % 100_000}`;
  await bots.locator('.bot-form input').fill(robot);
  await bots.getByRole('button', { name: 'Create a bot' }).click();
  await expect(bots.locator('code')).toContainText('carson_');
  const secret = await bots.locator('code').textContent();
  const asBot = () =>
    laptop.request.post('/api/me', { headers: { authorization: `Bearer ${secret}`, cookie: '' } });
  expect(await (await asBot()).json()).toMatchObject({ name: robot, kind: 'bot' });
  await expect(tokens.locator('.saved-row')).toContainText(`Token of ${robot}`);
  await bots.getByRole('button', { name: 'Delete the bot' }).click();
  await bots.locator('.saved-row .button-main').click();
  await expect(bots.locator('.saved-row')).toHaveCount(0);
  await expect(tokens.locator('.saved-row')).toHaveCount(0);

  const [file] = await Promise.all([
    laptop.waitForEvent('download'),
    laptop.getByRole('button', { name: 'Export my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('carson-city-me.json');

  await laptop.getByRole('button', { name: words.online.profile.delete }).click();
  await laptop.locator('.delete-form input').fill(PASSWORD);
  await laptop.locator('.delete-form .button-main').click();
  await expect(laptop.locator('.home')).toBeVisible();
});

test('a visitor without a password is warned before logging out, and a short password is refused in words', async ({
  browser,
}) => {
  const ann = await comeOnline(browser, { name: 'Ann', language: 'de' });
  await ann.goto('/#/online/me');
  await ann.locator('.keep-form input[type="password"]').pressSequentially('kurz');
  await ann.locator('.keep-form .button').click();
  await expect(ann.locator('.notice')).toContainText('mindestens 8 Zeichen');
  await ann.getByRole('button', { name: 'Abmelden' }).click();
  await expect(ann.locator('.saved-row form')).toContainText('kein Passwort');
  await ann.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(ann.locator('.online-me')).toContainText('Ann');
});

test('a name that looks like a kept one is refused with the reason', async ({ browser }) => {
  const name = `Annie ${Date.now() % 100_000}`;
  const keeper = await comeOnline(browser, { name });
  await keeper.goto('/#/online/me');
  await keeper.locator('.keep-form input[type="password"]').fill(PASSWORD);
  await keeper.locator('.keep-form .button').click();
  await expect(keeper.locator('.keep-form input[type="password"]')).toHaveCount(2);

  const other = await comeOnline(browser, { name: 'Other' });
  await other.goto('/#/online/me');
  await other.locator('.name-form input').fill(name.toUpperCase());
  await other.locator('.name-form .button').click();
  await expect(other.locator('.notice')).toContainText(words.online.refusals.nameTaken);
});

test('a guest takes tables along, and is told at the table too that the session was ended elsewhere', async ({
  browser,
}) => {
  const name = `Belle ${Date.now() % 100_000}`;
  const keeper = await comeOnline(browser, { name });
  await keeper.goto('/#/online/me');
  await keeper.locator('.keep-form input[type="password"]').fill(PASSWORD);
  await keeper.locator('.keep-form .button').click();
  await expect(keeper.locator('.keep-form input[type="password"]')).toHaveCount(2);

  const guest = await comeOnline(browser, { name: 'Somebody', device: PHONE });
  const address = await openTable(guest, { game: 'cards', kinds: ['person', 'novice', 'novice', 'novice'] });
  await begin(guest, []);
  const logIn = async (page: Page): Promise<void> => {
    await page.goto('/#/online/me');
    await page.locator('.login-form input').first().fill(name);
    await page.locator('.login-form input').last().fill(PASSWORD);
    await page.locator('.login-form .button').click();
  };
  await logIn(guest);
  const takeAlong = guest.getByRole('button', { name: words.online.merge.yes });
  await expect(takeAlong).toBeInViewport({ ratio: 1 });
  await takeAlong.click();
  await expect(guest.locator('.online-me')).toContainText(name);
  await guest.goto(address);
  await expect(guest.locator('.table[data-decision]')).toBeAttached();
  const lobby = await guest.context().newPage();
  await lobby.goto('/#/online');
  await expect(lobby.locator('.online-me')).toContainText(name);

  await keeper.reload();
  const sessions = keeper.getByRole('region', { name: words.online.profile.sessions }).locator('.saved-row');
  await sessions.filter({ hasText: words.online.profile.otherDevice }).getByRole('button').click();
  await expect(guest.locator('.banner')).toContainText(words.online.ended.text);
  await expect(guest.locator('.banner')).toHaveCount(1);
  await inEveryLanguage(guest, (language) => expectFitting(guest, `the table in ${language}`));
  await expect(lobby.locator('.connection-lost')).toContainText(words.online.ended.text);
  await inEveryLanguage(lobby, (language) => expectFitting(lobby, `the lobby in ${language}`));
  // Logged in again in one tab, the other one is back too.
  await logIn(lobby);
  await expect(guest.locator('.banner')).toHaveCount(0);
});

test('a network over its rate limit is told so, not that the connection is lost', async ({ browser }) => {
  const ann = await comeOnline(browser, { name: 'Ann', device: PHONE });
  const refusal = { code: 'tooFast', params: {} };
  await ann.route('**/api/me', (asked) => asked.fulfill({ status: 429, json: { refusal, request: '1' } }));
  await ann.reload();
  await expect(ann.locator('.connection-lost')).toHaveText(words.online.rateLimited);
  await inEveryLanguage(ann, (language) => expectFitting(ann, `the lobby in ${language}`));
  await ann.unroute('**/api/me');
  await expect(ann.locator('.online-me')).toContainText('Ann');
  await expect(ann.locator('.connection-lost')).toHaveCount(0);
});
