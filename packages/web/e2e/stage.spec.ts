/** The stage: cause, effect, then the question; everything on screen in step with the beat that is shown. */
import { boardGame, type View } from '@carson/board-game';
import { cardGame } from '@carson/card-game';
import { type Beat, beatsFor, type GameRecord, type Match, recordOf, resumeMatch } from '@carson/engine';
import { loadCatalogue } from '@carson/words';
import { expect, type Page, test } from '@playwright/test';
import { openGame } from '../scripts/studio.ts';
import { logLines } from '../src/games/board/show/log-lines.ts';
import type { BoardBeat } from '../src/games/board/table-types.ts';
import { playTown } from '../test/bot-town.ts';
import { newBoardTable } from '../test/new-tables.ts';
import { cardMoment } from './card-moments.ts';
import { openRecord } from './open-record.ts';
import { arrive, closeDialog, keys, mouse, movesPlayed, SOLO, sitDown, stageOf } from './player.ts';
import { expectFitting, expectUncovered } from './screen-checks.ts';
import { answerTown, click, foundTown } from './town-player.ts';

/** A game between bots in whose last round five duels are fought; stopped before the last player passes. */
const DUELS = { seed: 'duels/9', moves: 144 };

function recordBeforeDuels(): GameRecord {
  for (const { match } of playTown({ options: { seats: 4 }, seed: DUELS.seed, bot: 'random' })) {
    if (match.moves === DUELS.moves) return recordOf(match);
  }
  throw new Error('the game ended too early');
}

interface Sample {
  /** The beat that is shown; none where a question is open or others are waited for. */
  readonly beat: string | undefined;
  readonly money: readonly string[];
  readonly scores: readonly string[];
  readonly lastLine: string;
  readonly isAsked: boolean;
  /** Where the map lies and what part of the town it shows; another number is another map. */
  readonly map: string;
}

/** Notes what is on the screen after every change of the page. */
function watch(): void {
  const seatOf = (element: Element): string =>
    element.closest<HTMLElement>('[data-seat]')?.dataset['seat'] ?? '';
  const texts = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '');
  /** Players stand in the order of their turns; here they are told by seat. */
  const textsBySeat = (selector: string): string[] =>
    [...document.querySelectorAll(selector)]
      .sort((a, b) => seatOf(a).localeCompare(seatOf(b)))
      .map((element) => element.textContent ?? '');
  const maps: (Element | null)[] = [];
  const mapNow = (): string => {
    const map = document.querySelector('.town');
    const { x, y, width, height } = map?.getBoundingClientRect() ?? new DOMRect();
    if (!maps.includes(map)) maps.push(map);
    return [maps.indexOf(map), map?.getAttribute('viewBox'), ...[x, y, width, height].map(Math.round)].join(
      ' ',
    );
  };
  const samples: Sample[] = [];
  const look = (): void => {
    const table = document.querySelector<HTMLElement>('.table');
    if (table === null) return;
    const sample: Sample = {
      beat: table.dataset['beat'],
      money: textsBySeat('.player-money'),
      scores: textsBySeat('.player-score'),
      lastLine: texts('.log-row:not(.scene *)').at(-1) ?? '',
      isAsked: document.querySelector('.question') !== null,
      map: mapNow(),
    };
    if (JSON.stringify(sample) !== JSON.stringify(samples.at(-1))) samples.push(sample);
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  Object.assign(globalThis, { samples });
}

/** To the next beat, if one is shown still: a key could come too late and answer the question instead. */
async function nextBeat(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('.stage-next')?.click());
}

/** From now on every beat waits for a tap. */
async function pauseShow(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.stage .button-icon[aria-pressed="false"]')?.click(),
  );
}

/** Gives an answer and waits until it has been taken: a question that is answered stands a moment longer. */
async function answerOnce(page: Page, at: number): Promise<void> {
  const moves = await movesPlayed(page);
  await answerTown(page, click, at);
  await expect(page.locator(`.table:not([data-moves="${moves}"])`)).toBeAttached();
}

/** Answers and taps until the game is over. */
async function playOn(page: Page): Promise<void> {
  for (let steps = 0; steps < 400; steps += 1) {
    await expect(page.locator('.stage, .town-ask, .score-dialog').first()).toBeAttached();
    if ((await page.locator('.score-dialog').count()) > 0) return;
    if ((await page.locator('.stage').count()) > 0) await nextBeat(page);
    else await answerOnce(page, steps);
  }
}

function keptRecord(page: Page): Promise<GameRecord> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('carson-city', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('games').objectStore('games').getAll();
          reading.onsuccess = () => resolve(reading.result[0].record);
        };
      }),
  );
}

type Told = Pick<Sample, 'money' | 'scores' | 'lastLine'>;

async function expectedAt(match: Match): Promise<ReadonlyMap<string, Told>> {
  const words = await loadCatalogue('en');
  const [told = []] = beatsFor(match, ['spectator'], { from: -1 });
  const beats = told as readonly BoardBeat[];
  const occupants = [0, 1, 2, 3].map(() => ({ kind: 'person' as const, name: '' }));
  const expected = new Map<string, Told>();
  let lastLine = '';
  for (const [at, beat] of beats.entries()) {
    const { view } = beat;
    const soFar = beats.slice(0, at + 1).filter(({ move }) => move === beat.move);
    const entry = { ...beat, events: soFar.flatMap(({ events }) => events) };
    const log = beats.slice(0, at).filter(({ move }) => move < beat.move);
    const table = { ...newBoardTable(occupants.length), occupants, view, log };
    lastLine = logLines(entry, table, words).at(-1)?.text ?? lastLine;
    const { players } = view;
    expected.set(nameOf(beats, at), {
      money: players.map(({ money }) => words.board.money({ amount: money })),
      scores: beat.scores.map(({ total }) => `${total}`),
      lastLine,
    });
  }
  return expected;
}

function nameOf(beats: readonly Beat[], at: number): string {
  const move = beats[at]?.move;
  return `${move}/${beats.slice(0, at).filter((beat) => beat.move === move).length}`;
}

test('five duels: scores, money and log belong to the beat that is shown, the map lies still, and the question comes last', async ({
  page,
}) => {
  await arrive(page, { pace: 'fast' });
  await openRecord(page, recordBeforeDuels());
  await page.evaluate(watch);
  await playOn(page);
  const samples = await page.evaluate(
    () => (globalThis as unknown as { readonly samples: readonly Sample[] }).samples,
  );
  const resumed = resumeMatch(boardGame, await keptRecord(page));
  if (!resumed.ok) throw new Error('the kept game cannot be replayed');
  const expected = await expectedAt(resumed.match);
  const shown = samples.filter(({ beat }) => beat !== undefined);
  expect([...new Set(samples.map(({ map }) => map))]).toHaveLength(1);
  for (const { beat = '', isAsked, lastLine, map: _, ...rest } of shown) {
    const { lastLine: line, ...numbers } = expected.get(beat) ?? { lastLine: `no beat ${beat}` };
    expect({ beat, ...rest }).toEqual({ beat, ...numbers });
    expect(lastLine, beat).toContain(line);
    expect(isAsked, beat).toBe(false);
  }
  const [told = []] = beatsFor(resumed.match, ['spectator'], { from: DUELS.moves });
  const duels = told.flatMap(({ events }, at) =>
    events.some(({ type }) => type === 'duelDecided') ? [nameOf(told, at)] : [],
  );
  expect(duels.length).toBeGreaterThanOrEqual(5);
  for (const duel of duels) expect(shown.map(({ beat }) => beat)).toContain(duel);
});

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
      if ((await page.locator('.stage').count()) > 0) await nextBeat(page);
      else await answerOnce(page, steps);
      await page.locator('.stage, .town-ask').first().waitFor();
      await pauseShow(page);
    }
    await expect(page.locator('.town-ask')).toHaveCount(0);
    const beat = await page.locator('.table').getAttribute('data-beat');
    await leave();
    await expect(page.locator(`.table:not([data-beat="${beat}"])`)).toBeAttached();
    while ((await page.locator('.stage').count()) > 0) await nextBeat(page);
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

for (const [width, height] of [
  [360, 640],
  [740, 360],
  [844, 390],
] as const) {
  test(`${width} x ${height}: the buttons of the show are whole in German, and stay where they are`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
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
  });
}

for (const [width, height] of [
  [1280, 800],
  [360, 640],
] as const) {
  test(`${width} x ${height}: a tap on what is told on the table goes on by one beat, elsewhere to the question`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
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
  });
}

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

for (const [width, height] of [
  [1280, 720],
  [360, 640],
  [740, 360],
] as const) {
  test(`${width} x ${height}: three fighters of a duel are all seen beside the keys of a replay`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await arrive(page, { pace: 'slow', language: 'de' });
    const { record, ...at } = crowdedDuel();
    await openMoment(page, record, at);
    await expect(page.locator('.replay .duel-fighter')).toHaveCount(3);
    for (const fighter of await page.locator('.replay .duel-total').all())
      await expect(fighter).toBeInViewport({ ratio: 1 });
    await expectUncovered(page, '.replay .duel-total');
  });
}

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

/** Walks through the show at 360 x 640 or 740 x 360 until a duel is over, or all buildings have paid. */
async function walkTo(page: Page, told: string): Promise<void> {
  for (let steps = 0; (await page.locator(told).count()) === 0; steps += 1) {
    await expect(page.locator('.stage, .town-ask').first()).toBeAttached();
    if ((await page.locator('.stage').count()) === 0) {
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

for (const [width, height] of [
  [360, 640],
  [740, 360],
] as const) {
  test(`${width} x ${height}: the stop of Main Street, its duel and everyone's money are seen together`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await arrive(page, { pace: 'slow', language: 'de' });
    await openRecord(page, recordBeforeDuels());
    await walkTo(page, '.stage .duel[data-over="true"]');
    await expect(page.locator('.street-sign.now')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.stage .duel-total')).toHaveCount(2);
    await expect(page.locator('.purse')).toHaveCount(4);
    await expectUncovered(page, TOLD);
    await expectFitting(page, 'a duel');
  });
}

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

for (const [width, height] of [
  [360, 640],
  [740, 360],
] as const) {
  test(`${width} x ${height}: in a replay the whole town is seen, and the keys stay where they are`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
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
  });
}

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

/** Passes as this seat of the record, whose others are bots: Main Street begins. */
async function passAgainstBots(page: Page, record: GameRecord, seat: number): Promise<void> {
  const occupants = [0, 1, 2, 3].map((at) =>
    at === seat ? { kind: 'person', name: 'Anna' } : { kind: 'bot', bot: 'greedy' },
  );
  await openGame({ home: '' }, page, { id: 'street', game: 'board', over: false, occupants, record });
  await page.locator('.ask-more .button').last().click();
}

/** A game in which the last player is about to pass; then someone is asked on Main Street. */
function recordBeforeStreet(): { readonly record: GameRecord; readonly seat: number } {
  for (let at = 0; at < 40; at += 1) {
    for (const { match, asked } of playTown({ options: { seats: 4 }, seed: `walk/${at}`, bot: 'greedy' })) {
      const view = match.game.view(match.state, 'spectator') as View;
      if (asked?.kind === 'placeCowboy' && view.round >= 2 && view.endOrder.length === 3)
        return { record: recordOf(match), seat: asked.seat };
    }
  }
  throw new Error('no one is the last to pass');
}

for (const [width, height] of [
  [1280, 800],
  [360, 640],
  [740, 360],
] as const) {
  test(`${width} x ${height}: the slow pace waits at a result for Space, a click or Next, and is changed on the stage`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await arrive(page, { pace: 'slow' });
    await passAgainstBots(page, recordBeforeDuels(), 3);
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
  });
}

test('a result that waits with the slow pace goes by once the fast pace is chosen', async ({ page }) => {
  await arrive(page, { pace: 'slow' });
  await passAgainstBots(page, recordBeforeDuels(), 3);
  await expect(page.locator('.stage[data-waits="true"]')).toBeAttached();
  const beat = await page.locator('.table').getAttribute('data-beat');
  await page.locator('.stage-pace select').selectOption('fast');
  await expect(page.locator(`.table:not([data-beat="${beat}"])`)).toBeAttached();
});

for (const [width, height] of [
  [1280, 800],
  [360, 640],
  [740, 360],
] as const) {
  test(`${width} x ${height}: who has skipped the show reads who gained what, and one tap shows it again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await arrive(page, { pace: 'normal', language: 'de' });
    const { record, seat } = recordBeforeStreet();
    await passAgainstBots(page, record, seat);
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
  });
}
