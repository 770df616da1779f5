import { seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { BOT_PEOPLE, boardBots, cardBots } from '../src/index.ts';
import { NO_MISTAKES, seenPriors } from '../src/mistakes.ts';

function chosen(priors: readonly number[], mistakes: typeof NO_MISTAKES): ReadonlySet<number> {
  const random = seedRandom('mistakes');
  const found = new Set<number>();
  for (let at = 0; at < 400; at++) {
    const seen = seenPriors(priors, { mistakes, random });
    found.add(seen.indexOf(Math.max(...seen)));
  }
  return found;
}

describe('the mistakes of a level', () => {
  it('are none where the level makes none', () => {
    expect(chosen([1, 3, 2], NO_MISTAKES)).toEqual(new Set([1]));
  });

  it('overlook good options now and then, never for one that is plainly worse or brings nothing', () => {
    expect(chosen([3, 2.5, -10, 0], { evaluationNoise: 0, overlooks: 0.4 })).toEqual(new Set([0, 1]));
  });

  it('misjudge what is close, and nothing further off than twice the noise', () => {
    expect(chosen([5, 4.5, 2], { evaluationNoise: 1, overlooks: 0 })).toEqual(new Set([0, 1]));
  });
});

describe('the people', () => {
  it('sit at both games under their ids, the strongest level last of all bots', () => {
    for (const bots of [boardBots, cardBots]) {
      for (const { id } of BOT_PEOPLE) expect(bots.some((bot) => bot.id === id)).toBe(true);
      expect(bots.at(-1)?.id).toBe('legend');
    }
  });
});
