/** The board game's screens in every language, at both ends of the sizes: complete, uncut, barring no one. */
import { type GameRecord, known } from '@carson/engine';
import { expect, type Page, test } from '@playwright/test';
import { fullTown, IN_TURNS, type TownMoment } from './full-town.ts';
import { openRecord } from './open-record.ts';
import { arrive, closeDialog } from './player.ts';
import { expectFitting, expectNoBarriers, expectUncovered, inEveryLanguage } from './screen-checks.ts';
import { recordBeforeDuels } from './show-player.ts';

/** Nowhere else in the first eight games is so much built. */
const SEED = 'town/6';

let town: ReturnType<typeof fullTown> | undefined;

/** Played when it is first shown: reading this file must cost no game. */
function recordAt(screen: TownMoment): GameRecord {
  town ??= fullTown(IN_TURNS, SEED);
  return known(town.get(screen), screen);
}

async function show(page: Page, screen: TownMoment): Promise<void> {
  await openRecord(page, recordAt(screen));
}

/** A phone without room below the map has the choices behind a button. */
async function openLayers(page: Page): Promise<void> {
  const layers = page.locator('.map-layers');
  if (await layers.isVisible()) await layers.click();
}

type Check = (screen: string) => Promise<void>;

/** Goes through the board game's screens. */
async function visit(page: Page, check: Check): Promise<void> {
  await show(page, 'characters');
  await page.locator('.account-open').click();
  await expect(page.locator('.account-dialog .curve')).toBeVisible();
  await check('account');
  await closeDialog(page);
  await show(page, 'firstCowboy');
  await openLayers(page);
  await page.locator('.map-overlays .choice').last().click();
  await page.locator('.aim-steps .button-icon').last().click();
  await expect(page.locator('.town-ask .confirm')).toBeVisible();
  await check('placing');
  const tabs = (await page.locator('.table-tabs').isVisible()) ? await page.locator('.tab').all() : [];
  for (const [at, tab] of tabs.entries()) {
    await tab.click();
    await check(`tab ${at}`);
  }
  await show(page, 'over');
  await expect(page.locator('.score-dialog .account')).toBeVisible();
  await check('score');
  await closeDialog(page);
  await show(page, 'duels');
  await fight(page);
  await check('duel');
}

/** Calls for the first duel that waits, and looks at it again. */
async function fight(page: Page): Promise<void> {
  await page.locator('.aim-steps .button-icon').last().click();
  const moves = await page.locator('.table').getAttribute('data-moves');
  await page.locator('.town-ask .confirm').click();
  // The next question brings the map to the front: the log is opened after it.
  await expect(page.locator(`.table:not([data-moves="${moves}"]):not([data-beat])`)).toBeAttached();
  const logTab = page.locator('.tab').last();
  if (await logTab.isVisible()) await logTab.click();
  await page.locator('.log-link:has(use[href="#piece-pistols"])').last().click();
  await expect(page.locator('.replay .duel-fighter.wins')).toBeVisible();
}

test('at 360x640 the board game is complete and fits in every language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await arrive(page);
  await visit(page, (screen) => expectFittingEverywhere(page, screen));
});

test('at 1280x720 the board game is complete, fits in every language and passes axe', async ({ page }) => {
  await arrive(page);
  await visit(page, async (screen) => {
    await expectFittingEverywhere(page, screen);
    await expectNoBarriers(page, screen);
  });
});

function expectFittingEverywhere(page: Page, screen: string): Promise<void> {
  return inEveryLanguage(page, (language) => expectFitting(page, `${screen}, ${language}`));
}

test('nothing but the log scrolls at 1280x720 with six players and every piece on the table', async ({
  page,
}) => {
  await arrive(page);
  await show(page, 'firstCowboy');
  const scrolling = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.table *')]
        .filter((element) => element instanceof HTMLElement && element.checkVisibility())
        .filter(
          (element) =>
            element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY === 'auto',
        )
        .map(({ className }) => className),
    );
  await expect.poll(scrolling).toEqual(['log-list']);
});

for (const [width, height] of [
  [360, 640],
  [640, 360],
] as const) {
  test(`on a phone of ${width}x${height} map, answers and layers are in reach of a finger together`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await arrive(page);
    await show(page, 'firstCowboy');
    await openLayers(page);
    await page.locator('.map-overlays .choice').nth(1).click();
    await expect(page.locator('.map-overlays input').nth(1)).toBeChecked();
    await page.locator('.aim-steps .step').last().click();
    const small = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.table button, .table label, .parcel-target')]
          .filter((element) => element.checkVisibility() && element.closest('.log-list, .table-bar') === null)
          .filter((element) => innerWidth < innerHeight || !element.matches('.parcel-target'))
          .map((element) => ({ name: element.getAttribute('class'), box: element.getBoundingClientRect() }))
          .filter(({ box }) => Math.min(box.width, box.height) < 43.9)
          .map(({ name, box }) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`),
      );
    await expect.poll(small).toEqual([]);
    const answers = '.town-ask .confirm, .aim-steps .step, .ask-more .button, .way-back .button';
    await expectUncovered(page, `${answers}, .map-layers, .ribbon, .town-glass`);
    // Why a parcel cannot be chosen is said beside the answer, not over it.
    await page.locator('.parcel-target.idle').first().dispatchEvent('click');
    await expect(page.locator('.notice')).toBeVisible();
    await expectUncovered(page, answers);
    const moves = await page.locator('.table').getAttribute('data-moves');
    await page.locator('.town-ask .confirm').click();
    await expect(page.locator(`.table:not([data-moves="${moves}"])`)).toBeAttached();
  });
}

const earning = (page: Page) =>
  page.locator('.parcel-target.idle').filter({ has: page.locator('title', { hasText: 'earns' }) });

test('a click on a building says why it earns what it earns', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await arrive(page);
  await show(page, 'duels');
  await earning(page).first().click();
  await expect(page.locator('.income-card .income-part').first()).toBeVisible();
  await expect(page.locator('.parcel-lit').first()).toBeAttached();
  await page.locator('.income-card .button-icon').click();
  await expect(page.locator('.income-card')).toHaveCount(0);
});

test('the arrow keys walk over the map, and Enter asks why a building earns what it earns', async ({
  page,
}) => {
  await arrive(page);
  await show(page, 'duels');
  const goal = Number(await earning(page).first().getAttribute('data-parcel'));
  await page.locator('.parcel-target[tabindex="0"]').focus();
  for (let row = 0; row < Math.floor(goal / 8); row += 1) await page.keyboard.press('ArrowDown');
  for (let column = 0; column < goal % 8; column += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator(`.parcel-target[data-parcel="${goal}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.income-card .income-part').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.income-card')).toHaveCount(0);
});

test('a parcel chosen with the arrow keys is one Enter away from its answer', async ({ page }) => {
  await arrive(page);
  await show(page, 'firstCowboy');
  const target = page.locator('.parcel-target.open').first();
  await target.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.town-ask .confirm')).toBeFocused();
});

async function mapWidth(page: Page): Promise<number> {
  return (await page.locator('.town').boundingBox())?.width ?? 0;
}

test('the map is drawn larger by a button, by keys and by the wheel, and pulled by the mouse', async ({
  page,
}) => {
  await arrive(page);
  await show(page, 'duels');
  const whole = await mapWidth(page);
  const width = () => mapWidth(page);
  await page.locator('.town-zoom').click();
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  await page.locator('.town-zoom').click();
  await expect.poll(width).toBeCloseTo(whole, 0);
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(whole * 1.2);
  await page.keyboard.press('-');
  await expect.poll(width).toBeCloseTo(whole, 0);

  const glass = await page.locator('.town-glass').boundingBox();
  if (glass === null) throw new Error('there is no map');
  const middle = { x: glass.x + glass.width / 2, y: glass.y + glass.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  const left = () => page.locator('.town-glass').evaluate(({ scrollLeft }) => scrollLeft);
  const before = await left();
  await page.mouse.down();
  await page.mouse.move(middle.x - 80, middle.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(left).toBeCloseTo(before + 80, 0);
  await expect(page.locator('.income-card')).toHaveCount(0);
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('two of them draw the map larger, and it stays under them', async ({ page }) => {
    await arrive(page);
    await show(page, 'duels');
    const whole = await mapWidth(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number): Promise<unknown> =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: 180 - apart, y: 200, id: 0 },
                { x: 180 + apart, y: 200, id: 1 },
              ],
      });
    await touch('touchStart', 30);
    for (const apart of [40, 50, 60]) await touch('touchMove', apart);
    await touch('touchEnd', 60);
    await expect.poll(() => mapWidth(page)).toBeCloseTo(whole * 2, 0);
    const left = () => page.locator('.town-glass').evaluate(({ scrollLeft }) => scrollLeft);
    await expect.poll(left).toBeCloseTo(180, -1);
  });

  test('a tap on a player’s character shows its power and its cash limit', async ({ page }) => {
    await arrive(page);
    await show(page, 'duels');
    await page.locator('.tab').nth(2).tap();
    await page.locator('.held').first().tap();
    await expect(page.locator('.character-card:popover-open .character-limit').first()).toContainText('$');
  });
});

test('Enter on a sign of Main Street that cannot be chosen tells what it is about', async ({ page }) => {
  await arrive(page);
  await show(page, 'duels');
  await page.locator('.sign-board').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.sign-card:popover-open')).toContainText('$4 per cowboy you have here');
});

test('Enter on a character shows its power and its cash limit, Escape puts it away', async ({ page }) => {
  await arrive(page);
  await show(page, 'duels');
  await page.locator('.held').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.character-card:popover-open .character-limit').first()).toContainText('$');
  await page.keyboard.press('Escape');
  await expect(page.locator('.character-card:popover-open')).toHaveCount(0);
});

test('the set-up page draws a river by hand, and says what is missing until it runs from edge to edge', async ({
  page,
}) => {
  await arrive(page);
  await page.goto('/#/setup/board');
  await page.locator('.setup-part').nth(3).locator('.toggle').nth(1).click();
  await page.locator('.setup-part input[value="drawn"]').check({ force: true });
  await expect(page.locator('.setup [role="alert"]')).toBeVisible();
  for (let row = 0; row < 8; row += 1)
    await page
      .locator('.river-drawing button')
      .nth(row * 8 + 3)
      .click();
  await expect(page.locator('.setup [role="alert"]')).toHaveCount(0);
  await page.locator('.setup-foot .button-main').click();
  await expect(page.locator('.table')).toBeVisible();
  await expect(page.locator('.parcel-target', { hasText: /^D\d, River/ })).toHaveCount(8);
});

test('on a phone on its side axe finds nothing serious at the board in either theme', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await arrive(page);
  await visit(page, (screen) => expectNoBarriers(page, screen));
});

test('740 x 360: the whole town is seen', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await arrive(page);
  await openRecord(page, recordBeforeDuels());
  await page.locator('.tab[data-pane="map"]').click();
  await expect(page.locator('.town')).toBeInViewport({ ratio: 1 });
  await expectUncovered(page, '.map-layers, .town-zoom');
  const beside = async () => {
    const [map, ...buttons] = await Promise.all(
      ['.town', '.map-layers', '.town-zoom'].map((part) => page.locator(part).boundingBox()),
    );
    return buttons.map((button) => (button?.x ?? 0) >= (map?.x ?? 0) + (map?.width ?? 0));
  };
  expect(await beside()).toEqual([true, true]);
});
