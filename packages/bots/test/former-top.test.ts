/** The former top level is a yardstick: however fast the search becomes, it decides as it always did. */
import { cardGame, SUITS } from '@carson/card-game';
import { type AnyGame, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { formerCardTop } from '../src/cards/former.ts';
import { type Bot, botFor, playBotGame } from '../src/index.ts';

const OPTIONS = { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real' as const, suit })) };
const EVERY = 7;

/** What it would decide at every seventh question of a game that bots without learned weights play. */
function decisions(): readonly string[] {
  const greedy = botFor('cards', 'greedy');
  if (greedy === undefined) throw new Error('there is no greedy bot');
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
      return greedy.decide(question);
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
