import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { isFree, parcelsOwnedBy, priceOf, whyNotOwnable } from '../src/appraise/parcels.ts';

describe('B5.4 the price of a parcel', () => {
  it('B5.4 is $1 in the open', () => {
    expect(priceOf(drawTown(''), 0)).toBe(1);
  });

  it('B13.2 two houses, two saloons, one mountain around: $6', () => {
    const town = drawTown(`
      h  S0 M
      .  .  S1
      .  h1 .`);
    expect(priceOf(town, 9)).toBe(6);
  });

  it('B5.4 is $10 at most, where nine parcels carry something', () => {
    expect(priceOf(drawTown('h h h\nM M M\nH H H'), 9)).toBe(10);
  });

  it('B5.4 counts each kind of thing once, a townhouse too; not the river, not an owner, not an outlaw', () => {
    const price = (cell: string) => priceOf(drawTown(`. ${cell}`), 0);
    const cells = 'h H M R0 m0 D0 B0 S0 T0 C0 P0 K0 G0 L0 Y N0'.split(' ');
    expect(cells.map(price)).toEqual(cells.map(() => 2));
    expect(['.', '.0', '.!', '~'].map(price)).toEqual([1, 1, 1, 1]);
  });
});

describe('who may own what', () => {
  const why = (cell: string) => whyNotOwnable(drawTown(cell), 0);

  it('B2.6 mountains and houses may be owned', () => {
    expect(['.', 'M', 'h', 'H'].map(why)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('B4.2 an owned parcel is not for sale', () => {
    expect(why('.1')).toEqual({ code: 'parcelOwned', rule: 'B4.2', params: {} });
  });

  it('B2.6 river and the city hall may not be owned', () => {
    expect(why('~')).toEqual({ code: 'parcelNeverOwned', rule: 'B10.2', params: {} });
    expect(why('Y')).toEqual({ code: 'parcelNeverOwned', rule: 'B8.12', params: {} });
  });

  it('B14.10 a parcel under an outlaw cannot be acquired', () => {
    expect(why('.!')?.code).toBe('outlawOnParcel');
    expect(why('M!')?.rule).toBe('B10.3');
  });

  it('a free parcel has no mountain, no house, no building, no river, but may have an owner', () => {
    const free = (cell: string) => isFree(drawTown(cell), 0);
    expect(['.', '.0', '.!', 'h', 'M', '~', 'B0'].map(free)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('parcels are counted by owner', () => {
    const town = drawTown('.0 M0 h1 S0 ~');
    expect([0, 1, 2].map((seat) => parcelsOwnedBy(town, seat))).toEqual([3, 1, 0]);
  });
});
