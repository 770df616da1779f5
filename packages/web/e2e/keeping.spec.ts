/** Nothing is ever lost: reload, offline, files, and browsers that keep nothing. */

import { readFile, writeFile } from 'node:fs/promises';
import { words } from '@carson/words/generated/en.js';
import { words as lessons } from '@carson/words/generated/en-lessons-board.js';
import { expect, type Page, test } from '@playwright/test';
import { arrive, mouse, movesPlayed, play, SOLO, sitDown } from './player.ts';

async function importText(page: Page, text: string, path: string): Promise<void> {
  await writeFile(path, text);
  await page.locator('.import input').setInputFiles(path);
}

async function exported(page: Page): Promise<string> {
  await page.goto('/#/');
  const download = page.waitForEvent('download');
  await page.locator('.saved-row').first().getByRole('button', { name: 'Export' }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('a reload in the middle of a game changes nothing', async ({ page }) => {
  await arrive(page);
  await sitDown(page, SOLO);
  await play(page, mouse, 12);
  const log = await page.locator('.log-list').textContent();
  const moves = await movesPlayed(page);
  await page.reload();
  await expect(page.locator('.table')).toHaveAttribute('data-moves', `${moves}`);
  await expect(page.locator('.log-list')).toHaveText(log ?? '');
});

test.describe('kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the app opens and plays with the network off', async ({ page, context }) => {
    await arrive(page);
    await page.evaluate(async () => {
      const ready = await navigator.serviceWorker.ready;
      if (ready.active?.state !== 'activated') {
        await new Promise((resolve) =>
          ready.active?.addEventListener('statechange', resolve, { once: true }),
        );
      }
    });
    await context.setOffline(true);
    await page.goto('/#/');
    await page.reload();
    await expect(page.locator('[data-game="cards"] .home-play')).toBeVisible();
    await sitDown(page, SOLO);
    await play(page, mouse, 6);
    await page.keyboard.press('r');
    await expect(page.locator('.rulebook [data-rule="C3.4"]')).toBeVisible();
    await page.goto('/#/learn/board/first');
    await expect(page.locator('.guide h2')).toHaveText(lessons.first.claim.order);
    await expect(page.locator('.rope-loop')).toBeVisible();
  });
});

test('a game is exported, deleted, imported and continued', async ({ page }, info) => {
  await arrive(page);
  await sitDown(page, SOLO);
  await play(page, mouse, 9);
  const moves = await movesPlayed(page);
  const record = await exported(page);
  await page.locator('.saved-row').getByRole('button', { name: 'Delete' }).click();
  await page.locator('.saved-row').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.saved-row')).toHaveCount(0);
  await importText(page, record, info.outputPath('game.json'));
  await expect(page.locator('.table')).toHaveAttribute('data-moves', `${moves}`);
  await play(page, mouse, moves + 3);
});

test('damaged files are refused with a sentence', async ({ page }, info) => {
  await arrive(page);
  await sitDown(page, SOLO);
  await play(page, mouse, 9);
  const record = JSON.parse(await exported(page));
  const cut = { ...record, moves: record.moves.slice(0, -1) };
  const altered = structuredClone(record);
  altered.moves[0].command.card = altered.moves[0].command.card === 5 ? 6 : 5;
  const bad: readonly [string, string | RegExp][] = [
    ['not json at all', /not a Carson City game/],
    ['{}', /not a Carson City game/],
    [JSON.stringify({ ...record, game: 'chess' }), /not a Carson City game/],
    [JSON.stringify(cut), `Move ${record.moves.length}`],
    [JSON.stringify(altered), /Move 1 /],
  ];
  for (const [at, [text, sentence]] of bad.entries()) {
    await importText(page, text, info.outputPath(`bad-${at}.json`));
    await expect(page.locator('.notice').filter({ hasText: sentence })).toBeVisible();
    await page.locator('.notice .button-icon').click();
  }
  await expect(page.locator('.saved-row')).toHaveCount(1);
});

test('a damaged saved game is refused and harms nothing else', async ({ page }) => {
  await arrive(page);
  await sitDown(page, SOLO);
  await play(page, mouse, 3);
  const address = page.url();
  await page.goto('/#/');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('carson-city');
        open.onsuccess = () => {
          const store = open.result.transaction('games', 'readwrite').objectStore('games');
          const all = store.getAll();
          all.onsuccess = () => {
            const [game] = all.result;
            game.record.seed = 'another';
            store.put(game).onsuccess = () => resolve();
          };
        };
      }),
  );
  await page.goto(address);
  await expect(page.locator('.curtain')).toContainText('damaged');
  await page.locator('.curtain .button-main').click();
  await expect(page.locator('[data-game="cards"] .home-play')).toBeVisible();
});

test('a browser that keeps nothing says so and the game goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new Error('forbidden');
        },
      },
    });
  });
  await arrive(page);
  await page.locator('[data-game="cards"] .home-play').click();
  await expect(page.locator('.notice').filter({ hasText: words.shell.errors.storage })).toBeVisible();
  await expect(page.locator('.auction-card.can').first()).toBeVisible();
});

test('a table is open in one window at a time', async ({ page, context }) => {
  await arrive(page);
  await sitDown(page, SOLO);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.curtain')).toContainText('open in another window');
  await page.close();
  await expect(other.locator('.table')).toBeVisible();
});

test('a table moves to the window where it is asked for, and back', async ({ page, context }) => {
  await arrive(page);
  await sitDown(page, SOLO);
  const other = await context.newPage();
  await other.goto(page.url());
  for (const [to, from] of [
    [other, page],
    [page, other],
    [other, page],
  ] as const) {
    await from.getByRole('button', { name: 'Settings' }).click();
    await to.locator('.curtain .button-main').click();
    await expect(to.locator('.table')).toBeVisible();
    await expect(from.locator('.curtain')).toContainText('open in another window');
    await expect(from.locator('.dialog')).toHaveCount(0);
  }
});
