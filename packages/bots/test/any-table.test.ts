/** Hundreds of tables: any number of seats, any roster, variants and bots, each met somewhere in its game. */
import { boardGame } from '@carson/board-game';
import { cardGame } from '@carson/card-game';
import { type AnyGame, below, pick, type Random, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { type Bot, boardBots, cardBots, formerBoardTop, formerCardTop } from '../src/index.ts';
import { anyBoardTable } from './board-tables.ts';
import { anyCardTable } from './card-tables.ts';

const TABLES = 600;
/** So many answers in a row at each of them. */
const ANSWERS = 2;
/** Some are met at the beginning, most on the way, a few at the very end. */
const MOVES_BEFORE = 200;
const QUICK = { iterations: 4 };

interface Kind {
  readonly name: string;
  readonly game: AnyGame;
  readonly bots: readonly Bot[];
  readonly anyTable: (random: Random) => unknown;
}

const KINDS: readonly Kind[] = [
  {
    name: 'card game',
    game: cardGame as AnyGame,
    bots: [...cardBots, formerCardTop],
    anyTable: anyCardTable,
  },
  {
    name: 'board game',
    game: boardGame as AnyGame,
    bots: [...boardBots, formerBoardTop],
    anyTable: anyBoardTable,
  },
];

describe.each(KINDS)('at any table of the $name', ({ game, bots, anyTable }) => {
  it('every bot says only what is legal', { timeout: 120_000 }, () => {
    const asked = new Map<string, number>();
    for (let table = 0; table < TABLES; table++) {
      const random = seedRandom(`any table ${table}`);
      const state = game.setup(anyTable(random), `any table ${table}`);
      const begin = below(random, MOVES_BEFORE);
      for (let move = 0; move < begin + ANSWERS; move++) {
        const [owed] = game.owed(state);
        if (owed === undefined) break;
        const { seat } = owed;
        const options = game.options(state, seat);
        if (move < begin) {
          game.play(state, seat, pick(random, options));
          continue;
        }
        const bot = pick(random, bots);
        const command = bot.decide({ game, view: game.view(state, seat), seat, options, random }, QUICK);
        expect(options).toContain(command);
        expect(game.check(state, seat, command)).toBeUndefined();
        game.play(state, seat, command);
        asked.set(bot.id, (asked.get(bot.id) ?? 0) + 1);
      }
    }
    expect([...asked.keys()].sort()).toEqual(bots.map(({ id }) => id).sort());
    expect(Math.min(...asked.values())).toBeGreaterThan(TABLES / 25);
  });
});
