/** Looking back: a link to every moment, keys, the scrubber, and the scores of that moment. */
import { cardGame } from '@carson/card-game';
import { beatsFor, type GameRecord, recordOf, resumeMatch } from '@carson/engine';
import { words } from '@carson/words/generated/en.js';
import { expect, type Page, test } from '@playwright/test';
import type { BoardBeat } from '../src/games/board/table-types.ts';
import { playTown } from '../test/bot-town.ts';
import { cardMoment } from './card-moments.ts';
import { openRecord } from './open-record.ts';
import { arrive, closeDialog } from './player.ts';
import { atSizes, expectUncovered } from './screen-checks.ts';
import { nameOf, recordBeforeDuels } from './show-player.ts';

/** A finished game between bots in which three or more fight one duel, and the beat that tells who won it. */
function crowdedDuel(): { readonly record: GameRecord; readonly move: number; readonly index: number } {
  const played = [...playTown({ options: { seats: 6 }, seed: 'many/0', bot: 'random' })].at(-1);
  if (played === undefined) throw new Error('nothing was played');
  const [beats = []] = beatsFor(played.match, ['spectator'], {
    from: 0,
  }) as readonly (readonly BoardBeat[])[];
  const at = beats.findIndex(({ events }) =>
    events.some((event) => event.type === 'duelDecided' && event.entries.length > 2),
  );
  const [move, index] = nameOf(beats, at).split('/').map(Number);
  if (move === undefined || index === undefined) throw new Error('no duel of three');
  return { record: recordOf(played.match), move, index };
}

/** Opens a moment of an imported game and walks on by a number of beats. */
async function openMoment(
  page: Page,
  record: GameRecord,
  at: { move: number; index: number },
): Promise<void> {
  await openRecord(page, record);
  const id = /#\/table\/([\w-]+)/.exec(page.url())?.[1];
  await page.goto(`/#/game/${id}/${at.move + 1}`);
  for (let index = 0; index <= at.index; index += 1) {
    await expect(page.locator('.table')).toHaveAttribute('data-beat', `${at.move}/${index}`);
    if (index < at.index) await page.keyboard.press('ArrowRight');
  }
}

atSizes(
  [
    [1280, 720],
    [360, 640],
    [740, 360],
  ],
  'three fighters of a duel are all seen beside the keys of a replay',
  async (page) => {
    await arrive(page, { pace: 'slow', language: 'de' });
    const { record, ...at } = crowdedDuel();
    await openMoment(page, record, at);
    await expect(page.locator('.replay .duel-fighter')).toHaveCount(3);
    for (const fighter of await page.locator('.replay .duel-total').all())
      await expect(fighter).toBeInViewport({ ratio: 1 });
    await expectUncovered(page, '.replay .duel-total');
  },
);

test('the final count: each total on screen is that of its line at once, and none is shown as a loss', async ({
  page,
}) => {
  await arrive(page, { pace: 'normal' });
  const record = cardMoment({ kind: 'nothing, to the end' });
  const resumed = resumeMatch(cardGame, record);
  if (!resumed.ok) throw new Error('the game cannot be replayed');
  const move = resumed.match.moves - 1;
  const [beats = []] = beatsFor(resumed.match, ['spectator'], { from: move });
  const index = beats.findIndex(({ events }) => events.some(({ type }) => type === 'gameEnded'));
  await openMoment(page, record, { move, index });
  for (const beat of beats.slice(index + 1)) {
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.table')).toHaveAttribute('data-beat', nameOf(beats, beats.indexOf(beat)));
    expect(await page.locator('.gained.lost').count()).toBe(0);
    const delays = await page
      .locator('.player-score .counted-number')
      .evaluateAll((numbers) => numbers.map((number) => getComputedStyle(number).transitionDelay));
    expect(new Set(delays)).toEqual(new Set(['0s']));
  }
});

/** Takes the scrubber at one part of its length and pulls it to another. */
async function pullScrubber(page: Page, from: number, to: number): Promise<void> {
  const bar = await page.locator('.replay-scrubber').boundingBox();
  if (bar === null) throw new Error('there is no scrubber');
  await page.mouse.move(bar.x + from * bar.width, bar.y + bar.height / 2);
  await page.mouse.down();
  await page.mouse.move(bar.x + to * bar.width, bar.y + bar.height / 2, { steps: 5 });
  await page.mouse.up();
}

test('every moment of an imported game has a link, its own scores, keys and a scrubber to walk by', async ({
  page,
}) => {
  await arrive(page);
  await openRecord(page, cardMoment({ kind: 'lay', era: 2 }));
  const scores = (): Promise<string[]> => page.locator('.player-score').allTextContents();
  const now = await scores();
  const id = /#\/table\/([\w-]+)/.exec(page.url())?.[1];
  const head = page.locator('.replay-head');
  await page.goto(`/#/game/${id}/2`);
  await expect(head).toContainText('Move 2 of');
  await expect(page.locator('.table')).toHaveAttribute('data-beat', /^1\//);
  await expect.poll(scores).not.toEqual(now);
  const moves = Number(/of (\d+)/.exec((await head.textContent()) ?? '')?.[1]);
  await page.keyboard.press('Home');
  await expect(head).toContainText('Set-up');
  await expect.poll(scores).toEqual(['0', '0', '0', '0']);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.table')).toHaveAttribute('data-beat', '0/0');
  await page.keyboard.press('ArrowLeft');
  await expect(head).toContainText('Set-up');
  await pullScrubber(page, 0.9, 0.5);
  const move = async () => Number(/Move (\d+)/.exec((await head.textContent()) ?? '')?.[1]);
  await expect.poll(async () => Math.abs((await move()) - moves / 2)).toBeLessThanOrEqual(moves / 20 + 1);
  await expect(page.locator('.table')).toHaveAttribute('data-beat', `${(await move()) - 1}/0`);
  await page.keyboard.press('Escape');
  await expect(page.locator('.replay')).toHaveCount(0);
  await expect.poll(scores).toEqual(now);
  await page.goto('/#/game/elsewhere/2');
  await expect(page.locator('.curtain')).toContainText(words.shell.home.notHere);
});

test('a replay stops when a dialog opens over it', async ({ page }) => {
  await arrive(page);
  await openRecord(page, cardMoment({ kind: 'lay', era: 2 }));
  const id = /#\/table\/([\w-]+)/.exec(page.url())?.[1];
  await page.goto(`/#/game/${id}/2`);
  await page.locator('.replay-keys').getByRole('button', { name: 'Play' }).click();
  await expect(page.locator('.replay-keys [aria-label="Pause"]')).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.locator('.dialog')).toBeVisible();
  await closeDialog(page);
  await expect(page.locator('.replay-keys [aria-label="Play"]')).toBeVisible();
});

test('the address names a moment as long as it is looked at, and the way back to the game closes it', async ({
  page,
}) => {
  await arrive(page);
  await openRecord(page, cardMoment({ kind: 'lay', era: 2 }));
  const table = page.url();
  const moment = table.replace(/table\/(\w+)/, 'game/$1/2');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.locator('.replay-now').click(),
    () => page.goto(table),
    () => page.goBack(),
    async () => {
      await page.keyboard.press('s');
      await expect(page.locator('.dialog')).toBeVisible();
      // As a replay does that ends under a dialog.
      await page.evaluate(() => document.querySelector<HTMLElement>('.replay-now')?.click());
      await expect(page.locator('.dialog')).toBeVisible();
      await closeDialog(page);
    },
  ]) {
    await page.goto(moment);
    await expect(page.locator('.replay-head')).toContainText('Move 2 of');
    await leave();
    await expect(page.locator('.replay')).toHaveCount(0);
    await expect(page.locator('.question')).toBeVisible();
    await expect(page).toHaveURL(table);
  }
});

test('360 x 640: the keys of a replay stand in one line, below the way back and the scrubber', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await arrive(page);
  await openRecord(page, recordBeforeDuels());
  const id = /#\/table\/([\w-]+)/.exec(page.url())?.[1];
  await page.goto(`/#/game/${id}/140`);
  await expect(page.locator('.replay-keys .button')).toHaveCount(5);
  const tops = await page
    .locator('.replay-keys .button, .replay-speed select')
    .evaluateAll((keys) => keys.map((key) => Math.round(key.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

atSizes(
  [
    [360, 640],
    [740, 360],
  ],
  'in a replay the whole town is seen, and the keys stay where they are',
  async (page, { width, height }) => {
    await arrive(page, { language: 'de' });
    const { record, move } = crowdedDuel();
    await openMoment(page, record, { move: move - 1, index: 0 });
    await expect(page.locator('.replay-eyes')).toBeVisible();
    const keys = new Set<string>();
    const towns = new Set<string>();
    for (let step = 0; step < 30; step += 1) {
      const beat = await page.locator('.table').getAttribute('data-beat');
      await page.keyboard.press('ArrowRight');
      await expect(page.locator(`.table:not([data-beat="${beat}"])`)).toBeAttached();
      await expectUncovered(page, '.replay .button, .replay-eyes');
      keys.add(JSON.stringify(await page.locator('.replay-keys').boundingBox()));
      const town = page.locator('.town').and(page.locator(':visible'));
      if ((await town.count()) === 0) continue;
      const [map, sheet] = [await town.boundingBox(), await page.locator('.table-ask').boundingBox()];
      towns.add(JSON.stringify(map));
      if (width < height) expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + 1);
    }
    expect([...keys]).toHaveLength(1);
    expect([...towns]).toHaveLength(1);
  },
);
