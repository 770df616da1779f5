/**
 * Takes the pictures of the README and of the docs from real games: `npx tsx packages/web/scripts/picture.ts`, or
 * only those of one game: `… cards`, `… board`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { GameRecord } from '@carson/engine';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { inRoot } from '../../../scripts/lib/root.mjs';
import { createStaticServer } from '../../../scripts/lib/static-server.mjs';
import { buildWebPage, WEB_DIST } from '../../../scripts/lib/web-page.mjs';
import { type CardMoment, cardMoment } from '../e2e/card-moments.ts';
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
const [only] = process.argv.slice(2);
if (only === undefined || only === 'home') await homePictures(browser);
if (only === undefined || only === 'cards') await cardPictures(browser);
if (only === undefined || only === 'board') await townPictures(browser);
await browser.close();
server.close();

/** The home page as a first visitor sees it: for the README, and for those who install the page. */
async function homePictures(from: Browser): Promise<void> {
  const wide = await newPage(from, { width: 1280, height: 800 });
  await wide.locator('.home-scene').last().waitFor();
  await wide.waitForLoadState('networkidle');
  await wide.screenshot({ path: inRoot('packages', 'web', 'public', 'screenshot-wide.png') });
  await wide.screenshot({ path: `${FOLDER}/home.png` });
  const phone = await from.newPage({ viewport: PHONE, deviceScaleFactor: 2, locale: 'en' });
  await phone.goto(home);
  await phone.locator('.home-scene').last().waitFor();
  await phone.waitForLoadState('networkidle');
  await phone.screenshot({ path: inRoot('packages', 'web', 'public', 'screenshot-phone.png') });
}

type Size = typeof LAPTOP;

interface CardPicture extends CardMoment {
  readonly file: string;
  readonly size: Size;
  /** What to do before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

/** The six moments that the card game is made of, and one of them without colour. */
async function cardPictures(from: Browser): Promise<void> {
  const late = { era: 2, round: 3 };
  await cardPicture(from, { ...late, kind: 'bid', file: 'cards-bid-phone.webp', size: PHONE });
  await cardPicture(from, { kind: 'bid', round: 3, file: 'cards-reveal.webp', size: LAPTOP, act: reveal });
  await cardPicture(from, { ...late, kind: 'take', file: 'cards-take.webp', size: LAPTOP, act: pointAtCard });
  await cardPicture(from, { ...late, kind: 'lay', file: 'cards-lay.webp', size: LAPTOP });
  await cardPicture(from, { ...late, kind: 'lay', file: 'cards-lay-phone.webp', size: PHONE });
  await cardPicture(from, { kind: 'nothing', file: 'cards-end.webp', size: LAPTOP, act: ending });
  await cardPicture(from, {
    ...late,
    kind: 'lay',
    file: 'cards-grey.webp',
    size: LAPTOP,
    act: withoutColour,
  });
}

async function reveal(page: Page): Promise<void> {
  const card = await page.locator('.auction-card.can input').nth(3).getAttribute('value');
  await page.keyboard.press(card ?? '5');
  await page.locator('.confirm[aria-disabled="false"]').click();
  await page.locator('.reveal-large[data-settled="true"]').waitFor();
  // With its ribbons and the tie sign.
  await page.evaluate(async () => {
    const moving = document.querySelector('.reveal-large')?.getAnimations({ subtree: true }) ?? [];
    await Promise.all(moving.map(({ finished }) => finished));
  });
}

async function pointAtCard(page: Page): Promise<void> {
  await page.locator('.offer-card.can').last().click();
}

async function ending(page: Page): Promise<void> {
  await page.locator('.score-dialog').waitFor();
}

async function withoutColour(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'html { filter: grayscale(1); }' });
}

async function cardPicture(from: Browser, { file, size, act, ...moment }: CardPicture): Promise<void> {
  const page = await newPage(from, size, act === reveal ? 'slow' : 'off');
  const bots = ['kate-harlan', 'josiah-freeman', 'tam-penrose'].map((person) => ({
    kind: 'bot',
    bot: person,
  }));
  await page.evaluate(keepGame, {
    id: 'cards',
    game: 'cards',
    startedAt: 0,
    changedAt: 0,
    over: moment.kind === 'nothing',
    occupants: [{ kind: 'person', name: 'Anna' }, ...bots],
    record: cardMoment(moment),
  });
  await page.goto(`${home}/#/table/cards`);
  await page.locator('.table').waitFor();
  if (act !== ending) await page.locator(`.board[data-stage="${moment.kind}"]`).waitFor();
  await act?.(page);
  await takePicture(page, file);
}

async function newPage(from: Browser, size: Size, pace = 'off'): Promise<Page> {
  const page = await from.newPage({
    viewport: size,
    deviceScaleFactor: size === PHONE ? 2 : 1,
    colorScheme: 'light',
    locale: 'en',
  });
  await page.addInitScript((motion) => {
    localStorage.setItem('carson-motion', motion);
    localStorage.setItem('carson-tips', 'off');
  }, pace);
  await page.goto(home);
  return page;
}

async function takePicture(page: Page, file: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur());
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  writeFileSync(`${FOLDER}/${file}`, Buffer.from(data, 'base64'));
  await page.close();
}

async function townPictures(from: Browser): Promise<void> {
  const town = fullestTown(WITH_ALL, 24).get('lastCowboy');
  if (town === undefined) throw new Error('no town came to its last round');
  await townPicture(from, { record: town, file: 'full-town.webp', size: LAPTOP });
  await townPicture(from, { record: town, file: 'full-town-phone.webp', size: PHONE });
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
  if (size === LAPTOP) await page.locator('.street-sign:has(.sign-cowboys) .sign-board.can').last().click();
  await takePicture(page, file);
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
