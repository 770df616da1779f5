import { canonicalJson, type Viewer } from '@carson/engine';
import { expectNoLeak, imaginedLeak, leak } from '@carson/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedRandom } from '../src/index.ts';
import { type Line, playLine } from './random-moves.ts';
import { type HandsState, handsOptions, hiddenHands, otherHand } from './toys/hidden-hands.ts';
import { toys } from './toys/index.ts';
import { type AuctionState, auctionOptions, otherBid, sealedAuction } from './toys/sealed-auction.ts';

const position = fc.record({
  index: fc.nat({ max: 12 }),
  seed: fc.string({ minLength: 1, maxLength: 6 }),
  length: fc.nat({ max: 30 }),
});

function viewersOf(seats: number): readonly Viewer[] {
  return ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)];
}

describe('views and options do not change when only hidden facts change', () => {
  it('sealed bids', () => {
    const line = (options: unknown, seed: string, length: number): Line => {
      return { toy: { name: '', game: sealedAuction, options: auctionOptions }, options, seed, length };
    };
    let twins = 0;
    fc.assert(
      fc.property(position, ({ index, seed, length }) => {
        for (const match of playLine(line(auctionOptions(index), seed, length))) {
          const state = match.state as AuctionState;
          for (const viewer of viewersOf(state.coins.length)) {
            const twin = otherBid(state, viewer);
            if (twin === undefined) continue;
            twins++;
            expectNoLeak(sealedAuction, { state, twin, viewer });
          }
        }
      }),
      { numRuns: 40 },
    );
    expect(twins).toBeGreaterThan(100);
  });

  it('hidden hands', () => {
    let twins = 0;
    fc.assert(
      fc.property(position, ({ index, seed, length }) => {
        const options = handsOptions(index);
        const toy = { name: '', game: hiddenHands, options: handsOptions };
        for (const match of playLine({ toy, options, seed, length })) {
          const state = match.state as HandsState;
          for (const viewer of viewersOf(state.hands.length)) {
            const twin = otherHand(state, viewer);
            if (twin === undefined) continue;
            twins++;
            expectNoLeak(hiddenHands, { state, twin, viewer });
          }
        }
      }),
      { numRuns: 40 },
    );
    expect(twins).toBeGreaterThan(100);
  });

  it('imagined states look to their viewer like the real one', () => {
    for (const toy of toys) {
      for (const match of playLine({ toy, options: toy.options(1), seed: 'imagined', length: 20 })) {
        for (const viewer of viewersOf(toy.game.seats(match.state))) {
          const random = seedRandom(`${viewer}`);
          expect(imaginedLeak(toy.game, match.state, { viewer, random })).toBeUndefined();
        }
      }
    }
  });

  it('a view that shows too much is caught', () => {
    const chatty = { ...hiddenHands, view: (state: HandsState) => ({ pile: state.pile }) };
    const state = hiddenHands.setup({ seats: 2 }, 's');
    const twin = otherHand(state, 0);
    if (twin === undefined) throw new Error('there is a twin');
    expect(canonicalJson(twin)).not.toBe(canonicalJson(state));
    expect(leak(chatty as never, { state, twin, viewer: 0 })).toContain('view: pile.0');
  });

  it('a score that depends on a hidden hand is caught', () => {
    const score = ({ hands }: HandsState) =>
      hands.map((hand, seat) => ({ seat, total: hand[0] ?? 0, lines: [] }));
    const state = hiddenHands.setup({ seats: 2 }, 's');
    const twin = otherHand(state, 0);
    if (twin === undefined) throw new Error('there is a twin');
    expect(leak({ ...hiddenHands, score }, { state, twin, viewer: 0 })).toContain('score: 1.total');
  });
});
