/** The board game's screens in every language, at both ends of the sizes: complete, uncut, barring nobody. */
import { writeFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { boardGame, EXPANSION_IDS } from '@carson/board-game';
import { botFor } from '@carson/bots';
import { type GameRecord, type Match, recordOf, seedRandom, startMatch, submit } from '@carson/engine';
import { expect, type Page, test } from '@playwright/test';
import { arrive } from './player.ts';

const LANGUAGES = ['en', 'fr', 'nl', 'it', 'de'] as const;

type Screen = 'characters' | 'placing' | 'duels' | 'over';

/** A long game of six with all that fits together, kept where its screens are fullest. */
function fullTown(): ReadonlyMap<Screen, GameRecord> {
  const started = startMatch(
    boardGame,
    {
      seats: 6,
      roster: { by: 'lot' },
      buildings: [...EXPANSION_IDS],
      variants: { river: { course: 'board' }, outlaws: true, horses: true },
    },
    'late6',
  );
  const bot = botFor('board', 'greedy');
  if (!started.ok || bot === undefined) throw new Error('such a game cannot be played');
  const screens: Readonly<Record<string, Screen>> = {
    takeCharacter: 'characters',
    placeCowboy: 'placing',
    chooseDuel: 'duels',
  };
  const kept = new Map<Screen, GameRecord>();
  const random = seedRandom('x');
  let match: Match = started.value;
  for (;;) {
    const { game, state } = match;
    const [owed] = game.owed(state);
    if (owed === undefined) return kept.set('over', recordOf(match));
    const { seat, kind } = owed;
    const screen = screens[kind];
    const view = game.view(state, seat) as { readonly round: number };
    if (screen !== undefined && view.round === 4 && !kept.has(screen)) kept.set(screen, recordOf(match));
    const options = game.options(state, seat);
    const next = submit(match, { seat, command: bot.decide({ game, view, seat, options, random }) });
    if (!next.ok) throw new Error(next.refusal.code);
    match = next.value;
  }
}

const TOWN = fullTown();

async function show(page: Page, screen: Screen): Promise<void> {
  const path = test.info().outputPath(`${screen}.json`);
  await writeFile(path, JSON.stringify(TOWN.get(screen)));
  await page.goto('/#/');
  await page.locator('.import input').setInputFiles(path);
  await expect(page.locator('.table')).toBeVisible();
}

/** Where text may run on: what scrolls sideways by intention. */
const MAY_SCROLL = '.spoken, .score-scroll, .log-list, .map-overlays, .town-glass';

async function overflows(page: Page): Promise<string[]> {
  return page.evaluate((mayScroll) => {
    const width = document.documentElement.clientWidth;
    const elements = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element instanceof HTMLElement && element.checkVisibility() && element.closest(mayScroll) === null,
    );
    const wrong = elements.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const { overflowX, textOverflow } = getComputedStyle(element);
      const cut =
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 0 &&
        overflowX !== 'visible' &&
        textOverflow !== 'ellipsis';
      return right > width + 1 || left < -1 || cut;
    });
    return wrong.map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent}`);
  }, MAY_SCROLL);
}

async function missingWords(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => document.body.innerText);
  return text.match(/undefined|NaN|\[object|[a-z]+[A-Z][a-zA-Z]+(?=\s|$)/g) ?? [];
}

/** Another language without leaving the table. */
async function speak(page: Page, language: string): Promise<void> {
  await page.locator('.table-bar .button-icon').last().click();
  await page.locator(`.dialog input[value="${language}"]`).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function closeScore(page: Page): Promise<void> {
  await expect(page.locator('.score-dialog .account')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.score-dialog')).toHaveCount(0);
}

type Check = (screen: string) => Promise<void>;

/** Goes through the board game's screens in each of the languages. */
async function visit(page: Page, languages: readonly string[], check: Check): Promise<void> {
  await show(page, 'characters');
  for (const language of languages) {
    await speak(page, language);
    await page.locator('.account-open').click();
    await expect(page.locator('.account-dialog .curve')).toBeVisible();
    await check(`account ${language}`);
    await page.keyboard.press('Escape');
  }
  await show(page, 'placing');
  await page.locator('.map-overlays .choice').last().click();
  await page.locator('.ask-steps .button-icon').last().click();
  await expect(page.locator('.town-ask .confirm')).toBeVisible();
  const tabs = (await page.locator('.table-tabs').isVisible()) ? await page.locator('.tab').all() : [];
  for (const language of languages) {
    await speak(page, language);
    await check(`placing ${language}`);
    for (const [at, tab] of tabs.entries()) {
      await tab.click();
      await check(`tab ${at} ${language}`);
    }
  }
  await show(page, 'over');
  for (const language of languages) {
    await closeScore(page);
    await speak(page, language);
    await page.locator('.table-bar button').first().click();
    await check(`score ${language}`);
  }
  await closeScore(page);
  await show(page, 'duels');
  await fight(page);
  await check('duel');
}

/** Calls for the first duel that waits. */
async function fight(page: Page): Promise<void> {
  await page.locator('.ask-steps .button-icon').last().click();
  await page.locator('.town-ask .confirm').click();
  await expect(page.locator('.duel-stage .duel-fighter.wins')).toBeVisible();
}

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const) {
  test(`at ${width}x${height} the board game is complete and fits in every language`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await arrive(page);
    await visit(page, LANGUAGES, async (screen) => {
      expect(await overflows(page), screen).toEqual([]);
      expect(await missingWords(page), screen).toEqual([]);
    });
  });
}

test('nothing but the log scrolls at 1280x720 with six players and every piece on the table', async ({
  page,
}) => {
  await arrive(page);
  await show(page, 'placing');
  const scrolling = await page.evaluate(() =>
    [...document.querySelectorAll('.table *')]
      .filter((element) => element instanceof HTMLElement && element.checkVisibility())
      .filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY === 'auto',
      )
      .map(({ className }) => className),
  );
  expect(scrolling).toEqual(['log-list']);
});

test('every target on a phone is large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await arrive(page);
  await show(page, 'placing');
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('.table button, .table label, .parcel-target')]
      .filter((element) => element.checkVisibility() && element.closest('.log-list') === null)
      .map((element) => ({ name: element.getAttribute('class'), box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 43.9)
      .map(({ name, box }) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
});

test('a click on a building says why it earns what it earns, and the map can be drawn larger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await arrive(page);
  await show(page, 'duels');
  const badge = page
    .locator('.parcel-target.idle')
    .filter({ has: page.locator('title', { hasText: 'earns' }) });
  await badge.first().click();
  await expect(page.locator('.income-card .income-part').first()).toBeVisible();
  await expect(page.locator('.parcel-lit').first()).toBeAttached();
  await page.locator('.income-card .button-icon').click();
  await expect(page.locator('.income-card')).toHaveCount(0);
  const width = async () => (await page.locator('.town').boundingBox())?.width ?? 0;
  const before = await width();
  await page.locator('.town-zoom').click();
  expect(await width()).toBeGreaterThan(before * 1.5);
});

test('any key ends the show of a duel', async ({ page }) => {
  await arrive(page);
  await show(page, 'duels');
  await fight(page);
  await page.keyboard.press('Shift');
  await expect(page.locator('.duel-stage')).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious at the board in the ${theme} theme`, async ({ page }) => {
    await arrive(page, { theme });
    await visit(page, ['en'], async (screen) => {
      const { violations } = await new AxeBuilder({ page }).exclude('.town').exclude('.sprite').analyze();
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(
        grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`),
        screen,
      ).toEqual([]);
    });
  });
}
