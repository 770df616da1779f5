import { describe, expect, it } from 'vitest';
import { PARCEL_COUNT } from '../../src/town/geometry.ts';
import { NOBODY, ownerOf } from '../../src/town/town.ts';
import { asked, DECLINE, eventsOf, optionsOf, place, refusal, say } from '../playing.ts';
import { choosing, limitWith, take } from './holding.ts';

const YELLOW = { character: 'auctioneer', side: 'yellow' } as const;
const RED = { character: 'auctioneer', side: 'red' } as const;
const name = (parcel: number) => ({ type: 'nameParcel', parcel }) as const;
const bid = (amount: number) => ({ type: 'bid', amount }) as const;

function auction(players = [{ money: 10 }, { money: 10 }, { money: 10 }], map = '.') {
  const state = choosing(YELLOW, { map, players });
  take(state, YELLOW);
  say(state, 0, name(4));
  say(state, 0, name(5));
  return state;
}

describe('B9.12 the Auctioneer, yellow', () => {
  it('B9.12 two unowned parcels as one lot, the auctioneer bidding first, then clockwise', () => {
    const state = auction();
    expect(asked(state)).toEqual(['0 bid']);
    say(state, 0, bid(1));
    expect(asked(state)).toEqual(['1 bid']);
    expect(refusal(state, 1, bid(1))).toBe('bidTooLow B9.12');
    expect(refusal(state, 1, bid(11))).toBe('bidAboveMoney B9.12');
    say(state, 1, bid(5));
    expect(asked(state)).toEqual(['2 bid']);
    say(state, 2, DECLINE);
    say(state, 0, DECLINE);
    expect([ownerOf(state.town, 4), ownerOf(state.town, 5)]).toEqual([1, 1]);
  });

  it('B9.12 no parcel that anyone could own: the power is not used', () => {
    const row = new Array(8).fill('.1').join(' ');
    const state = choosing(YELLOW, { map: new Array(8).fill(row).join('\n') });
    expect(eventsOf(take(state, YELLOW), 'powerUnused')).toMatchObject([{ seat: 0, rule: 'B9.12' }]);
    expect(asked(state)).toEqual(['1 takeCharacter']);
  });

  it('B9.12 the winner pays half to the bank, rounded down, half to the auctioneer, rounded up', () => {
    const state = auction();
    say(state, 0, DECLINE);
    say(state, 1, bid(5));
    say(state, 2, DECLINE);
    expect(state.players.map(({ money }) => money)).toEqual([13, 5, 10]);
  });

  it('B9.12 the auctioneer as winner pays only the half of the bank', () => {
    const state = auction();
    say(state, 0, bid(5));
    say(state, 1, DECLINE);
    say(state, 2, DECLINE);
    expect(state.players.map(({ money }) => money)).toEqual([8, 10, 10]);
    expect(ownerOf(state.town, 4)).toBe(0);
  });

  it('B9.12 out for good; no bid: nothing', () => {
    const state = auction();
    say(state, 0, bid(1));
    say(state, 1, DECLINE);
    say(state, 2, bid(2));
    expect(asked(state)).toEqual(['0 bid']);
    say(state, 0, bid(3));
    expect(asked(state)).toEqual(['2 bid']);
    const silent = auction();
    for (const seat of [0, 1, 2]) say(silent, seat, DECLINE);
    expect(ownerOf(silent.town, 4)).toBe(NOBODY);
    expect(asked(silent)).toEqual(['1 takeCharacter']);
  });

  it('B14.21 a bidder needs the money and the titles', () => {
    const state = auction(
      [{ money: 0 }, { money: 10 }, { money: 10 }],
      '. . . . . . .2 .2\n.2 .2 .2 .2 .2 .2 .2 .2\n.2',
    );
    expect(asked(state)).toEqual(['1 bid']);
    say(state, 1, bid(1));
    expect(asked(state)).toEqual(['1 takeCharacter']);
    expect(ownerOf(state.town, 4)).toBe(1);
  });

  it('B14.21 one parcel left: a lot of one; the least bid is $1', () => {
    const state = choosing(YELLOW, { players: [{ money: 10 }] });
    for (let parcel = 1; parcel < PARCEL_COUNT; parcel++) state.town.owner[parcel] = 1;
    take(state, YELLOW);
    say(state, 0, name(0));
    expect(asked(state)).toEqual(['0 bid']);
    expect(refusal(state, 0, bid(0))).toBe('bidTooLow B9.12');
  });

  it('B9.12 two parcels left: the second completes the lot by itself, and the log says so', () => {
    const state = choosing(YELLOW, { players: [{ money: 10 }] });
    for (let parcel = 2; parcel < PARCEL_COUNT; parcel++) state.town.owner[parcel] = 1;
    take(state, YELLOW);
    expect(eventsOf(say(state, 0, name(0)), 'parcelNamed')).toMatchObject([{ parcel: 0 }, { parcel: 1 }]);
    expect(asked(state)).toEqual(['0 bid']);
  });

  it('B9.12 a lot is two different parcels that can be owned', () => {
    const state = choosing(YELLOW, { map: '.1 .' });
    take(state, YELLOW);
    expect(refusal(state, 0, name(0))).toBe('parcelOwned B4.2');
    say(state, 0, name(1));
    expect(refusal(state, 0, name(1))).toBe('parcelNamedTwice B9.12');
  });
});

describe('B9.12 the Auctioneer, red', () => {
  it('B9.12 the +3-revolver token: all goes to the auctioneer', () => {
    const state = choosing(RED, { all: { money: 10 } });
    take(state, RED);
    say(state, 0, DECLINE);
    say(state, 1, bid(5));
    say(state, 2, DECLINE);
    expect(state.ammunition).toBe(1);
    expect(state.players.map(({ money }) => money)).toEqual([15, 5, 10]);
  });

  it('B9.12 the auctioneer as winner pays nothing; the space is closed (B4.5)', () => {
    const state = choosing(RED, { all: { money: 10 } });
    take(state, RED);
    say(state, 0, bid(10));
    expect(state.ammunition).toBe(0);
    expect(state.players[0]?.money).toBe(10);
    say(state, 1, { type: 'takeCharacter', character: 'indian' });
    say(state, 2, { type: 'takeCharacter', character: 'singer' });
    const first = state.turnOrder[0] ?? 0;
    expect(refusal(state, first, place('ammunition'))).toBe('spaceClosed B4.5');
  });

  it('B14.21 no one bids on the token: it goes back to its space', () => {
    const state = choosing(RED);
    take(state, RED);
    for (const seat of [0, 1, 2]) say(state, seat, DECLINE);
    expect(state.ammunition).toBe(NOBODY);
    expect(optionsOf(state, 1)).not.toEqual([]);
  });

  it('B9.12 limit 30 on both sides', () => {
    expect([limitWith(YELLOW), limitWith(RED)]).toEqual([30, 30]);
  });
});
