/** How long a move takes to reach the screen on a processor slowed four times. Aim: 100 ms. */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { createStaticServer } from '../../../scripts/lib/static-server.mjs';
import { buildWebPage, WEB_DIST } from '../../../scripts/lib/web-page.mjs';

const SLOWDOWN = 4;
const MOVES = 40;

await buildWebPage();
const server = createStaticServer(WEB_DIST).listen(0);
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
await page.addInitScript(() => localStorage.setItem('carson-motion', 'off'));
await page.goto(`http://localhost:${port}/#/setup/cards`);
for (const seat of [1, 2]) {
  await page.locator('.setup-seat').nth(seat).locator('input[value="novice"]').check({ force: true });
}
await page.locator('.setup-foot .button-main').click();
await page.locator('.board:not([data-stage="wait"])').waitFor();

const session: CDPSession = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
const times: number[] = [];
while (times.length < MOVES) times.push(await timedMove(page));
times.sort((a, b) => a - b);
const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0);
process.stdout.write(
  `card game, a move on screen, processor slowed ${SLOWDOWN} times: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms (${MOVES} moves)\n`,
);
await browser.close();
server.close();

/** From the press of the answer to the next drawn frame that shows it, measured inside the page. */
async function timedMove(on: Page): Promise<number> {
  await on.locator('[data-answer="true"]').first().waitFor({ state: 'attached' });
  const stage = await on.locator('.board').getAttribute('data-stage');
  if (stage === 'bid')
    await on.keyboard.press(
      (await on.locator('.auction-card.can input').first().getAttribute('value')) ?? '1',
    );
  if (stage === 'lay') await on.keyboard.press('n');
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
