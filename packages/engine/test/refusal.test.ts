import { accepted, refusal, refused } from '@carson/engine';
import { describe, expect, it } from 'vitest';

describe('a refusal', () => {
  it('has a rule only where there is one', () => {
    expect(refusal('tooLate')).toStrictEqual({ code: 'tooLate', params: {} });
    expect(refusal('tooDear', 'B5.4', { price: 3 })).toStrictEqual({
      code: 'tooDear',
      params: { price: 3 },
      rule: 'B5.4',
    });
  });

  it('is a result, as a value is', () => {
    expect(accepted(7)).toStrictEqual({ ok: true, value: 7 });
    expect(refused(refusal('tooLate'))).toStrictEqual({
      ok: false,
      refusal: { code: 'tooLate', params: {} },
    });
  });
});
