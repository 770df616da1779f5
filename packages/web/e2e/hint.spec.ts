/** A hint: asked for by key, mouse or finger, said in words, played by the player, marked in the record. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { momentsOf, GAMES as TOWNS } from '../test/board-tables.ts';
import { openRecord } from './open-record.ts';
import { arrive, type Hands, mouse, movesPlayed, play, stageOf } from './player.ts';
import { expectFitting, expectNoBarriers, inEveryLanguage } from './screen-checks.ts';

const GAMES = ['cards', 'board'] as const;
type Game = (typeof GAMES)[number];

const FIRST_MOVE: Readonly<Record<Game, RegExp>> = {
  cards: /^(Bid \d for .+|Use it|Not now)$/,
  board: /^Claim [A-H][1-8]$/,
};

async function begin(page: Page, game: Game): Promise<void> {
  await page.goto('/#/');
  await page.locator(`[data-game="${game}"] .home-play`).click();
  await expect(page.locator('.hint-ask')).toBeVisible();
}

/** What this seat is asked; it changes with every answer. */
function decisionOf(page: Page): Promise<string | null> {
  return page.locator('.table').getAttribute('data-decision');
}

/** Expects a finger to hit it. */
async function expectReachable(target: Locator): Promise<void> {
  const height = async (): Promise<number> => (await target.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThanOrEqual(44);
}

for (const game of GAMES) {
  test(`${game}: a key asks, the moves are said, Enter leaves one to be confirmed`, async ({ page }) => {
    await arrive(page);
    await begin(page, game);
    // Others may still seal their bids; the question of this seat stays the same.
    const decision = await decisionOf(page);
    await page.keyboard.press('h');
    const hinted = page.locator('.hint-move');
    await expect(hinted.first().locator('strong')).toHaveText(FIRST_MOVE[game]);
    await expect(hinted.first().locator('.hint-outlook')).toHaveText(
      /^Expected final score \d+, win chance \d+%$/,
    );
    await expect(page.locator('.hint-panel [role="status"]')).toContainText('What I would do');
    expect(await hinted.count()).toBeLessThanOrEqual(3);
    expect(await decisionOf(page)).toBe(decision);
    await page.keyboard.press('Escape');
    await expect(page.locator('.hint-panel')).toHaveCount(0);

    await page.keyboard.press('h');
    await expect(hinted.first()).toBeVisible();
    await hinted.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.hint-panel')).toHaveCount(0);
    await expect(page.locator('[data-answer="true"]:focus')).toBeAttached();
    expect(await decisionOf(page)).toBe(decision);
    await page.keyboard.press('Enter');
    await expect(page.locator(`.table:not([data-decision="${decision}"])`)).toBeAttached();
  });

  test(`${game}: axe finds nothing serious beside a hint`, async ({ page }) => {
    await arrive(page);
    await begin(page, game);
    await page.keyboard.press('h');
    await expect(page.locator('.hint-move').first()).toBeVisible();
    await expectNoBarriers(page, game);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

    test(`${game}: a finger asks and chooses`, async ({ page }) => {
      await arrive(page);
      await begin(page, game);
      await expectReachable(page.locator('.hint-ask'));
      await page.locator('.hint-ask').tap();
      await expect(page.locator('.hint-move strong').first()).toHaveText(FIRST_MOVE[game]);
      for (const target of await page.locator('.hint-panel button').all()) await expectReachable(target);
      await page.locator('.hint-move').first().tap();
      await expect(page.locator('.hint-panel')).toHaveCount(0);
    });

    test(`${game}: a hint is complete and fits in every language`, async ({ page }) => {
      await arrive(page);
      await begin(page, game);
      await page.locator('.hint-ask').tap();
      await expect(page.locator('.hint-move').first()).toBeVisible();
      await inEveryLanguage(page, (language) => expectFitting(page, language));
    });
  });
}

/** Questions long and short, of every part of a round. */
const ASKED = [
  'fillKit',
  'takeCharacter',
  'placeCowboy',
  'chooseDuel',
  'playTiles',
  'buyParcel',
  'buildOrKeep',
  'setHouse',
  'declareIncome',
  'buyPoints',
  'bid',
  'putHorse',
];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function overlap(a: Box, b: Box): boolean {
  const apart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !apart;
}

const SIZES = [
  { width: 1280, height: 720 },
  { width: 960, height: 640 },
  { width: 360, height: 640 },
] as const;

/** Expects the hint to be whole on the screen, beside the question. */
async function expectBesideQuestion(page: Page): Promise<void> {
  await expect(page.locator('.hint-move').first()).toBeInViewport();
  const [panel, ask] = await Promise.all(
    ['.hint-panel', '.table-ask'].map((part) => page.locator(part).boundingBox()),
  );
  expect(panel && ask && overlap(panel, ask)).toBe(false);
  expect(await page.locator('.hint-panel').evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
}

test('board: a hint tells why and leaves the question in sight, at every size', async ({ page }) => {
  await arrive(page);
  const moments = momentsOf(TOWNS);
  for (const kind of ASKED) {
    await test.step(kind, async () => {
      const record = moments.find((moment) => moment.kind === kind)?.record;
      if (record === undefined) throw new Error(`no one is asked ${kind}`);
      await openRecord(page, record);
      await expect(page.locator('.board')).toHaveAttribute('data-stage', kind);
      await page.locator('.hint-ask').click();
      const best = page.locator('.hint-move').first();
      await expect(best.locator('.hint-why')).toHaveText(/\S.*\.$/);
      await expect(best).not.toContainText(/Promises|Nothing better/);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        // A size that has just changed is drawn with the next frames.
        await expect(() => expectBesideQuestion(page)).toPass();
      }
      await page.setViewportSize(SIZES[0]);
    });
  }
});

async function pointAtHint(page: Page): Promise<void> {
  await page.locator('.hint-ask').click();
  await page.locator('.hint-move').first().hover();
}

/** Builds a city and hires no one: nothing but places to choose from. */
const settler: Hands = {
  answer: async (page, stage) => {
    if (stage === 'take') {
      await page.locator('.offer-card.can').last().click();
      await page.locator('.confirm').click();
    } else await mouse.answer(page, stage);
  },
};

test('cards: pointing at a hint raises its card, or aims at its place', async ({ page }) => {
  await arrive(page);
  await begin(page, 'cards');
  for (const [stage, pointed] of [
    ['bid', '.auction-card.chosen'],
    ['take', '.offer-card.pointed'],
    ['lay', '.city-ghost'],
  ] as const) {
    while ((await stageOf(page)) !== stage) await play(page, settler, (await movesPlayed(page)) + 1);
    await pointAtHint(page);
    await expect(page.locator(pointed)).toHaveCount(1);
    await page.locator('.hint-head button').click();
  }
});

test('board: pointing at a hint arms nothing, choosing it does, and playing puts it away', async ({
  page,
}) => {
  await arrive(page);
  await begin(page, 'board');
  await pointAtHint(page);
  const parcel = /[A-H][1-8]/.exec(
    (await page.locator('.hint-move strong').first().textContent()) ?? '',
  )?.[0];
  await expect(page.locator('.parcel-target.chosen')).toHaveCount(0);
  await page.locator('.hint-move').first().click();
  await expect(page.locator('.hint-panel')).toHaveCount(0);
  await expect(page.locator('.parcel-target.chosen')).toHaveCount(1);
  await expect(page.locator('.town-ask .confirm')).toContainText(parcel ?? 'a parcel');
  const decision = await decisionOf(page);
  await page.locator('.town-ask .confirm').click();
  await expect(page.locator(`.table:not([data-decision="${decision}"])`)).toBeAttached();
});

test('the exported record holds the mark', async ({ page }) => {
  await arrive(page);
  await begin(page, 'cards');
  const moves = await movesPlayed(page);
  await page.keyboard.press('h');
  await expect(page.locator('.hint-move').first()).toBeVisible();
  await page.goto('/#/');
  const download = page.waitForEvent('download');
  await page.locator('.saved-row').first().getByRole('button', { name: 'Export' }).click();
  const record = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(record.hints).toEqual([{ move: expect.any(Number), seat: 0 }]);
  expect(record.hints[0].move).toBeGreaterThanOrEqual(moves);
});
