import { describe, expect, it } from 'vitest';
import { withSameParts } from '../src/table/same-parts.ts';

describe('the parts two tables have in common', () => {
  const before = { moves: 1, log: [{ move: -1 }, { move: 0, seat: 1 }], view: { seats: [{ held: [1, 2] }] } };

  it('are the very same objects in the newer one', () => {
    const after = structuredClone({ ...before, moves: 2, log: [...before.log, { move: 1, seat: 0 }] });
    const kept = withSameParts(before, after);
    expect(kept).toEqual(after);
    expect(kept.view).toBe(before.view);
    expect(kept.log[1]).toBe(before.log[1]);
    expect(kept.log).not.toBe(before.log);
  });

  it('are all of it where nothing changed', () => {
    expect(withSameParts(before, structuredClone(before))).toBe(before);
  });

  it('leave nothing of the older one behind', () => {
    const cases: readonly [unknown, unknown][] = [
      [{ result: [1], seed: 'a' }, { result: [1] }],
      [{ result: [1] }, { result: [1], seed: 'a' }],
      [
        [1, 2, 3],
        [1, 2],
      ],
      [[{}], { 0: {} }],
      [{ 0: 'a' }, ['a']],
      [{ at: null }, { at: {} }],
      [{ at: {} }, { at: undefined }],
      [undefined, [1]],
    ];
    for (const [older, newer] of cases) expect(withSameParts(older, newer)).toStrictEqual(newer);
  });
});
