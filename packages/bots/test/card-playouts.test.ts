/** Playouts look at an auction once, however many are asked about it. */
import { cardGame } from '@carson/card-game';
import { seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { planFor } from '../src/cards/bids.ts';
import { cardJudge } from '../src/cards/judge.ts';
import { TOP_WEIGHTS } from '../src/cards/levels.ts';
import { cardModel } from '../src/cards/model.ts';
import { anyCardTable } from './card-tables.ts';

const AUCTIONS = 8;
const mind = { weights: TOP_WEIGHTS, personal: TOP_WEIGHTS, auctions: AUCTIONS };

describe('an auction that was looked at', () => {
  it('is the same as one looked at again, whether powers are used or declined', () => {
    const { policy } = cardModel(mind);
    const judge = cardJudge(TOP_WEIGHTS, AUCTIONS);
    const met = { usePower: 0, declinePower: 0 };
    for (let game = 0; game < 3; game++) {
      const random = seedRandom(`auctions ${game}`);
      const state = cardGame.setup(anyCardTable(random), `game ${game}`);
      for (let [owed] = cardGame.owed(state); owed !== undefined; [owed] = cardGame.owed(state)) {
        const { seat } = owed;
        const command = policy(state, seat, random);
        if (command.type === 'usePower' || command.type === 'declinePower') met[command.type]++;
        if (owed.kind === 'power' || owed.kind === 'bid') {
          const anew = planFor(cardJudge(TOP_WEIGHTS, AUCTIONS), state, seat);
          expect(planFor(judge, state, seat)).toEqual(anew);
        }
        cardGame.play(state, seat, command);
      }
    }
    expect(met.usePower).toBeGreaterThan(0);
    expect(met.declinePower).toBeGreaterThan(0);
  });
});
