/** The former top level is a yardstick: however fast the search becomes, it decides as it always did. */
import { boardGame } from '@carson/board-game';
import { cardGame, SUITS } from '@carson/card-game';
import { type AnyGame, known, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { formerBoardTop } from '../src/board/former.ts';
import { formerCardTop } from '../src/cards/former.ts';
import { type Bot, botFor, playBotGame } from '../src/index.ts';
import { boardTable } from './board-tables.ts';

const SEATS = 4;
const CARDS: Yardstick = {
  game: cardGame as AnyGame,
  options: { seats: SUITS.slice(0, SEATS).map((suit) => ({ kind: 'real', suit })) },
  seats: SEATS,
  former: formerCardTop as Bot,
  iterations: 24,
};
const BOARD: Yardstick = {
  game: boardGame as AnyGame,
  options: boardTable({ seats: SEATS }),
  seats: SEATS,
  former: formerBoardTop as Bot,
  iterations: 12,
};
const EVERY = 7;

interface Yardstick {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  readonly former: Bot;
  readonly iterations: number;
}

/** What it would decide at every seventh question of a game that bots without learned weights play. */
function decisions({ game, options, seats, former, iterations }: Yardstick): readonly string[] {
  const greedy = known(botFor(game.id, 'greedy'), 'a greedy bot');
  const found: string[] = [];
  let asked = 0;
  const bot: Bot = {
    id: 'asking',
    decide(question) {
      if (asked++ % EVERY === 0) {
        const random = seedRandom(`yardstick ${asked}`);
        const { type, ...details } = former.decide({ ...question, random }, { iterations });
        found.push([type, ...Object.values(details)].join(' '));
      }
      return greedy.decide(question);
    },
  };
  const bots = Array.from({ length: seats }, () => bot);
  playBotGame({ game, options, seed: 'yardstick', bots });
  return found;
}

describe('the former top level of the card game', () => {
  it('decides as it always did', () => {
    expect(decisions(CARDS)).toMatchInlineSnapshot(`
      [
        "bid 9",
        "takeCard 21",
        "takeCard 27",
        "bid 9",
        "layCard 0 2",
        "takeCard sheriff",
        "bid 3",
        "takeCard 26",
        "layCard 1 -1",
        "bid 8",
        "layCard 0 -4",
        "bid 7",
        "layCard 2 1",
        "layCard 0 -5",
        "takeCard 83",
        "bid 2",
        "takeCard 89",
        "bid 2",
        "layCard -2 0",
        "layCard 1 0",
        "bid 4",
        "layCard -2 -2",
        "takeCard 81",
        "declinePower chineseWorker",
        "layCard 2 0",
        "usePower gunsmith",
        "takeCard 52",
        "usePower mercenary",
        "takeCard 56",
      ]
    `);
  });
});

describe('the former top level of the board game', () => {
  it('decides as it always did', () => {
    expect(decisions(BOARD)).toMatchInlineSnapshot(`
      [
        "claimParcel 28",
        "claimParcel 25",
        "placeCowboy 73 white",
        "placeCowboy 69",
        "buyParcel 32",
        "build hotel 24",
        "build mine 22",
        "spend 10",
        "choose three",
        "placeCowboy 69",
        "placeCowboy 67",
        "placeCowboy 67",
        "buyParcel 51",
        "buyParcel 6",
        "doubleKind mine",
        "spend 0",
        "takeCharacter sheriff",
        "placeCowboy 73",
        "placeCowboy 83",
        "placeCowboy 83",
        "takeTile 68",
        "takeTile 73",
        "done",
        "takeCharacter banker",
        "placeCowboy 69",
        "placeCowboy 68",
        "placeCowboy 72",
        "placeCowboy 65",
        "placeCowboy 42",
        "buyParcel 30",
        "takeTile 72",
        "buyPoints 11",
        "spend 20",
      ]
    `);
  });
});
