import { describe, expect, it } from 'vitest';
import { CHARACTERS, cardGame } from '../../src/index.ts';
import {
  asked,
  bidAll,
  from,
  give,
  layAnywhere,
  newTable,
  play,
  playUntil,
  refusalOf,
  seatOf,
} from '../table.ts';

const use = { type: 'usePower', character: 'governor' } as const;

function asking() {
  const state = give(newTable(), 2, 'governor');
  from(state);
  return state;
}

describe('C7.a governor', () => {
  it('C7.a reveals one more terrain card at the far end and takes any card at once', () => {
    const state = asking();
    const next = state.terrainPile.at(-1);
    const column = [...state.column];
    play(state, 2, use);
    expect(state.column).toEqual([...column, next]);
    expect(cardGame.options(state, 2)).toHaveLength(6);
    play(state, 2, { type: 'takeCard', card: column[0] ?? 0 });
    expect(seatOf(state, 2).characters).toEqual(['governor', column[0]]);
  });

  it('C7.a once revealed, one card must be taken', () => {
    const state = asking();
    play(state, 2, use);
    expect(refusalOf(state, 2, { type: 'declinePower', character: 'governor' })).toBe('mustTakeCard C3.11');
  });

  it('C7.a both or nothing: declined, nothing is revealed', () => {
    const state = asking();
    const { column } = cardGame.view(state, 0);
    play(state, 2, { type: 'declinePower', character: 'governor' });
    expect(state.column).toEqual(column);
    expect(asked(state)).toBe('bid 0 1 2 3');
  });

  it('C7.a still bids and chooses normally', () => {
    const state = asking();
    play(state, 2, use);
    play(state, 2, { type: 'takeCard', card: state.column[1] ?? 0 });
    layAnywhere(state);
    bidAll(state, [1, 2, 9, 3]);
    expect(asked(state)).toBe('take 2');
  });

  it('C7.a once a game: stays tilted in the second Era', () => {
    const state = asking();
    play(state, 2, use);
    playUntil(state, ({ era, steps }) => era === 2 && steps.at(-1)?.kind === 'bid');
    expect(seatOf(state, 2).tilted).toEqual(['governor']);
    expect(refusalOf(state, 2, use)).toBe('powerTilted C7.a');
  });

  it('C7.a shows tilt and scores nothing', () => {
    expect(CHARACTERS.governor.symbols).toEqual(['tilt']);
  });
});
