/** The stage: next, skip, pace, dialogs, and what a player sees of Main Street. */
import type { View } from '@carson/board-game';
import { type GameRecord, recordOf } from '@carson/engine';
import { expect, type Page, test } from '@playwright/test';
import { openGame } from '../scripts/studio.ts';
import { playTown } from '../test/bot-town.ts';
import { openRecord } from './open-record.ts';
import { arrive, closeDialog, mouse, SOLO, sitDown, stageOf } from './player.ts';
import { atSizes, expectFitting, expectUncovered } from './screen-checks.ts';
import { answerOnce, nextBeat, nextSight, pauseShow, recordBeforeDuels } from './show-player.ts';
import { foundTown } from './town-player.ts';

test('the question waits for the show; Space, Skip and a click on the map lead to it, and nothing is lost', async ({
  page,
}) => {
  await arrive(page, { pace: 'slow' });
  await foundTown(page, { kinds: ['person', 'bot', 'bot', 'bot'] });
  // While the others choose their characters, the cards lie where the map is.
  const onMap = page.locator(
    'body:not(:has(.pane-cast[data-shown="true"])) .stage:has([aria-pressed="true"])',
  );
  for (const leave of [
    () => page.locator('.stage-skip').click(),
    () => page.locator('.parcel-target').nth(20).click(),
    () => page.keyboard.press('Space'),
  ]) {
    for (let steps = 0; (await onMap.count()) === 0; steps += 1) {
      if ((await nextSight(page)) === 'shown') await nextBeat(page);
      else await answerOnce(page, steps);
      await nextSight(page);
      await pauseShow(page);
    }
    // The others have answered: only the show stands before the question.
    await expect(page.locator('.table[data-decision]')).toBeAttached();
    await expect(page.locator('.town-ask')).toHaveCount(0);
    const beat = await page.locator('.table').getAttribute('data-beat');
    await leave();
    await expect(page.locator(`.table:not([data-beat="${beat}"])`)).toBeAttached();
    while ((await nextSight(page)) === 'shown') await nextBeat(page);
    await expect(page.locator('.town-ask')).toBeVisible();
  }
});

test('dialogs lie above the show', async ({ page }) => {
  await arrive(page, { pace: 'slow' });
  await sitDown(page, SOLO);
  await mouse.answer(page, 'bid');
  await expect(page.locator('.reveal-large')).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('.dialog input[value="off"]').first().check({ force: true });
  await expect(page.locator('.stage')).toHaveCount(0);
  await expect(page.locator('.dialog')).toBeVisible();
});

test('the show waits while a dialog lies over it, and goes on after it', async ({ page }) => {
  await arrive(page, { pace: 'normal' });
  await sitDown(page, SOLO);
  await mouse.answer(page, 'bid');
  await page.waitForFunction(() => {
    if (document.querySelector('.stage[data-waits="false"]') === null) return false;
    document.querySelector<HTMLElement>('.table-bar [aria-label="Settings"]')?.click();
    return true;
  });
  await expect(page.locator('.dialog')).toBeVisible();
  await expect(page.locator('.stage')).toHaveAttribute('data-waits', 'true');
  const beat = await page.locator('.table').getAttribute('data-beat');
  await closeDialog(page);
  await expect(page.locator(`.table:not([data-beat="${beat}"])`)).toBeAttached();
});

test('a key that comes before the next question is drawn is for that question', async ({ page }) => {
  await arrive(page);
  await sitDown(page, SOLO);
  await stageOf(page);
  await page.evaluate(() => {
    const { dataset } = document.querySelector<HTMLElement>('.table') ?? document.body;
    // What waits for the next frame never comes by itself.
    window.requestAnimationFrame = () => 0;
    window.addEventListener('keydown', ({ key }) => {
      if (key === 'x') document.body.dataset['heard'] = `${dataset['moves']} of ${dataset['effect']}`;
    });
  });
  await page.locator('.auction-card.can').first().click();
  await page.locator('.confirm').click();
  await expect(page.locator('.table:not([data-effect="0"])')).toHaveAttribute('data-moves', '0');
  await page.keyboard.press('x');
  await expect(page.locator('body')).toHaveAttribute('data-heard', /^([1-9]\d*) of \1$/);
});

/** Walks through the show at 360 x 640 or 740 x 360 until a duel is over, or all buildings have paid. */
async function walkTo(page: Page, told: string): Promise<void> {
  for (let steps = 0; (await page.locator(told).count()) === 0; steps += 1) {
    if ((await nextSight(page)) === 'asked') {
      // What is told comes to the front by itself.
      await page.locator('.tab[data-pane="map"]').click();
      await answerOnce(page, steps);
    } else {
      await pauseShow(page);
      if ((await page.locator(told).count()) === 0) await nextBeat(page);
    }
  }
}

/** Everything that a player looks at while a stop of Main Street is told. */
const TOLD = '.stage .duel-total, .duel-outcome, .purse, .stage-next, .stage-skip';

atSizes(
  [
    [360, 640],
    [740, 360],
  ],
  "the stop of Main Street, its duel and everyone's money are seen together",
  async (page) => {
    await arrive(page, { pace: 'slow', language: 'de' });
    await openRecord(page, recordBeforeDuels());
    await walkTo(page, '.stage .duel[data-over="true"]');
    await expect(page.locator('.street-sign.now')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.stage .duel-total')).toHaveCount(2);
    await expect(page.locator('.purse')).toHaveCount(4);
    await expectUncovered(page, TOLD);
    await expectFitting(page, 'a duel');
  },
);

interface Seated {
  readonly record: GameRecord;
  readonly seat: number;
}

/** Opens the record as this seat, whose others are bots. */
async function openAgainstBots(page: Page, { record, seat }: Seated): Promise<void> {
  const occupants = [0, 1, 2, 3].map((at) =>
    at === seat ? { kind: 'person', name: 'Anna' } : { kind: 'bot', bot: 'greedy' },
  );
  await openGame({ home: '' }, page, {
    id: `street-${record.moves.length}`,
    game: 'board',
    over: false,
    occupants,
    record,
  });
}

/** Passes: Main Street begins. */
async function passAgainstBots(page: Page, seated: Seated): Promise<void> {
  await openAgainstBots(page, seated);
  await page.locator('.ask-more .button').last().click();
}

/** A game in which a player is to place a cowboy, after so many have passed: after the last, Main Street begins. */
function recordOfPlacing(passed: number): Seated {
  for (let at = 0; at < 40; at += 1) {
    for (const { match, asked } of playTown({ options: { seats: 4 }, seed: `walk/${at}`, bot: 'greedy' })) {
      const view = match.game.view(match.state, 'spectator') as View;
      if (asked?.kind === 'placeCowboy' && view.round >= 2 && view.endOrder.length === passed)
        return { record: recordOf(match), seat: asked.seat };
    }
  }
  throw new Error('no one is to place a cowboy then');
}

test('a click on a parcel or a sign during the show aims at it when the question opens', async ({ page }) => {
  await arrive(page, { pace: 'slow' });
  await openAgainstBots(page, recordOfPlacing(0));
  for (const place of ['.parcel-target[data-explain^="land:bare"]', '.sign-board']) {
    await page.locator('.aim-steps .step').last().click();
    await answerOnce(page, 0);
    expect(await nextSight(page)).toBe('shown');
    await pauseShow(page);
    await expect(page.locator('.table[data-decision]')).toBeAttached();
    const target = page.locator(place).last();
    await target.click();
    await expect(target).toHaveClass(/chosen/);
    await expect(page.locator('.town-ask .confirm')).toBeVisible();
    await expect(page.locator(':popover-open')).toHaveCount(0);
  }
  // When Main Street is told its signs can be read meanwhile.
  await passAgainstBots(page, recordOfPlacing(3));
  await expect(page.locator('.stage')).toBeAttached();
  await pauseShow(page);
  await expect(page.locator('.table[data-decision]')).toBeAttached();
  await page.locator('.street-sign.now .sign-board').click();
  await expect(page.locator('.sign-card:popover-open')).toBeVisible();
  await expect(page.locator('.stage')).toBeVisible();
});

atSizes(
  [
    [1280, 800],
    [360, 640],
    [740, 360],
  ],
  'the slow pace waits at a result for Space, a click or Next, and is changed on the stage',
  async (page) => {
    await arrive(page, { pace: 'slow' });
    await passAgainstBots(page, { record: recordBeforeDuels(), seat: 3 });
    const waiting = page.locator('.stage[data-waits="true"]');
    const goOn = [
      () => page.keyboard.press('Space'),
      () => page.locator('.stage .log-row .seat-mark').first().click(),
      () => page.locator('.stage-next').click(),
    ];
    for (const next of goOn) {
      await expect(waiting).toBeAttached();
      await expectUncovered(page, '.stage-next, .stage-skip, .stage-pace, .stage .button-icon');
      const beat = await page.locator('.table').getAttribute('data-beat');
      await next();
      await expect(page.locator(`.table:not([data-beat="${beat}"])`)).toBeAttached();
      await expect(page.locator('.explain-card')).toHaveCount(0);
    }
    await expect(waiting).toBeAttached();
    await pauseShow(page);
    const pace = page.locator('.stage-pace select');
    await pace.selectOption('fast');
    await expect(page.locator('.stage-pace')).toContainText('2×');
    const beat = await page.locator('.table').getAttribute('data-beat');
    // Reached by keys, the list keeps them; after a choice with the mouse they are the show's again.
    await pace.focus();
    await page.keyboard.press('ArrowUp');
    await expect(pace).toHaveValue('normal');
    await expect(pace).toBeFocused();
    await pace.click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(pace).toHaveValue('fast');
    await page.keyboard.press('Space');
    await expect(page.locator(`.table:not([data-beat="${beat}"])`)).toBeAttached();
    await pace.selectOption('off');
    await expect(page.locator('.stage')).toHaveCount(0);
  },
);

test('a result that waits with the slow pace goes by once the fast pace is chosen', async ({ page }) => {
  await arrive(page, { pace: 'slow' });
  await passAgainstBots(page, { record: recordBeforeDuels(), seat: 3 });
  await expect(page.locator('.stage[data-waits="true"]')).toBeAttached();
  const beat = await page.locator('.table').getAttribute('data-beat');
  await page.locator('.stage-pace select').selectOption('fast');
  await expect(page.locator(`.table:not([data-beat="${beat}"])`)).toBeAttached();
});

atSizes(
  [
    [1280, 800],
    [360, 640],
    [740, 360],
  ],
  'who has skipped the show reads who gained what, and one tap shows it again',
  async (page) => {
    await arrive(page, { pace: 'normal', language: 'de' });
    await passAgainstBots(page, recordOfPlacing(3));
    await expect(page.locator('.stage')).toBeAttached();
    await pauseShow(page);
    const beat = await page.locator('.table').getAttribute('data-beat');
    await page.locator('.stage-skip').click();
    await expect(page.locator('.town-ask')).toBeAttached();
    await expect(page.locator('.skipped')).toContainText('übersprungen');
    await expectUncovered(page, '.skipped, .skipped .button, .confirm, .ask-more .button');
    await expectFitting(page, 'after a skip');
    await page.locator('.skipped .button').first().click();
    await expect(page.locator('.table')).toHaveAttribute('data-beat', new RegExp(`^${beat?.split('/')[0]}/`));
    await page.keyboard.press('Escape');
    await expect(page.locator('.skipped')).toBeVisible();
    await answerOnce(page, 0);
    await expect(page.locator('.skipped')).toHaveCount(0);
  },
);
