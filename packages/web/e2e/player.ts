/** A person at the table, with a mouse, a finger or a keyboard. */
import { expect, type Locator, type Page, test } from '@playwright/test';

export interface Choices {
  readonly language?: string;
  readonly theme?: 'light' | 'dark';
  /** How fast the stage plays; off where a test is not about it. */
  readonly pace?: 'slow' | 'normal' | 'fast' | 'off';
}

/** Makes the page's chance follow from the test's name, so that a test plays the same game whenever it runs. */
async function fixChance(page: Page, name = test.info().titlePath.join('/')): Promise<void> {
  await page.addInitScript((seed) => {
    const draw = (): number => {
      const drawn = Number(sessionStorage.getItem('drawn') ?? '0') + 1;
      sessionStorage.setItem('drawn', `${drawn}`);
      return [...`${seed}/${drawn}`].reduce(
        (hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193),
        7,
      );
    };
    crypto.getRandomValues = (values) => {
      if (values instanceof Uint8Array) for (const at of values.keys()) values[at] = draw() >>> 11;
      return values;
    };
  }, name);
}

/** The start page of a fresh device. */
export async function arrive(page: Page, choices: Choices = {}): Promise<void> {
  await fixChance(page);
  const { language = 'en', theme = 'light', pace = 'off' } = choices;
  await page.addInitScript(
    ([lang, colours, motion]) => {
      localStorage.setItem('carson-motion', motion);
      localStorage.setItem('carson-bot-pause', '0');
      localStorage.setItem('carson-tips', 'off');
      localStorage.setItem('carson-mistakes', 'off');
      localStorage.setItem('carson-remarks', 'off');
      if (localStorage.getItem('carson-language') === null) localStorage.setItem('carson-language', lang);
      localStorage.setItem('carson-theme', colours);
    },
    [language, theme, pace] as const,
  );
  await page.goto('/');
  await expect(page.locator('.home')).toBeVisible();
}

/** A table of our own: what sits on each seat, by the values of the set-up's choices. */
export async function sitDown(page: Page, kinds: readonly string[]): Promise<void> {
  await page.goto('/#/setup/cards');
  const seats = page.locator('.setup-seat');
  await expect(seats).toHaveCount(4);
  for (const [at, kind] of kinds.entries())
    await seats.nth(at).locator(`input[value="${kind}"]`).check({ force: true });
  await page.locator('.setup-foot .button-main').click();
  await expect(page.locator('.table, .curtain')).toBeVisible();
}

/** The same without pointing at anything: from the home page to the table by Tab and Enter. */
export async function sitDownAloneByKeys(page: Page): Promise<void> {
  for (const target of [
    '[data-game="cards"] a[href*="setup"]',
    '[data-preset="alone"]',
    '.setup-foot .button-main',
  ]) {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.table')).toBeVisible();
}

const MOST_STOPS = 80;

/** Goes on with Tab until the focus is there. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector)).toBeVisible();
  const reached = page.locator(selector).and(page.locator(':focus'));
  for (let stops = 0; (await reached.count()) === 0; stops += 1) {
    if (stops > MOST_STOPS) throw new Error(`Tab never comes to ${selector}`);
    await page.keyboard.press('Tab');
  }
}

export const SOLO = ['person', 'novice', 'novice', 'novice'] as const;

export type Stage = 'bid' | 'take' | 'lay' | 'power' | 'recruit' | 'sell' | 'over';

/** Waits until something is asked, or the game is over. */
export async function stageOf(page: Page): Promise<Stage> {
  await expect(page.locator('.board:not([data-stage="wait"]), .score-dialog').first()).toBeAttached();
  if ((await page.locator('.score-dialog').count()) > 0) return 'over';
  return (await page.locator('.board').getAttribute('data-stage')) as Stage;
}

export async function movesPlayed(page: Page): Promise<number> {
  return Number(await page.locator('.table').getAttribute('data-moves'));
}

/** Waits until the log tells the last move: it is drawn after the question, and its lines move then. */
export async function logTold(page: Page): Promise<void> {
  await expect(page.locator(`.table-log[data-told="${await movesPlayed(page)}"]`)).toBeAttached();
}

export interface Hands {
  readonly answer: (page: Page, stage: Exclude<Stage, 'over'>) => Promise<void>;
}

/** Waits until no one but the viewer is to answer: from then on nothing moves by itself. */
async function untilQuiet(page: Page): Promise<void> {
  await expect(page.locator('.table[data-owing="1"][data-decision], .score-dialog').first()).toBeAttached();
}

/** Plays until the end, or until enough moves are made and the others have answered. */
export async function play(page: Page, hands: Hands, moves = Number.POSITIVE_INFINITY): Promise<void> {
  for (;;) {
    const before = await movesPlayed(page);
    if (before >= moves) return untilQuiet(page);
    const stage = await stageOf(page);
    if (stage === 'over') return;
    await hands.answer(page, stage);
    await expect(page.locator(`.table:not([data-moves="${before}"])`)).toBeAttached();
  }
}

/** Plays at least `moves` moves and on until this is asked. */
export async function playUntil(page: Page, stage: Stage, moves = 0): Promise<void> {
  await play(page, mouse, moves);
  while ((await stageOf(page)) !== stage) await play(page, mouse, (await movesPlayed(page)) + 1);
}

/** Closes what lies over the page; its entry in the history goes right after it, and would take the next one along. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.waitForFunction(() => history.state === null);
}

interface Pointer {
  /** Waits, as a person does, until the target lies still and nothing is in front of it. */
  readonly point: (target: Locator) => Promise<void>;
  readonly lay: (page: Page) => Promise<void>;
}

function pointing({ point, lay }: Pointer): Hands {
  return {
    answer: async (page, stage) => {
      if (stage === 'bid') {
        await point(page.locator('.auction-card.can').first());
        await point(page.locator('.confirm'));
      } else if (stage === 'take') {
        await point(page.locator('.offer-card.can').first());
        await point(page.locator('.confirm'));
      } else if (stage === 'lay') {
        const aside = page.locator('.set-aside');
        if (await aside.isVisible()) await point(aside);
        else await lay(page);
      } else if (stage === 'power') await point(page.locator('.ask-buttons .button').first());
      else if (stage === 'recruit') await point(page.locator('.recruit').first());
      else await point(page.locator('.ask-sale > .button'));
    },
  };
}

/** Points at the best place that is only marked, where there is one; then lays the card by the button beside it. */
async function layBy(page: Page, hand: 'click' | 'tap'): Promise<void> {
  await expect(page.locator('.lay-tag .confirm')).toBeVisible();
  const marks = page.locator('.city-target');
  if ((await marks.count()) > 0) {
    const mark = await marks.first().boundingBox();
    const around = await page.locator('.city-open').boundingBox();
    if (mark === null || around === null) throw new Error('nothing to point at');
    const position = { x: mark.x - around.x + mark.width / 2, y: mark.y - around.y + mark.height / 2 };
    await page.locator('.city-open')[hand]({ position });
  }
  await page.locator('.lay-tag .confirm')[hand]();
}

export const mouse: Hands = pointing({
  point: (target) => target.click(),
  lay: (page) => layBy(page, 'click'),
});

export const finger: Hands = pointing({
  point: (target) => target.tap(),
  lay: (page) => layBy(page, 'tap'),
});

/** Never touches anything but keys; relies on the focus that the page sets. */
export const keys: Hands = {
  answer: async (page, stage) => {
    await expect(page.locator('[data-answer="true"]:focus')).toBeAttached();
    if (stage === 'bid') {
      const card = await page.locator('.auction-card.can input').first().getAttribute('value');
      await page.keyboard.press(card ?? '1');
    }
    if (stage === 'lay' || stage === 'take') await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-answer="true"]:focus:not([aria-disabled="true"])')).toBeAttached();
    await page.keyboard.press('Enter');
  },
};
