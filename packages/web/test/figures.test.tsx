/** Every figure after a game explains itself: in the review, in my record, and in the daily challenge. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Balance,
  DECISION_KINDS,
  type Grade,
  LUCK_IDS,
  type Review,
  type ReviewedDecision,
} from '@carson/bots';
import { dayAt } from '@carson/bots/daily';
import type { GameRecord } from '@carson/engine';
import type { DailyEntry, GameResult } from '@carson/protocol';
import { loadReviewWords } from '@carson/words';
import type { ComponentChild } from 'preact';
import { describe, expect, it, vi } from 'vitest';
import { ALL_WORDS } from './all-words.ts';
import { type LivingText, livingPage } from './living-page.ts';

/** What has digits and needs no explanation: names of moves and parcels, the speed, and dates. */
const NAMES = ['review-row-name', 'review-move-name', 'compared', 'review-speed', 'daily-date', 'daily-next'];

function unexplained(texts: readonly LivingText[]): readonly string[] {
  return texts
    .filter(({ text }) => /\d/.test(text))
    .filter(({ around }) => !around.some((node) => node.get('data-explain') !== undefined))
    .filter(({ around }) => !around.some((node) => NAMES.some((name) => hasClass(node, name))))
    .map(({ text }) => text);
}

function hasClass(node: ReadonlyMap<string, string>, name: string): boolean {
  return (node.get('class') ?? '').split(' ').includes(name);
}

function marks(texts: readonly LivingText[]): ReadonlySet<string> {
  return new Set(texts.flatMap(({ around }) => around.flatMap((node) => node.get('data-explain') ?? [])));
}

/** The page as soon as all of it has come, which this figure tells. */
async function shown(part: ComponentChild, last: string): Promise<readonly LivingText[]> {
  const page = livingPage();
  page.draw(part);
  const isThere = async (): Promise<boolean> => {
    await page.settle();
    return marks(page.texts()).has(`figure:${last}`);
  };
  await expect.poll(isThere, { timeout: 10_000 }).toBe(true);
  return page.texts();
}

const RECORD = JSON.parse(
  readFileSync(
    fileURLToPath(new URL('../../../fixtures/board/first-game-greedy.json', import.meta.url)),
    'utf8',
  ),
) as GameRecord;
const SEATS = [0, 1, 2, 3] as const;
const BALANCE: Balance = { start: 0.25, choices: -0.36, luck: 0.34, others: 0.23, end: 0.46 };

/** A review with everything in it: the first moves of the record as decisions of every kind. */
function fullReview(): Review {
  const grades: readonly Grade[] = ['best', 'fine', 'slip', 'mistake', 'blunder'];
  const decisions = DECISION_KINDS.map((kind, at): ReviewedDecision => {
    const { seat, command } = RECORD.moves[at] ?? { seat: 0, command: { type: 'pass' } };
    const weighed = { command, chances: SEATS.map(() => 0.25), score: 31, grounds: [] };
    return {
      move: at,
      seat,
      kind,
      round: 1 + Math.floor(at / 3),
      options: 5,
      since: 'dice',
      grade: grades[at % grades.length] ?? 'best',
      cost: { chance: at / 100, points: at },
      played: weighed,
      best: weighed,
    };
  });
  const luck = LUCK_IDS.map((id) => ({
    id,
    draws: 5,
    expected: 3.1,
    got: 5,
    low: 2,
    high: 4,
    share: 0.8,
    worth: 6,
  }));
  const kinds = DECISION_KINDS.map((kind) => ({ kind, decisions: 3, accuracy: 83, cost: 0.1 }));
  const own = decisions.flatMap(({ seat }, index) => (seat === 0 ? [index] : []));
  const turningPoints = [
    { decision: own[0] ?? 0, by: 'decision' as const, change: -0.11 },
    { decision: own[1] ?? 1, by: 'dice' as const, change: -0.12 },
  ];
  const dice = [7, 3, 0, 5, 3, 1];
  return {
    game: 'board',
    moves: RECORD.moves.length,
    over: true,
    iterations: 1,
    start: SEATS.map(() => 0.25),
    end: [0, 0, 1, 0],
    decisions,
    seats: SEATS.map((seat) => ({
      seat,
      decisions: 10,
      accuracy: 88,
      grades: { best: 2, fine: 2, slip: 2, mistake: 2, blunder: 2 },
      kinds,
      balance: BALANCE,
      turningPoints,
      luck,
      dice,
    })),
    seed: { seed: 'first-game-0', commitment: 'abc' },
  };
}

const RESULT: GameResult = {
  id: `daily-cards-${dayAt(Date.now())}`,
  game: 'cards',
  at: 1,
  seats: 4,
  place: 1,
  points: 41,
  lead: 3,
  bots: ['deputy', 'deputy', 'deputy'],
  people: 0,
  lines: { mines: 12, saloons: 9 },
  characters: ['sheriff', 'sheriff'],
  hints: 2,
  undos: 1,
};
const ENTRY: DailyEntry = {
  rank: 2,
  person: { id: 'ann', name: 'Ann', kind: 'visitor' },
  points: 41,
  place: 1,
  hints: 2,
  undos: 1,
  table: 'mine',
};
const OTHER: DailyEntry = {
  ...ENTRY,
  rank: 1,
  person: { ...ENTRY.person, id: 'ben', name: 'Ben' },
  points: 44,
};

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
vi.stubGlobal('location', { hash: '', href: 'http://localhost/' });
vi.stubGlobal('removeEventListener', () => undefined);
vi.mock(import('../src/table/stored/results-store.ts'), async (actual) => ({
  ...(await actual()),
  storedResults: async () => [{ id: RESULT.id, game: 'cards', daily: dayAt(Date.now()), result: RESULT }],
}));
vi.mock(import('../src/table/stored/saved-games.ts'), async (actual) => ({
  ...(await actual()),
  listGames: async () => [],
  loadGame: async (id) => ({
    id,
    game: 'board',
    startedAt: 0,
    changedAt: 0,
    over: true,
    occupants: SEATS.map((seat) => ({ kind: 'person', name: `${'ABCD'[seat]}nn` })),
    record: RECORD,
  }),
}));
vi.mock(import('../src/table/stored/review-store.ts'), async (actual) => ({
  ...(await actual()),
  storedReview: async () => fullReview(),
}));
vi.mock(import('../src/online/connection/api.ts'), async (actual) => ({
  ...(await actual()),
  ask: (async (name: string) => {
    if (name === 'daily') return { ok: true, value: { entries: [OTHER, ENTRY], count: 2, mine: ENTRY } };
    return { ok: true, value: name === 'record' ? RECORD : {} };
  }) as never,
}));

const { ReviewPage } = await import('../src/review/review-page.tsx');
const { RecordPage } = await import('../src/results/record-page.tsx');
const { DailyPage } = await import('../src/results/daily-page.tsx');
const { isOnlineOffered } = await import('../src/app/online-offer.ts');

const review = () => shown(<ReviewPage at={{ page: 'review', id: 'x', place: 'here' }} />, 'seed');
const record = () => shown(<RecordPage />, 'taken');
const daily = () => shown(<DailyPage game="cards" />, 'accuracy');

describe('a figure', () => {
  it.each([
    [
      'the review',
      review,
      [
        'accuracy',
        'balance',
        'chance',
        'cost',
        'costPoints',
        'decisions',
        'dice:1',
        'duels',
        'end',
        'key',
        'luck',
        'result',
        'round',
        'seed',
        'ties',
      ],
    ],
    [
      'my record',
      record,
      [
        'average',
        'best',
        'games',
        'lines',
        'longest',
        'opponents',
        'seats',
        'streak',
        'taken',
        'winRate',
        'wins',
      ],
    ],
    ['the daily challenge', daily, ['accuracy', 'dailyAids', 'dailyRank', 'dailyResult', 'dailyRun']],
  ] as const)('explains itself in %s', async (_, open, expected) => {
    isOnlineOffered.value = true;
    const texts = await open();
    expect(unexplained(texts)).toEqual([]);
    const marked = marks(texts);
    expect(expected.filter((id) => !marked.has(`figure:${id}`))).toEqual([]);
    for (const { language } of ALL_WORDS) {
      const { explain } = await loadReviewWords(language);
      const ids = [...marked].flatMap((mark) => /^figure:(\w+)/.exec(mark)?.[1] ?? []);
      expect(ids.filter((id) => !Object.hasOwn(explain, id))).toEqual([]);
    }
  });
});
