/** Facts that a whole game rarely shows: each was once wrong in a copy of the rules, and no test noticed. */
import { describe, expect, it } from 'vitest';
import { boardGame } from '../src/game.ts';
import { choosing, take } from './characters/holding.ts';

describe('small facts', () => {
  it('B9.16 B14.25 the Heroes may give up their last cowboys', () => {
    const heroes = { character: 'heroes', side: 'red' } as const;
    const answers = (cowboys: number) => {
      const state = choosing(heroes, { players: [{ cowboys }] });
      take(state, heroes);
      return boardGame.options(state, 0).filter(({ type }) => type === 'choose').length;
    };
    expect([answers(0), answers(1), answers(2), answers(3)]).toEqual([1, 2, 3, 3]);
  });

  it('B10.2 a river without a course is refused', () => {
    for (const course of [[], [0]]) {
      expect(boardGame.readOptions({ seats: 3, variants: { river: { course } } })).toMatchObject({
        ok: false,
      });
    }
  });
});
