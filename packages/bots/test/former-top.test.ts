/** The former top level is a yardstick: however fast the search becomes, it decides as it always did. */
import { cardGame, SUITS } from '@carson/card-game';
import { type AnyGame, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { formerCardTop } from '../src/cards/former.ts';
import { type Bot, botFor, playBotGame } from '../src/index.ts';

const OPTIONS = { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real' as const, suit })) };
const EVERY = 7;

/** What it would decide at every seventh question of a game that others play. */
function decisions(): readonly string[] {
  const gambler = botFor('cards', 'gambler');
  if (gambler === undefined) throw new Error('there is no gambler');
  const former = formerCardTop as Bot;
  const found: string[] = [];
  let asked = 0;
  const bot: Bot = {
    id: 'asking',
    decide(question) {
      if (asked++ % EVERY === 0) {
        const random = seedRandom(`yardstick ${asked}`);
        const { type, ...details } = former.decide({ ...question, random }, { iterations: 24 });
        found.push([type, ...Object.values(details)].join(' '));
      }
      return gambler.decide(question);
    },
  };
  playBotGame({
    game: cardGame as AnyGame,
    options: OPTIONS,
    seed: 'yardstick',
    bots: OPTIONS.seats.map(() => bot),
  });
  return found;
}

describe('the former top level of the card game', () => {
  it('decides as it always did', () => {
    expect(decisions()).toMatchInlineSnapshot(`
      [
        "bid 9",
        "takeCard 21",
        "takeCard 27",
        "bid 4",
        "layCard -2 1",
        "takeCard 2",
        "bid 5",
        "takeCard 26",
        "layCard 2 3",
        "bid 9",
        "layCard 2 0",
        "bid 5",
        "layCard 0 4",
        "takeCard 3",
        "bid 3",
        "layCard -4 -2",
        "layCard -4 0",
        "bid 4",
        "takeCard 53",
        "takeCard 74",
        "bid 2",
        "takeCard 84",
        "bid 5",
        "takeCard chineseWorker",
        "layCard 1 -1",
        "usePower chineseWorker",
        "takeCard 51",
        "takeCard settler",
        "recruitCharacter heroes",
      ]
    `);
  });
});
