/** Cause, effect, then the question: everything on screen in step with the beat that is shown. */
import { boardGame } from '@carson/board-game';
import { beatsFor, type GameRecord, type Match, resumeMatch } from '@carson/engine';
import { loadCatalogue } from '@carson/words';
import { expect, type Page, test } from '@playwright/test';
import { logLines } from '../src/games/board/show/log-lines.ts';
import type { BoardBeat } from '../src/games/board/table-types.ts';
import { newBoardTable } from '../test/new-tables.ts';
import { openRecord } from './open-record.ts';
import { arrive } from './player.ts';
import { answerOnce, DUELS, nameOf, nextBeat, nextSight, recordBeforeDuels } from './show-player.ts';

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

/** Answers and taps until the game is over. */
async function playOn(page: Page): Promise<void> {
  for (let steps = 0; steps < 400; steps += 1) {
    const sight = await nextSight(page);
    if (sight === 'over') return;
    if (sight === 'shown') await nextBeat(page);
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
