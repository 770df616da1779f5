import { describe, expect, it } from 'vitest';
import { chanceToWin, type Rival } from '../src/duel/odds.ts';

const rival = (strength: number, takesTies: Rival['takesTies'] = 'yes', dice = 1): Rival => ({
  strength,
  takesTies,
  dice,
});

describe('B6.1 the chance to win a duel', () => {
  it('is 15 of 36 against an equal who takes ties, 21 of 36 where ties are ours, 18 of 36 while they are open', () => {
    const own = { strength: 2, dice: 1 };
    expect(chanceToWin(own, [rival(2, 'yes')])).toBeCloseTo(15 / 36);
    expect(chanceToWin(own, [rival(2, 'no')])).toBeCloseTo(21 / 36);
    expect(chanceToWin(own, [rival(2, 'open')])).toBeCloseTo(18 / 36);
  });

  it('is certain from six points ahead and nothing from six behind', () => {
    expect(chanceToWin({ strength: 8, dice: 1 }, [rival(2)])).toBeCloseTo(1);
    expect(chanceToWin({ strength: 2, dice: 1 }, [rival(8)])).toBe(0);
  });

  it('agrees with counting all throws, against two rivals and with dynamite (B9.19)', () => {
    const own = { strength: 1, dice: 2 };
    const rivals = [rival(3), rival(2, 'no')];
    let wins = 0;
    for (let all = 0; all < 6 ** 4; all++) {
      const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((die) => (Math.floor(all / 6 ** die) % 6) + 1);
      const total = 1 + a + b;
      if (total > 3 + c && total >= 2 + d) wins++;
    }
    expect(chanceToWin(own, rivals)).toBeCloseTo(wins / 6 ** 4);
  });
});
