/** The show of the card game: bids on the table, one tap for each beat. */
import { expect, test } from '@playwright/test';
import { openGame } from '../scripts/studio.ts';
import { cardMoment } from './card-moments.ts';
import { arrive, keys, SOLO, sitDown, stageOf } from './player.ts';
import { atSizes, expectFitting, expectUncovered } from './screen-checks.ts';
import { nextBeat, pauseShow } from './show-player.ts';

const ANSWERS = '.question, .auction-card, .offer-card, .confirm, .people-chip';

for (const [width, height] of [
  [1280, 800],
  [360, 640],
  [740, 360],
  [640, 360],
] as const) {
  test(`${width} x ${height}: all bids are turned over on the table, in order, and nothing covers a question`, async ({
    page,
  }) => {
    const isSmall = width <= 820;
    await page.setViewportSize({ width, height });
    await arrive(page, { pace: 'slow' });
    await sitDown(page, SOLO);
    await stageOf(page);
    const before = await page.locator('.city-area .city').boundingBox();
    await expectUncovered(page, ANSWERS);
    await keys.answer(page, 'bid');
    await expect(page.locator('.reveal-large .bid')).toHaveCount(4);
    await expect(page.locator('.reveal-large .bid-rank')).toHaveCount(4);
    for (const bid of await page.locator('.reveal-large .bid').all())
      await expect(bid).toBeInViewport({ ratio: 1 });
    if (!isSmall) expect(await page.locator('.city-area .city').boundingBox()).toEqual(before);
    await page.locator('.stage-skip').click();
    await expect(page.locator('.reveal-large')).toHaveCount(0);
    await expect(page.locator(isSmall ? '.people-strip li' : '.reveal-strip .bid')).toHaveCount(4);
    const asked = await stageOf(page);
    await expectUncovered(page, ANSWERS);
    const panel = async (): Promise<number> =>
      (await page.locator('.table-ask').boundingBox())?.height ?? height;
    if (asked === 'take' && height > width) await expect.poll(panel).toBeLessThanOrEqual(height / 4);
  });
}

atSizes(
  [
    [360, 640],
    [740, 360],
    [844, 390],
  ],
  'the buttons of the show are whole in German, and stay where they are',
  async (page) => {
    await arrive(page, { pace: 'slow', language: 'de' });
    const bot = { kind: 'bot', bot: 'greedy' };
    const occupants = [{ kind: 'person', name: 'Anna' }, bot, bot, bot];
    const record = cardMoment({ kind: 'bid' });
    const kept = { id: 'bids', game: 'cards', over: false, occupants, record } as const;
    await openGame({ home: '' }, page, kept);
    await keys.answer(page, 'bid');
    // The bid is on its way until the show begins.
    await expect(page.locator('.stage')).toBeVisible();
    const places = new Set<string>();
    for (let beats = 0; beats < 4; beats += 1) {
      await page.locator('.stage, .board:not([data-stage="wait"])').first().waitFor();
      if ((await page.locator('.stage').count()) === 0) break;
      await pauseShow(page);
      if (beats === 0) await expectFitting(page, 'the bids');
      await expectUncovered(page, '.stage-foot .button');
      places.add(JSON.stringify(await page.locator('.stage-next').boundingBox()));
      await nextBeat(page);
    }
    expect([...places]).toHaveLength(1);
  },
);

atSizes(
  [
    [1280, 800],
    [360, 640],
  ],
  'a tap on what is told on the table goes on by one beat, elsewhere to the question',
  async (page) => {
    await arrive(page, { pace: 'normal' });
    const bot = { kind: 'bot', bot: 'greedy' };
    const occupants = [{ kind: 'person', name: 'Anna' }, bot, bot, bot];
    const record = cardMoment({ kind: 'bid', round: 4 });
    await openGame({ home: '' }, page, { id: 'tap', game: 'cards', over: false, occupants, record });
    await keys.answer(page, 'bid');
    await expect(page.locator('.reveal-large')).toBeVisible();
    await pauseShow(page);
    const beats: (string | null)[] = [];
    while ((await page.locator('.reveal-large, .sign-paper').count()) > 0) {
      beats.push(await page.locator('.table').getAttribute('data-beat'));
      await page.locator('.reveal-large .bid-card, .sign-paper').first().click();
      await expect(page.locator(`.table:not([data-beat="${beats.at(-1)}"])`)).toBeAttached();
      await expect(page.locator('.explain-card')).toHaveCount(0);
      await expect(page.locator('.stage')).toBeVisible();
    }
    expect(new Set(beats).size).toBeGreaterThan(1);
    await expect(page.locator('.table[data-decision]')).toBeAttached();
    await page.locator('.city-area').click();
    await expect(page.locator('.stage')).toHaveCount(0);
    await expect(page.locator('.question')).toBeVisible();
  },
);
