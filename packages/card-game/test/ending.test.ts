import { pick, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { type Command, cardGame, MOST_COMMANDS, POWERS, type State } from '../src/index.ts';
import { eager, seatsOf } from './random-seats.ts';
import { accept } from './table.ts';

/** How often each command can be given in one round, by all seats together. */
function mostPerRound({ seats }: State): Readonly<Record<Command['type'], number>> {
  const powers = POWERS.beforeBid.length + POWERS.afterReveal.length;
  /** One card each; Governor, Lawyer and Chinese Worker bring one more. */
  const taken = seats.length + 3;
  return {
    usePower: powers,
    declinePower: powers,
    bid: seats.length,
    takeCard: taken,
    layCard: taken,
    setCardAside: taken,
    sellCard: 3,
    finishSelling: 1,
    recruitCharacter: 1,
    declineRecruit: 1,
  };
}

describe('the length of a game', () => {
  it('no command can be given without end: each has its limit per round, and a game its own', () => {
    let longest = 0;
    for (let game = 0; game < 24; game++) {
      const random = seedRandom(`length ${game}`);
      const state = cardGame.setup(accept(seatsOf(game)), `length ${game}`);
      const most = mostPerRound(state);
      let given = new Map<string, number>();
      let commands = 0;
      for (let round = 1; cardGame.owed(state).length > 0; commands++) {
        const { seat } = pick(random, cardGame.owed(state));
        const command = eager(random, cardGame.options(state, seat));
        if (round !== state.round) given = new Map();
        round = state.round;
        given.set(command.type, (given.get(command.type) ?? 0) + 1);
        expect(given.get(command.type), command.type).toBeLessThanOrEqual(most[command.type]);
        cardGame.play(state, seat, command);
      }
      longest = Math.max(longest, commands);
    }
    expect(longest).toBeLessThanOrEqual(MOST_COMMANDS);
    expect(longest).toBeGreaterThan(MOST_COMMANDS / 2);
  });
});
