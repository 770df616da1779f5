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
  VARIANT_IDS,
} from '@carson/board-game';
import { CHARACTER_IDS, CITY_LINES, ELEMENTS, TERRAIN } from '@carson/card-game';
import { loadBoardRulebook, loadCardRulebook, type Rulebook } from '@carson/words';
import { words as en } from '@carson/words/generated/en.js';
import { describe, expect, it } from 'vitest';
import { explain as explainBoard } from '../src/games/board/explain/explain.ts';
import { explainContent as boardContent } from '../src/games/board/explain/explain-content.ts';
import { PHASES } from '../src/games/board/round/phase.ts';
import type { BoardTable } from '../src/games/board/table-types.ts';
import {
  explainContent as cardContent,
  explain as explainCards,
} from '../src/games/cards/explain/explain.ts';
import type { TableUi } from '../src/games/game-ui.ts';
import { type Mark, markOf } from '../src/parts/explanation.ts';
import type { ShownTable } from '../src/table/shown-table.ts';
import type { Words } from '../src/words/words.ts';
import { ALL_WORDS } from './all-words.ts';
import { GAMES, momentsOf, tableAt } from './board-tables.ts';
import { coveredMarks, marksIn, unexplained } from './marks.ts';
import { act, drawn, fourPeople, tableWhere } from './page.ts';

const mark = (kind: string, id: string, where = '', seat?: number): Mark => ({ kind, id, where, seat });

const played = fourPeople('explained');
const cards = await tableWhere(played, ({ view }) => view.era === 2 && view.round === 9);
const moments = momentsOf(GAMES);
const boards = await Promise.all(moments.slice(-12).map(tableAt));

const { tableUi: boardUi } = await import('../src/games/board/table-ui.tsx');
const { tableUi: cardsUi } = await import('../src/games/cards/table-ui.ts');
const { forAnyTable } = await import('../src/games/game-ui.ts');
const { Podium } = await import('../src/shell/ending/podium.tsx');
const { Reasons } = await import('../src/shell/ending/reasons.tsx');
const { ScoreSheet } = await import('../src/shell/score/score-sheet.tsx');
const { RulePicture: BoardPicture } = await import('../src/games/board/rule-picture.tsx');
const { RulePicture: CardPicture } = await import('../src/games/cards/rule-picture.tsx');

const CARD_MARKS = [
  ...ELEMENTS.map((id) => mark('building', id)),
  ...TERRAIN.map((_, card) => mark('terrain', `${card}`)),
  ...CHARACTER_IDS.flatMap((id) => [mark('character', id), mark('line', id)]),
  ...[...CITY_LINES, 'appeal'].map((id) => mark('line', id)),
  mark('number', 'points'),
  mark('number', 'difference'),
  mark('seat', '1'),
  ...[...Object.keys(en.explain.card), ...Object.keys(en.cardExplain.facts)].map((id) => mark('card', id)),
];
const BOARD_MARKS = [
  ...ON_IDS.map((id) => mark('building', id)),
  ...ACTION_SPACES.map(({ id }) => mark('space', id)),
  ...BOARD_CHARACTERS.map((id) => mark('character', id)),
  ...VARIANT_IDS.map((id) => mark('variant', id)),
  ...[...Object.keys(en.explain.pieces), ...Object.keys(en.boardExplain.pieces)].map((id) =>
    mark('piece', id),
  ),
  ...Object.keys(en.boardExplain.layers).map((id) => mark('layer', id)),
  mark('seat', '1'),
  ...[1, 2, 3, 4, 5].map((corral) => mark('corral', `${corralPlace(corral)}`)),
  ...[...Object.keys(en.explain.numbers), ...Object.keys(en.boardExplain.facts)].map((id) =>
    mark('number', id),
  ),
  ...Object.keys(en.explain.boardLines).map((id) => mark('line', id)),
  ...PHASES.map((phase) => mark('phase', phase)),
  ...['parcels', 'income'].map((id) => mark('stop', id)),
  mark('land', 'bare', '0,0'),
];

function rulesOf({ chapters }: Rulebook): readonly string[] {
  return chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
}

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
  ] as const)(
    'has a name, a sentence and a rule of its book in every language: %s',
    async (game, marks, tables) => {
      const rules = rulesOf(await (game === 'cards' ? loadCardRulebook('en') : loadBoardRulebook('en')));
      for (const explain of tables)
        for (const words of ALL_WORDS)
          for (const one of marks) {
            const said = explain(one, words);
            expect(said?.name, JSON.stringify(one)).toMatch(/\S/);
            expect(said?.does, JSON.stringify(one)).toMatch(/\S/);
            expect(`${said?.name} ${said?.does} ${said?.here}`).not.toMatch(/undefined (?!$)|NaN|\[object/);
            if (one.kind !== 'line') expect(rules, JSON.stringify(one)).toContain(said?.rule);
          }
    },
  );

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
          expect(said?.here?.split('\n')[0]).toBe(
            en.explain.here({ what: en.board.money({ amount: income }) }),
          );
        } else if (said?.here?.split('\n')[0] !== en.explain.here({ what: en.explain.countsForNothing }))
          serving++;
      });
    }
    expect(earning).toBeGreaterThan(10);
    expect(serving).toBeGreaterThan(5);
  });
});

/** Everything around and on a table, as it is drawn at one moment. */
function tableDrawn(ui: TableUi, table: ShownTable): string {
  const parts = { table, live: true, act };
  return drawn(
    <main>
      {ui.Phases !== undefined && <ui.Phases {...parts} />}
      {ui.Ribbon !== undefined && <ui.Ribbon {...parts} />}
      {ui.panes.map(({ id, Content }) => (
        <Content key={id} {...parts} />
      ))}
      <ui.Players {...parts} />
      <ui.Ask {...parts} />
      <Podium table={table} symbolOf={ui.ending.symbolOf} />
      <Reasons ui={ui} table={table} />
      <ScoreSheet
        ui={ui}
        table={table}
        sheet={{ seat: 0, line: undefined, point: () => undefined, letGo: () => undefined }}
      />
    </main>,
  );
}

/** What a mark of the markup names. */
function named(text: string): Mark {
  const [kind = '', id = '', where = ''] = text.split(':');
  return mark(kind, id, where);
}

describe('a table', () => {
  const [bid, take, lay] = ['bid', 'take', 'lay'].map((kind) =>
    tableWhere(played, ({ view }) => view.steps.at(-1)?.kind === kind && view.round >= 6),
  );

  it.each([
    ['cards', forAnyTable(cardsUi), async () => [await lay, await bid, cards, cards, await take]],
    [
      'board',
      forAnyTable(boardUi),
      async () => Promise.all(moments.filter(({ kind }) => kind !== 'over').map(tableAt)),
    ],
  ] as const)(
    'has no number and no piece without a mark, and no mark without an explanation: %s',
    async (_, ui, tables) => {
      const explain = await ui.loadExplain();
      const bare = new Set<string>();
      const unsaid = new Set<string>();
      for (const [at, table] of (await tables()).entries()) {
        if (table === undefined) throw new Error('no such moment');
        // Questions differ from moment to moment, what is around them hardly.
        const question = <ui.Ask table={table} live={true} act={act} />;
        const markup = at % 4 === 0 ? tableDrawn(ui, table) : drawn(<main>{question}</main>);
        for (const found of [...unexplained(markup), ...coveredMarks(markup)]) bare.add(found);
        for (const text of marksIn(markup))
          if (explain(named(text), table, en) === undefined) unsaid.add(text);
      }
      expect([...bare]).toEqual([]);
      expect([...unsaid]).toEqual([]);
    },
  );

  it('has pictures in its rulebook that explain themselves without a table', async () => {
    for (const [Picture, book, content] of [
      [BoardPicture, await loadBoardRulebook('en'), boardContent],
      [CardPicture, await loadCardRulebook('en'), cardContent],
    ] as const) {
      const marks = rulesOf(book).flatMap((rule) => marksIn(drawn(<Picture rule={rule} />)));
      expect(marks.length).toBeGreaterThan(20);
      for (const text of marks) expect(content(named(text), en), text).toBeDefined();
    }
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
