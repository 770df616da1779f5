/** What the page makes of a table of the server. */
import type { TableUpdate } from '@carson/protocol';
import { describe, expect, it } from 'vitest';
import './page.ts';
import { words } from '@carson/words/generated/en.js';
import { markRead, readUpTo } from '../src/online/chat/chat-read.ts';
import { seatName } from '../src/online/parts/names.ts';
import { ago } from '../src/online/parts/times.ts';
import { ownQuestion } from '../src/table/own-question.ts';
import { showTable } from '../src/table/show-table.ts';
import type { ShownTable } from '../src/table/shown-table.ts';

const ANN = { id: 'ann-ann-ann-ann-a', name: 'Ann', kind: 'visitor' } as const;

const waiting: TableUpdate = {
  table: 'a-table-to-play-at',
  version: 3,
  at: 0,
  game: 'cards',
  gameOptions: {
    seats: [
      { kind: 'real', suit: 'hat' },
      { kind: 'real', suit: 'star' },
      { kind: 'virtual', level: 'expert', suit: 'boot' },
    ],
  },
  access: 'link',
  clock: { kind: 'none' },
  phase: 'waiting',
  host: ANN.id,
  seats: [
    { plan: { kind: 'open' }, person: ANN, standIn: 'greedy' },
    { plan: { kind: 'bot', bot: 'greedy' } },
    { plan: { kind: 'virtual' } },
  ],
  imported: false,
  viewer: 0,
  clocks: [],
  votes: [],
  createdAt: 0,
};

const owed = [{ seat: 0, kind: 'bid', decision: 5, required: true, rule: 'C3.4', sealed: true }] as const;

const playing: TableUpdate = {
  ...waiting,
  phase: 'playing',
  play: {
    view: { round: 1 },
    owed,
    options: [{ type: 'bid' }],
    undo: { commands: 0, stoppedBy: 'start' },
    moves: 2,
    log: { from: 0, entries: [{ move: -1, events: [] }] },
    scores: [],
    beats: [],
    commitment: 'hash',
  },
};

function shown(table: TableUpdate): ShownTable {
  const update = showTable(table, { previews: [{ gain: 1, lines: [] }], kept: true });
  if (update === undefined) throw new Error('the game has started');
  return update;
}

describe('a table of the server on the page', () => {
  it('has no game before it starts', () => {
    expect(showTable(waiting)).toBeUndefined();
  });

  it('names people as they are called, bots by their kind, virtual players by their level', () => {
    expect(shown(playing).occupants).toEqual([
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', bot: 'greedy' },
      { kind: 'virtual', level: 'expert' },
    ]);
  });

  it('carries the game and the previews over, and the seed only when it is told', () => {
    const update = shown(playing);
    expect(update).toMatchObject({ viewer: 0, view: { round: 1 }, owed, moves: 2, commitment: 'hash' });
    expect(update.previews).toEqual([{ gain: 1, lines: [] }]);
    expect(update).not.toHaveProperty('seed');
  });
});

describe('who sits at a table of the server', () => {
  it('is told with the level of a virtual player, and with numerals where bots are alike', () => {
    const bot = { plan: { kind: 'bot', bot: 'drifter' } } as const;
    const seats = [bot, bot, { plan: { kind: 'virtual' } }, { plan: { kind: 'open' } }] as const;
    const names = seats.map((_, at) => seatName({ ...waiting, seats: [...seats] }, at, words));
    expect(names).toEqual(['Drifter I', 'Drifter II', 'Trey', 'Open seat']);
  });
});

describe('how long ago someone moved', () => {
  it('is told in the largest unit that fits', () => {
    const told = [30_000, 61_000, 3 * 3_600_000, 86_400_000, 3 * 86_400_000].map((passed) =>
      ago(1_000, 1_000 + passed, 'en'),
    );
    expect(told).toEqual(['now', '1 minute ago', '3 hours ago', 'yesterday', '3 days ago']);
  });
});

describe('the chat of a table', () => {
  it('is read up to a moment, per table, and never becomes unread again', () => {
    markRead('one', 100);
    markRead('two', 50);
    markRead('one', 70);
    expect(['one', 'two', 'three'].map(readUpTo)).toEqual([100, 50, 0]);
  });
});

describe('the question that is asked of the viewer', () => {
  const table = shown(playing);

  it('stays the same while others move', () => {
    const moved = { ...table, moves: 3, log: [...table.log, { move: 2, seat: 1, events: [] }] };
    expect(ownQuestion(moved)).toBe(ownQuestion(table));
  });

  it('changes with each own move, each decision and each game', () => {
    const others = [
      { ...table, log: [...table.log, { move: 2, seat: 0, events: [] }] },
      { ...table, owed: [{ ...owed[0], decision: 6 }] },
      { ...table, owed: [] },
      { ...table, commitment: 'another hash' },
      { ...table, viewer: 1 },
    ];
    for (const other of others) expect(ownQuestion(other)).not.toBe(ownQuestion(table));
  });
});
