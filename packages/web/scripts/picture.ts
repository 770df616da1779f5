/** Takes the README's pictures from real games: `npx tsx packages/web/scripts/picture.ts`. */
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { inRoot } from '../../../scripts/lib/root.mjs';
import { createStaticServer } from '../../../scripts/lib/static-server.mjs';
import { buildWebPage, WEB_DIST } from '../../../scripts/lib/web-page.mjs';

const FOLDER = inRoot('docs', 'pictures');

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
await picture(browser, {
  game: 'cards',
  file: 'card-game.png',
  moves: 46,
  size: { width: 1280, height: 720 },
});
await picture(browser, {
  game: 'board',
  file: 'board-game.png',
  moves: 150,
  size: { width: 1280, height: 720 },
});
await picture(browser, { game: 'cards', file: 'phone.png', moves: 30, size: { width: 360, height: 640 } });
await browser.close();
server.close();

interface Picture {
  readonly game: 'cards' | 'board';
  readonly file: string;
  readonly moves: number;
  readonly size: { readonly width: number; readonly height: number };
}

async function picture(from: Browser, { game, file, moves, size }: Picture): Promise<void> {
  const page = await from.newPage({ viewport: size, colorScheme: 'light', locale: 'en' });
  await page.addInitScript(() => localStorage.setItem('carson-motion', 'off'));
  await page.goto(home);
  await page.locator(`.home-game[data-game="${game}"] .home-play`).click();
  await page.locator('.table').waitFor();
  while (Number(await page.locator('.table').getAttribute('data-moves')) < moves) await answer(page);
  await page.locator('.board:not([data-stage="wait"])').waitFor();
  await page.screenshot({ path: `${FOLDER}/${file}` });
  await page.close();
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
