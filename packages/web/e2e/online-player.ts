/** People at tables of the server, each with a browser of their own. */

import type { TableUpdate } from '@carson/protocol';
import { words } from '@carson/words/generated/en.js';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Hands, Stage } from './player.ts';
import { PORT } from './ports.ts';
import { answerTown } from './town-player.ts';

const ONLINE = `http://localhost:${PORT}`;

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
};
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 720 } };

export interface Visitor {
  readonly name: string;
  readonly device?: BrowserContextOptions;
  readonly language?: string;
  readonly theme?: 'light' | 'dark';
}

/** Browsers that are open; they would go on drawing through the tests to come. */
const open: BrowserContext[] = [];

/** For `test.afterEach`: everyone who came online leaves. */
export async function closeVisitors(): Promise<void> {
  await Promise.all(open.splice(0).map((context) => context.close()));
}

/** A browser that has never been here before, at the lobby. */
export async function comeOnline(browser: Browser, visitor: Visitor): Promise<Page> {
  const context = await browser.newContext({ ...(visitor.device ?? DESKTOP), baseURL: ONLINE });
  open.push(context);
  await context.addInitScript(
    ([name, language, theme]) => {
      localStorage.setItem('carson-motion', 'off');
      localStorage.setItem('carson-language', language);
      localStorage.setItem('carson-theme', theme);
      if (localStorage.getItem('carson-name') === null) localStorage.setItem('carson-name', name);
    },
    [visitor.name, visitor.language ?? 'en', visitor.theme ?? 'light'] as const,
  );
  const page = await context.newPage();
  await page.goto('/#/online');
  await expect(page.locator('.online-me')).toBeVisible();
  return page;
}

export interface TableWish {
  readonly game: 'cards' | 'board';
  /** By the values of the set-up's choices. */
  readonly kinds: readonly string[];
  readonly clock?: string;
}

/** Opens a table through the game's own set-up; answers its address. */
export async function openTable(page: Page, { game, kinds, clock }: TableWish): Promise<string> {
  await page.locator(`.online-open a[data-game="${game}"]`).click();
  const seats = page.locator('.setup-seat');
  await expect(seats).toHaveCount(4);
  while ((await seats.count()) > kinds.length) await seats.last().locator('.button-icon').click();
  for (const [at, kind] of kinds.entries())
    await seats.nth(at).locator(`input[value="${kind}"]`).check({ force: true });
  if (clock !== undefined) await page.locator(`.online-terms input[value="${clock}"]`).check({ force: true });
  await page.locator('.setup-foot .button-main').click();
  await expect(page.locator('.waiting-room')).toBeVisible();
  return page.url();
}

export async function takeSeat(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.waiting-room .setup-foot .button-main').click();
  await expect(page.locator('.waiting-room .setup-foot')).toContainText(words.online.room.leave);
}

/** The host begins; everyone finds themselves at the table. */
export async function begin(host: Page, others: readonly Page[]): Promise<void> {
  const start = host.locator('.waiting-room .setup-foot .button-main');
  await expect(start).toHaveAttribute('aria-disabled', 'false');
  await start.click();
  for (const page of [host, ...others]) await expect(page.locator('.table')).toBeVisible();
}

/** The question that is asked of this person; none while others are to move. */
export function questionOf(page: Page): Promise<string | null> {
  return page.locator('.table').getAttribute('data-decision');
}

export async function untilAsked(page: Page): Promise<'asked' | 'over'> {
  await expect(page.locator('.table[data-decision], .score-dialog').first()).toBeAttached({
    timeout: 60_000,
  });
  return (await page.locator('.score-dialog').count()) > 0 ? 'over' : 'asked';
}

async function answered(page: Page, question: string | null): Promise<void> {
  await expect(page.locator(`.table:not([data-decision="${question}"])`)).toBeAttached();
}

/** Gives a number of answers at the card game's table. */
export async function playCards(page: Page, hands: Hands, answers: number): Promise<void> {
  for (let at = 0; at < answers && (await untilAsked(page)) === 'asked'; at += 1) {
    const question = await questionOf(page);
    const stage = (await page.locator('.board').getAttribute('data-stage')) as Exclude<Stage, 'over'>;
    await hands.answer(page, stage);
    await answered(page, question);
  }
}

/** Gives the first answer there is to every question of this person, as a program does, until the game is over. */
export async function finishByProgram(page: Page): Promise<void> {
  const table = /table\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  await page.evaluate(async (id) => {
    const read = async (after: number): Promise<TableUpdate> =>
      (await fetch(`/api/tables/${id}?after=${after}&wait=20`)).json();
    for (let update = await read(0); update.phase !== 'over'; update = await read(update.version)) {
      const owed = update.play?.owed.find(({ seat }) => seat === update.viewer);
      if (owed === undefined) continue;
      const action = { type: 'move', decision: owed.decision, command: update.play?.options[0] };
      await fetch(`/api/tables/${id}/actions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: crypto.randomUUID(), action }),
      });
    }
  }, table);
}

export interface TownPerson {
  readonly page: Page;
  readonly point: (target: Locator) => Promise<void>;
}

/** Gives `answers` answers in all, each for a player who is asked. */
export async function playTownTogether(people: readonly TownPerson[], answers: number): Promise<void> {
  for (let at = 0; at < answers; at += 1) {
    const { page, point } = await nextAsked(people);
    const question = await questionOf(page);
    await answerTown(page, point, at);
    await answered(page, question);
  }
}

async function nextAsked(people: readonly TownPerson[]): Promise<TownPerson> {
  const asked = people.map(async (person) => {
    await expect(person.page.locator('.table[data-decision]')).toBeAttached();
    return person;
  });
  return Promise.any(asked);
}
