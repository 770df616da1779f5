import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../src/index.ts';
import { asked, bidAll, from, give, layAnywhere, newTable, play, refusalOf, seatOf } from '../table.ts';

function used() {
  const state = give(newTable(), 1, 'chineseWorker');
  from(state);
  play(state, 1, { type: 'usePower', character: 'chineseWorker' });
  return state;
}

describe('C7.c chineseWorker', () => {
  it('C7.c reveals one more terrain card before the bid, open to all', () => {
    const state = used();
    expect(state.column).toHaveLength(6);
    bidAll(state, [9, 3, 2, 1]);
    expect(refusalOf(state, 0, { type: 'takeCard', card: state.column.at(-1) ?? 0 })).toBeUndefined();
  });

  it('C7.c takes two cards in its turn, both, laying the first before taking the second', () => {
    const state = used();
    bidAll(state, [1, 9, 2, 3]);
    expect(asked(state)).toBe('take 1');
    const [, first = 0, second = 0] = state.column;
    play(state, 1, { type: 'takeCard', card: first });
    expect(seatOf(state, 1).laid).toEqual([{ card: first, x: 0, y: 0 }]);
    expect(asked(state)).toBe('take 1');
    expect(refusalOf(state, 1, { type: 'finishSelling' })).toBe('mustTakeCard C3.11');
    play(state, 1, { type: 'takeCard', card: second });
    layAnywhere(state);
    expect(seatOf(state, 1).laid.map(({ card }) => card)).toEqual([first, second]);
    expect(asked(state)).toBe('take 3');
  });

  it('C7.c shows tilt', () => {
    expect(CHARACTERS.chineseWorker.symbols).toEqual(['tilt']);
  });
});
