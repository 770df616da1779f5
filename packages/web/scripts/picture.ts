/** Takes the README's pictures from real games: `npx tsx packages/web/scripts/picture.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { GameRecord } from '@carson/engine';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { inRoot } from '../../../scripts/lib/root.mjs';
import { createStaticServer } from '../../../scripts/lib/static-server.mjs';
import { buildWebPage, WEB_DIST } from '../../../scripts/lib/web-page.mjs';
import { fullestTown, WITH_ALL } from '../e2e/full-town.ts';

const FOLDER = inRoot('docs', 'pictures');
const LAPTOP = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 640 };

await buildWebPage();
mkdirSync(FOLDER, { recursive: true });
const server = createStaticServer(WEB_DIST).listen(0);
const address = server.address();
const home = `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`;
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox'],
});
await picture(browser, { game: 'cards', file: 'card-game.png', moves: 46, size: LAPTOP });
await picture(browser, { game: 'cards', file: 'phone.png', moves: 30, size: PHONE });
const town = fullestTown(WITH_ALL, 24).get('lastCowboy');
if (town === undefined) throw new Error('no town came to its last round');
await townPicture(browser, { record: town, file: 'full-town.webp', size: LAPTOP });
await townPicture(browser, { record: town, file: 'full-town-phone.webp', size: PHONE });
await browser.close();
server.close();

type Size = typeof LAPTOP;

interface Picture {
  readonly game: 'cards' | 'board';
  readonly file: string;
  readonly moves: number;
  readonly size: Size;
}

async function picture(from: Browser, { game, file, moves, size }: Picture): Promise<void> {
  const page = await newPage(from, size);
  await page.locator(`.home-game[data-game="${game}"] .home-play`).click();
  await page.locator('.table').waitFor();
  while (Number(await page.locator('.table').getAttribute('data-moves')) < moves) await answer(page);
  await page.locator('.board:not([data-stage="wait"])').waitFor();
  await page.screenshot({ path: `${FOLDER}/${file}` });
  await page.close();
}

async function newPage(from: Browser, size: Size): Promise<Page> {
  const page = await from.newPage({
    viewport: size,
    deviceScaleFactor: 1,
    colorScheme: 'light',
    locale: 'en',
  });
  await page.addInitScript(() => localStorage.setItem('carson-motion', 'off'));
  await page.goto(home);
  return page;
}

/** The first legal answer; the best place for a card. */
async function answer(page: Page): Promise<void> {
  await page.locator('.board:not([data-stage="wait"])').waitFor();
  const stage = await page.locator('.board').getAttribute('data-stage');
  const before = await page.locator('.table').getAttribute('data-moves');
  const bid = page.locator('.auction-card.can input').last();
  if (stage === 'bid' && (await bid.count()) > 0)
    await page.keyboard.press((await bid.getAttribute('value')) ?? '9');
  else if ((await page.locator('.confirm[aria-disabled="false"], .town-ask .confirm').count()) === 0)
    await page.keyboard.press('n');
  await page.locator('[data-answer="true"]').last().click();
  await page.locator(`.table:not([data-moves="${before}"])`).waitFor();
}

interface TownPicture {
  readonly record: GameRecord;
  readonly file: string;
  readonly size: Size;
}

/** A full map in the last round, everything in the box on it, with the last cowboys to place. */
async function townPicture(from: Browser, { record, file, size }: TownPicture): Promise<void> {
  const page = await newPage(from, size);
  await page.evaluate(keepGame, {
    id: 'full-town',
    game: 'board',
    startedAt: 0,
    changedAt: 0,
    over: false,
    occupants: ['Abigail', 'Boone', 'Clara', 'Dutch', 'Ezra', 'Flora'].map((name) => ({
      kind: 'person',
      name,
    })),
    record,
  });
  await page.goto(`${home}/#/table/full-town`);
  await page.locator('.town-ask').waitFor();
  if (size === LAPTOP) await page.locator('.sign:has(.sign-cowboy) .sign-board.can').last().click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur());
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 88 });
  writeFileSync(`${FOLDER}/${file}`, Buffer.from(data, 'base64'));
  await page.close();
}

/** Runs in the page: puts a game among those of this device. */
async function keepGame(saved: { readonly id: string }): Promise<void> {
  const opening = indexedDB.open('carson-city', 1);
  await new Promise<void>((resolve, reject) => {
    opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('games', 'readwrite');
      transaction.objectStore('games').put(saved);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    };
    opening.onerror = () => reject(opening.error);
  });
  opening.result.close();
}
