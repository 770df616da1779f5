/** Every element of both tables explains itself in every language, and says what it does where it lies. */
import {
  ACTION_SPACES,
  CHARACTER_IDS as BOARD_CHARACTERS,
  columnOf,
  corralPlace,
  idOf,
  incomeOf,
  ON_IDS,
  rowOf,
} from '@carson/board-game';
import { CHARACTER_IDS, CITY_LINES, cardGame, ELEMENTS, TERRAIN } from '@carson/card-game';
import { words as en } from '@carson/words/generated/en.js';
import { describe, expect, it } from 'vitest';
import { explain as explainBoard } from '../src/games/board/explain.ts';
import { PHASES } from '../src/games/board/phase.ts';
import type { BoardTable } from '../src/games/board/table-types.ts';
import { explain as explainCards } from '../src/games/cards/explain.ts';
import { type Mark, markOf } from '../src/parts/explanation.ts';
import { placeBeside } from '../src/shell/explain-card.tsx';
import type { Words } from '../src/words/words.ts';
import { ALL_WORDS } from './all-words.ts';
import { GAMES, momentsOf, tableAt } from './board-tables.ts';
import { tableWhere } from './page.ts';

const SUITS = ['hat', 'star', 'cactus', 'boot'] as const;

const mark = (kind: string, id: string, where = '', seat?: number): Mark => ({ kind, id, where, seat });

const cards = await tableWhere(
  {
    game: cardGame,
    options: { seats: SUITS.map((suit) => ({ kind: 'real', suit })) },
    occupants: SUITS.map((_, at) => ({ kind: 'person' as const, name: `P${at}` })),
    seed: 'explained',
  },
  (table) => table.view.era === 2 && table.view.round === 9,
);
const boards = await Promise.all(momentsOf(GAMES).slice(-12).map(tableAt));

const CARD_MARKS = [
  ...ELEMENTS.map((id) => mark('building', id)),
  ...TERRAIN.map((_, card) => mark('terrain', `${card}`)),
  ...CHARACTER_IDS.flatMap((id) => [mark('character', id), mark('line', id)]),
  ...[...CITY_LINES, 'appeal'].map((id) => mark('line', id)),
  mark('number', 'points'),
  ...Object.keys(en.explain.card).map((id) => mark('card', id)),
];
const BOARD_MARKS = [
  ...ON_IDS.map((id) => mark('building', id)),
  ...ACTION_SPACES.map(({ id }) => mark('space', id)),
  ...BOARD_CHARACTERS.map((id) => mark('character', id)),
  ...Object.keys(en.explain.pieces).map((id) => mark('piece', id)),
  ...[1, 2, 3, 4, 5].map((corral) => mark('corral', `${corralPlace(corral)}`)),
  ...Object.keys(en.explain.numbers).map((id) => mark('number', id)),
  ...Object.keys(en.explain.boardLines).map((id) => mark('line', id)),
  ...PHASES.map((phase) => mark('phase', phase)),
  ...['parcels', 'income'].map((id) => mark('stop', id)),
  mark('land', 'bare', '0,0'),
];

describe('an element that is asked about', () => {
  it.each([
    [
      'cards',
      CARD_MARKS,
      [cards].map((table) => (one: Mark, words: Words) => explainCards(one, table, words)),
    ],
    [
      'board',
      BOARD_MARKS,
      boards.map((table) => (one: Mark, words: Words) => explainBoard(one, table, words)),
    ],
  ] as const)('has a name, a sentence and a rule in every language: %s', (_, marks, tables) => {
    for (const explain of tables)
      for (const words of ALL_WORDS)
        for (const one of marks) {
          const said = explain(one, words);
          expect(said?.name, JSON.stringify(one)).toMatch(/\S/);
          expect(said?.does, JSON.stringify(one)).toMatch(/\S/);
          expect(`${said?.name} ${said?.does} ${said?.here}`).not.toMatch(/undefined (?!$)|NaN|\[object/);
          if (one.kind !== 'line') expect(said?.rule).toMatch(/^[BC]\d+\.\w+$/);
        }
  });

  it('means nothing where the mark means nothing', () => {
    for (const one of [mark('building', 'castle'), mark('constructor', 'x'), mark('card', 'toString')])
      expect(explainCards(one, cards, en)).toBeUndefined();
    for (const one of [mark('building', 'castle'), mark('toString', 'x'), mark('piece', 'constructor')])
      expect(explainBoard(one, boards[0] as BoardTable, en)).toBeUndefined();
  });

  it('C6 says of each parcel the points that it brings its city by itself', () => {
    let told = 0;
    for (const { seat, parcels } of cards.view.seats) {
      const around = (x: number, y: number) =>
        parcels.filter((one) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) === 1);
      const houses = { house: 1, townhouse: 2, hotel: 2 } as Readonly<Record<string, number>>;
      for (const { x, y, element } of parcels) {
        const mountains = around(x, y).filter((one) => one.element === 'mountain').length;
        const value = around(x, y).reduce((sum, one) => sum + (houses[one.element] ?? 0), 0);
        const points = { mine: 2 * mountains, saloon: 2 * value, hotel: 3 }[element as string];
        const said = explainCards(mark('building', element, `${x},${y}`, seat), cards, en);
        if (points !== undefined) {
          told++;
          expect(said?.here).toBe(en.explain.here({ what: en.shell.table.points({ count: points }) }));
        } else if (element === 'mountain') {
          const feeds = around(x, y).some((one) => one.element === 'mine');
          expect(said?.here?.includes(en.cardTable.scoreLines.mines)).toBe(feeds);
        }
      }
    }
    expect(told).toBeGreaterThan(10);
  });

  it('B7.1 says what each building earns where it stands, and whom houses and mountains serve', () => {
    let earning = 0;
    let serving = 0;
    for (const table of boards) {
      const view = table.view;
      view.town.on.forEach((code, parcel) => {
        const on = idOf(code);
        if (on === undefined) return;
        const income = incomeOf(view, parcel);
        const said = explainBoard(mark('building', on, `${columnOf(parcel)},${rowOf(parcel)}`), table, en);
        if (income > 0) {
          earning++;
          expect(said?.here).toBe(en.explain.here({ what: en.board.money({ amount: income }) }));
        } else if (said?.here !== en.explain.here({ what: en.explain.countsForNothing })) serving++;
      });
    }
    expect(earning).toBeGreaterThan(10);
    expect(serving).toBeGreaterThan(5);
  });
});

describe('a mark', () => {
  const element = (explain: string | undefined, seat?: string): Element =>
    ({
      getAttribute: (name: string) => (name === 'data-explain' ? (explain ?? null) : null),
      closest: () => (seat === undefined ? null : { getAttribute: () => seat }),
    }) as never;

  it('is read with its place and the seat around it', () => {
    expect(markOf(element('building:saloon:7,3', '2'))).toEqual(mark('building', 'saloon', '7,3', 2));
    expect(markOf(element('character:banker'))).toEqual(mark('character', 'banker'));
    expect(markOf(element('nonsense'))).toBeUndefined();
    expect(markOf(element(undefined))).toBeUndefined();
  });
});

describe('the card beside an element', () => {
  const card = { width: 300, height: 120 };

  it.each([
    ['a button at the top', { left: 500, top: 20, width: 80, height: 40 }, { width: 1280, height: 800 }],
    ['the last row of a phone', { left: 330, top: 600, width: 30, height: 40 }, { width: 360, height: 640 }],
    [
      'a tall panel on a low screen',
      { left: 0, top: 0, width: 300, height: 360 },
      { width: 740, height: 360 },
    ],
    [
      'a tall panel on its right',
      { left: 440, top: 0, width: 300, height: 360 },
      { width: 740, height: 360 },
    ],
  ])('stays in the window and off the element: %s', (_, element, room) => {
    const { left, top } = placeBeside(element, card, room);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + card.width).toBeLessThanOrEqual(room.width);
    expect(top + card.height).toBeLessThanOrEqual(room.height);
    const apart =
      left >= element.left + element.width ||
      left + card.width <= element.left ||
      top >= element.top + element.height ||
      top + card.height <= element.top;
    expect(apart).toBe(true);
  });
});
