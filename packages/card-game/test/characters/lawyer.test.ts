import { describe, expect, it } from 'vitest';
import { CHARACTERS, cardGame } from '../../src/index.ts';
import { asked, bidAll, from, give, newTable, play, playUntil, seatOf } from '../table.ts';
import { pointsOf } from './score-line.ts';

function used() {
  const state = give(newTable(), 1, 'lawyer');
  from(state);
  play(state, 1, { type: 'usePower', character: 'lawyer' });
  play(state, 1, { type: 'takeCard', card: state.column[0] ?? 0 });
  return state;
}

describe('C7.b lawyer', () => {
  it('C7.b takes any card of the column at once', () => {
    const state = give(newTable(), 1, 'lawyer');
    from(state);
    play(state, 1, { type: 'usePower', character: 'lawyer' });
    expect(state.column).toHaveLength(5);
    expect(cardGame.options(state, 1)).toHaveLength(5);
  });

  it('C7.b picks an auction card in secret like a bid; it is discarded without a value', () => {
    const state = used();
    expect(asked(state)).toBe('bid 0 1 2 3');
    play(state, 1, { type: 'bid', card: 9 });
    expect(cardGame.view(state, 0).seats[1]?.played).toBeUndefined();
    const events = bidAll(state, [3, 2, 1]);
    expect(events.find(({ type }) => type === 'bidsRevealed')).toMatchObject({
      bids: [{ counts: true }, { seat: 1, card: 9, counts: false }, { counts: true }, { counts: true }],
    });
    expect(seatOf(state, 1).spent).toEqual([9]);
    expect(cardGame.view(state, 0).seats[1]).not.toHaveProperty('value');
  });

  it('C7.b is asked to discard, not to bid, while the others bid', () => {
    const owed = cardGame.owed(used());
    expect(owed.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['0 bid', '1 discard', '2 bid', '3 bid']);
    expect(new Set(owed.map(({ decision }) => decision)).size).toBe(1);
  });

  it('C7.b has no turn in the choice', () => {
    const state = used();
    bidAll(state, [3, 9, 2, 1]);
    expect(state.order).toEqual([0, 2, 3]);
    playUntil(state, ({ round }) => round === 2);
    expect(seatOf(state, 1).characters).toHaveLength(2);
    expect(seatOf(state, 1).laid).toHaveLength(0);
    expect(state.removed.length + state.removedCharacters.length).toBe(1);
  });

  it('C7.b shows tilt and scores nothing', () => {
    expect(CHARACTERS.lawyer.symbols).toEqual(['tilt']);
    expect(pointsOf('lawyer', 'h h')).toBe(0);
  });
});
