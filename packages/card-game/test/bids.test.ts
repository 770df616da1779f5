import { stableHash } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { cardGame } from '../src/index.ts';
import { asked, bidAll, newTable, play, playUntil, real, refusalOf, seatOf, virtual } from './table.ts';

const bid = (card: number) => ({ type: 'bid', card }) as const;
const withVirtual = [real('hat'), real('star'), virtual('novice'), virtual('expert')];

describe('bids', () => {
  it('C3.4 all real seats choose at once, in any order', () => {
    const state = newTable();
    expect(asked(state)).toBe('bid 0 1 2 3');
    const { decision } = cardGame.owed(state)[0] ?? {};
    play(state, 2, bid(5));
    expect(asked(state)).toBe('bid 0 1 3');
    expect(cardGame.owed(state).every((owed) => owed.decision === decision)).toBe(true);
  });

  it('C3.4 until the reveal no one learns a choice; that a seat has chosen is public', () => {
    const choose = (card: number) => {
      const state = newTable(withVirtual);
      const events = play(state, 0, bid(card));
      return { state, events };
    };
    const low = choose(1);
    const high = choose(9);
    expect(low.events).toEqual([{ type: 'bidChosen', seat: 0 }]);
    expect(high.events).toEqual(low.events);
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(stableHash(cardGame.view(high.state, viewer))).toBe(
        stableHash(cardGame.view(low.state, viewer)),
      );
    }
    expect(cardGame.view(low.state, 1).seats[0]?.hasChosen).toBe(true);
    expect(cardGame.view(low.state, 0).ownBid).toBe(1);
  });

  it('C3.4 all are revealed at once, with the top of every virtual pile', () => {
    const state = newTable(withVirtual);
    const tops = [2, 3].map((seat) => state.auctionPiles[seat]?.at(-1));
    const events = bidAll(state, [4, 6]);
    expect(events.find(({ type }) => type === 'bidsRevealed')).toEqual({
      type: 'bidsRevealed',
      bids: [
        { seat: 0, card: 4, counts: true },
        { seat: 1, card: 6, counts: true },
        { seat: 2, card: tops[0], counts: true },
        { seat: 3, card: tops[1], counts: true },
      ],
    });
    expect(state.bids).toBeUndefined();
  });

  it('C3.4 a card out of hand is one of the seat itself, not yet played', () => {
    const state = newTable();
    expect(refusalOf(state, 0, bid(10))).toBe('auctionCardNotYours C2.2');
    play(state, 0, bid(5));
    expect(refusalOf(state, 0, bid(6))).toBe('nothingOwed');
  });

  it('C3.8 cards played are spent for the Era and stay open', () => {
    const state = newTable(withVirtual);
    bidAll(state, [4, 6]);
    playUntil(state, ({ round }) => round === 2);
    expect(refusalOf(state, 0, bid(4))).toBe('auctionCardSpent C3.8');
    const [first, , third] = cardGame.view(state, 'spectator').seats;
    expect(first).toMatchObject({ spent: [4], held: [1, 2, 3, 5, 6, 7, 8, 9] });
    expect([...(third?.spent ?? []), ...(third?.held ?? [])].sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect(third?.held).toEqual(third?.held.toSorted((a, b) => a - b));
  });

  it('C3.4 the last card of an Era is no choice and known to all: it is played by itself', () => {
    const state = newTable(withVirtual);
    const events = playUntil(state, ({ round, order }) => round === 9 && order.length > 0);
    const reveals = events.filter(({ type }) => type === 'bidsRevealed');
    expect(reveals).toHaveLength(9);
    expect(seatOf(state, 0)).toMatchObject({ held: [], played: 9 });
    expect(events.filter(({ type }) => type === 'bidChosen')).toHaveLength(2 * 8);
  });
});
