/**
 * How long a move takes to reach the screen on a processor slowed four times. Aim: 100 ms.
 * The clock tells it only on a quiet machine; the page's own processor time, four times, tells it on any.
 */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { createStaticServer } from '../../../scripts/lib/static-server.mjs';
import { buildWebPage, WEB_DIST } from '../../../scripts/lib/web-page.mjs';

const SLOWDOWN = 4;
const MOVES = 36;

interface Played {
  readonly game: 'cards' | 'board';
  readonly name: string;
  /** Gets an answer ready to be given by one press. */
  readonly aim: (page: Page) => Promise<void>;
}

const PLAYED: readonly Played[] = [
  { game: 'cards', name: 'card game', aim: aimCard },
  { game: 'board', name: 'board game', aim: aimCowboy },
];

await buildWebPage();
const server = createStaticServer(WEB_DIST).listen(0);
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
});
for (const played of PLAYED) {
  const slowed = await movesOf(browser, played, SLOWDOWN);
  report(
    `${played.name}, a move on screen, processor slowed ${SLOWDOWN} times`,
    slowed.map(({ wall }) => wall),
  );
  const free = await movesOf(browser, played, 1);
  report(
    `${played.name}, processor time of the page a move, times ${SLOWDOWN}`,
    free.map(({ processor }) => processor * SLOWDOWN),
  );
}
await browser.close();
server.close();

interface MoveTime {
  readonly wall: number;
  /** Of the thread that draws the page. */
  readonly processor: number;
}

async function movesOf(browser: Browser, { game, aim }: Played, slowdown: number): Promise<MoveTime[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript(() => localStorage.setItem('carson-motion', 'off'));
  await page.goto(`http://localhost:${port}/`);
  await page.locator(`.home-game[data-game="${game}"] .home-play`).click();
  await page.locator('.board:not([data-stage="wait"])').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const times: MoveTime[] = [];
  while (times.length < MOVES) {
    await page.locator('[data-answer="true"], .town-ask').first().waitFor({ state: 'attached' });
    await aim(page);
    const before = await processorTime(session);
    const wall = await timedMove(page);
    times.push({ wall, processor: (await processorTime(session)) - before });
  }
  await page.close();
  return times;
}

async function aimCard(page: Page): Promise<void> {
  const stage = await page.locator('.board').getAttribute('data-stage');
  if (stage === 'bid')
    await page.keyboard.press(
      (await page.locator('.auction-card.can input').first().getAttribute('value')) ?? '1',
    );
  if (stage === 'lay') await page.keyboard.press('n');
}

async function aimCowboy(page: Page): Promise<void> {
  if ((await page.locator('.town-ask .confirm').count()) === 0) await page.keyboard.press('n');
  await page.locator('.town-ask [data-answer="true"]').first().waitFor({ state: 'attached' });
}

async function processorTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** From the press of the answer to the next drawn frame that shows it, measured inside the page. */
async function timedMove(on: Page): Promise<number> {
  return on.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const table = document.querySelector('.table');
        const button = document.querySelector<HTMLElement>('[data-answer="true"]');
        if (table === null || button === null) throw new Error('nothing to answer');
        const start = performance.now();
        new MutationObserver((_, observer) => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        }).observe(table, { attributeFilter: ['data-moves'] });
        button.click();
      }),
  );
}

function report(what: string, milliseconds: number[]): void {
  const sorted = milliseconds.sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
  process.stdout.write(
    `${what}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms (${sorted.length} moves)\n`,
  );
}
