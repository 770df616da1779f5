/** Every move and every reason of both games has words in every language. */
import { boardGame } from '@carson/board-game';
import { boardLevels, cardLevels, type Thinker } from '@carson/bots';
import { cardGame, TERRAIN } from '@carson/card-game';
import { type AnyGame, below, seedRandom } from '@carson/engine';
import { words as en } from '@carson/words/generated/en.js';
import { describe, expect, it } from 'vitest';
import { boardUi } from '../src/games/board/board-ui.ts';
import { cardsUi } from '../src/games/cards/cards-ui.ts';
import type { TableUi } from '../src/games/game-ui.ts';
import { groundText } from '../src/shell/hint/ground-text.ts';
import type { ShownTable } from '../src/table/shown-table.ts';
import { ALL_WORDS } from './all-words.ts';
import { GAMES, momentsOf, tableAt } from './board-tables.ts';
import { desk, savedGame } from './desk.ts';

const people = ['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => ({ kind: 'person' as const, name }));

/** Games of people who do anything at all, question by question. */
async function cardTables(seed: string): Promise<readonly ShownTable[]> {
  const { host, updates } = desk();
  const random = seedRandom(seed);
  const asked: ShownTable[] = [];
  await host({ type: 'open', saved: savedGame(people, seed) });
  for (;;) {
    const seat = updates.at(-1)?.owed[0]?.seat;
    if (seat === undefined) return asked;
    await host({ type: 'show', viewer: seat });
    const table = updates.at(-1);
    const command = table?.options[below(random, table.options.length)];
    if (table === undefined || command === undefined) throw new Error('nothing to do');
    asked.push(table);
    await host({ type: 'submit', seat, command });
  }
}

const CARD_TABLES = (await Promise.all(['a', 'b', 'c'].map(cardTables))).flat();
const BOARD_TABLES = await Promise.all(
  momentsOf(GAMES)
    .filter(({ kind }) => kind !== 'over')
    .map(tableAt),
);

interface Kind {
  readonly game: AnyGame;
  readonly best: Thinker | undefined;
  readonly tables: readonly ShownTable[];
  readonly name: TableUi['moveName'];
}

const cardMoves = await cardsUi.loadTable();
const KINDS: readonly Kind[] = [
  {
    game: cardGame as AnyGame,
    best: cardLevels.at(-1) as Thinker | undefined,
    tables: CARD_TABLES,
    name: cardMoves.moveName,
  },
  {
    game: boardGame as AnyGame,
    best: boardLevels.at(-1) as Thinker | undefined,
    tables: BOARD_TABLES,
    name: (await boardUi.loadTable()).moveName,
  },
];

describe.each(KINDS)('the moves of $game.id', ({ game, best, tables, name }) => {
  it('have a name each in every language', () => {
    for (const table of tables) {
      for (const command of table.options) {
        for (const words of ALL_WORDS) {
          const text = name(command, table, words);
          expect(text, command.type).toMatch(/^\S(.*\S)?$/u);
          expect(text, command.type).not.toMatch(/undefined|NaN|\[object| {2}|: $/);
        }
      }
    }
  });

  it('tell every place from every other', () => {
    for (const table of tables) {
      const placing = table.options.filter(({ type }) => type === 'layCard' || type === 'placeCowboy');
      const names = placing.map((command) => name(command, table, en));
      expect(new Set(names).size).toBe(placing.length);
    }
  });

  it('have reasons that can all be said', () => {
    if (best === undefined) throw new Error('no one thinks');
    for (const table of tables.filter(({ game: id }, at) => id === 'board' || at % 4 === 0)) {
      const { view, viewer, options } = table;
      const question = { game, view, seat: Number(viewer), options, random: seedRandom('hint') };
      const { reasons } = best.think(question, { iterations: 0 });
      expect(reasons.length).toBeGreaterThan(0);
      // The card that a bid is for is said in its name.
      const grounds = reasons.flatMap((reason) => reason.grounds).filter(({ key }) => key !== 'aimsAt');
      for (const ground of grounds)
        for (const words of ALL_WORDS)
          expect(groundText(ground, table, words), ground.key).toMatch(/^\S.*\.$/u);
    }
  });
});

describe('a bid that is hinted at', () => {
  const table = CARD_TABLES.find(({ options }) => options[0]?.type === 'bid');
  if (table === undefined) throw new Error('no one bids');
  const bid = { type: 'bid', card: 6 } as const;
  const aimedAt = (card: string | number) => [{ key: 'aimsAt', params: { card } }];

  it('names the card that the bot says it is for', () => {
    expect(cardMoves.moveName(bid, table, en, aimedAt('grocer'))).toBe('Bid 6 for the Grocer');
    const terrain = TERRAIN.findIndex(({ parcels }) => parcels.includes('saloon'));
    expect(cardMoves.moveName(bid, table, en, aimedAt(terrain))).toMatch(/^Bid 6 for .*saloon/);
  });

  it('names none where the bot says none', () => {
    expect(cardMoves.moveName(bid, table, en)).toBe('Bid 6');
    expect(cardMoves.moveName(bid, table, en, [{ key: 'goesFirst', params: { percent: 10 } }])).toBe('Bid 6');
  });
});

describe('the tables of these tests', () => {
  it('meet every command of the card game but the one for a card without a place', () => {
    const met = new Set(CARD_TABLES.flatMap(({ options }) => options.map(({ type }) => type)));
    expect([...met].toSorted()).toEqual([
      'bid',
      'declinePower',
      'declineRecruit',
      'finishSelling',
      'layCard',
      'recruitCharacter',
      'sellCard',
      'takeCard',
      'usePower',
    ]);
  });
});
