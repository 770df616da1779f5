/**
 * How long a move takes to reach the screen, and the next question after it, on a processor slowed four times. Aim: 100 ms
 * until the effect.
 * The clock tells it only on a quiet machine; the page's own processor time, four times, tells it nearly anywhere.
 */
import type { Page } from '@playwright/test';
import { type BuiltPage, openBuiltPage } from '../scripts/built-page.ts';

const SLOWDOWN = 4;
/** The same games in every run. */
const SEEDS = [1, 2, 3];
const MOVES_OF_A_GAME = 36;

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

const built = await openBuiltPage();
for (const played of PLAYED) {
  report(`${played.name}, a move on screen, processor slowed ${SLOWDOWN} times`, {
    moves: await movesOf(built, played, SLOWDOWN),
    time: ({ wall }) => wall,
  });
  const moves = await movesOf(built, played, 1);
  const what = `${played.name}, processor time of the drawing thread, times ${SLOWDOWN}, until`;
  report(`${what} the effect`, { moves, time: ({ effect }) => effect * SLOWDOWN });
  report(`${what} the next question`, { moves, time: ({ question }) => question * SLOWDOWN });
}
await built.close();

interface Timed {
  readonly wall: number;
  readonly beginsRound: boolean;
}

/** What the drawing thread worked until the frame that shows it was done. */
interface Worked {
  readonly effect: number;
  readonly question: number;
}

type Move = Timed & Worked;

async function movesOf(built: BuiltPage, played: Played, slowdown: number): Promise<Move[]> {
  const moves: Move[] = [];
  for (const seed of SEEDS) moves.push(...(await movesOfGame(built, { ...played, slowdown, seed })));
  return moves;
}

interface Run extends Played {
  readonly slowdown: number;
  readonly seed: number;
}

async function movesOfGame(
  { browser, home }: BuiltPage,
  { game, aim, slowdown, seed }: Run,
): Promise<Move[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript(withoutChance, seed);
  await page.addInitScript(() => {
    localStorage.setItem('carson-motion', 'off');
    localStorage.setItem('carson-tips', 'off');
    // The judge of mistakes thinks on a processor of its own, which two cores do not have.
    localStorage.setItem('carson-mistakes', 'off');
  });
  await page.goto(home);
  await page.locator(`.home-game[data-game="${game}"] .home-play`).click();
  await page.locator('.board:not([data-stage="wait"])').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories: ['-*', 'toplevel', 'blink.user_timing'] });
  const moves: Timed[] = [];
  while (moves.length < MOVES_OF_A_GAME) {
    await page.locator('[data-answer="true"], .town-ask').first().waitFor({ state: 'attached' });
    await page.waitForFunction(isQuestionDrawn);
    await aim(page);
    moves.push(await page.evaluate(timedMove));
  }
  const worked = processorTimes((await browser.stopTracing()).toString());
  await page.close();
  return moves.map((move, at) => ({ effect: 0, question: 0, ...worked[at], ...move }));
}

/** Runs in the page: the seed of a game is drawn from here. */
function withoutChance(seed: number): void {
  crypto.getRandomValues = (values) => {
    if (values instanceof Uint8Array) values.fill(seed);
    return values;
  };
}

/** Runs in the page: the question comes one frame after the effect of the move before it. */
function isQuestionDrawn(): boolean {
  const { effect, moves } = document.querySelector<HTMLElement>('.table')?.dataset ?? {};
  return effect === undefined || effect === moves;
}

/** A key that comes before its question is asked does nothing, so it is pressed until the answer is ready. */
async function aimCard(page: Page): Promise<void> {
  const ready = page.locator('[data-answer="true"]:not([aria-disabled="true"])').first();
  do {
    const stage = await page.locator('.board').getAttribute('data-stage');
    const bid = page.locator('.auction-card.can input').first();
    if (stage === 'bid') await page.keyboard.press((await bid.getAttribute('value')) ?? '1');
    if (stage === 'take') await page.keyboard.press('ArrowRight');
    if (stage === 'lay') await page.keyboard.press('n');
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
  } while ((await ready.count()) === 0);
}

async function aimCowboy(page: Page): Promise<void> {
  if ((await page.locator('.town-ask .confirm').count()) === 0) await page.keyboard.press('n');
  await page.locator('.town-ask [data-answer="true"]').first().waitFor({ state: 'attached' });
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** When, and for how long; all in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Of the thread's own time. */
  readonly tdur?: number;
}

/** Of every move in the trace: what the thread worked from the press to the end of those frames. */
function processorTimes(trace: string): Worked[] {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const named = (wanted: string): TraceEvent[] =>
    traceEvents.filter(({ name }) => name === wanted).sort((a, b) => a.ts - b.ts);
  const tasks = named('ThreadControllerImpl::RunTask');
  const [drawn, asked] = [named('drawn'), named('asked')];
  return named('pressed').map(({ pid, tid, ts }, at) => {
    const workedUntil = (end = ts): number => {
      const during = tasks.filter(
        (task) => task.pid === pid && task.tid === tid && task.ts <= end && task.ts + (task.dur ?? 0) >= ts,
      );
      return during.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
    };
    return { effect: workedUntil(drawn[at]?.ts), question: workedUntil(asked[at]?.ts) };
  });
}

/**
 * Runs in the page: from the press of the answer until the frame with its effect has been shown. The browser tells
 * that of elements with a name for it, so one is put in together with the effect. Ends when the next question is drawn.
 */
function timedMove(): Promise<Timed> {
  return new Promise((resolve) => {
    const table = document.querySelector('.table');
    const round = document.querySelector('h1');
    const button = document.querySelector<HTMLElement>('[data-answer="true"]');
    if (table === null || round === null || button === null) throw new Error('nothing to answer');
    const roundBefore = round.textContent;
    const mark = document.createElement('p');
    mark.setAttribute('elementtiming', 'move');
    mark.textContent = '·';
    mark.style.cssText = 'position: fixed; inset: 0 auto auto 0; contain: strict; width: 9px; height: 9px';
    performance.mark('pressed');
    const start = performance.now();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.body.append(mark);
      requestAnimationFrame(() => performance.mark('drawn'));
    }).observe(table, { attributeFilter: ['data-effect'] });
    const asked = new Promise<void>((drawn) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        requestAnimationFrame(() => {
          performance.mark('asked');
          drawn();
        });
      }).observe(table, { attributeFilter: ['data-moves'] });
    });
    new PerformanceObserver((entries, observer) => {
      const [shown] = entries.getEntries();
      if (shown === undefined) return;
      observer.disconnect();
      mark.remove();
      const timed = { wall: shown.startTime - start, beginsRound: round.textContent !== roundBefore };
      void asked.then(() => resolve(timed));
    }).observe({ type: 'element' });
    button.click();
  });
}

interface Measured {
  readonly moves: readonly Move[];
  readonly time: (move: Move) => number;
}

function report(what: string, { moves, time }: Measured): void {
  process.stdout.write(`${what}: ${spread(moves.map(time))}\n`);
  const beginnings = moves.filter(({ beginsRound }) => beginsRound);
  if (beginnings.length > 0)
    process.stdout.write(`  of these, beginning a round: ${spread(beginnings.map(time))}\n`);
}

function spread(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
  return `median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms (${sorted.length} moves)`;
}
