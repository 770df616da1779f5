import { describe, expect, it } from 'vitest';
import {
  type CharacterId,
  type Element,
  type LaidParcels,
  layRefusal,
  placements,
  TERRAIN,
  type TerrainCard,
} from '../src/index.ts';

type Four = readonly [Element, Element, Element, Element];
const BARE: Four = ['empty', 'empty', 'empty', 'empty'];
const at = (x: number, y: number, parcels: readonly Element[] = BARE): LaidParcels => ({ parcels, x, y });

function places(
  laid: readonly LaidParcels[],
  card: readonly Element[] = BARE,
  ...characters: CharacterId[]
): string[] {
  return placements(laid, characters, card).map(({ x, y }) => `${x},${y}`);
}

/** A city of one card; may its north-west parcel be covered by this one? */
function covers(under: Element, over: Element, ...characters: CharacterId[]): boolean {
  const laid = [at(0, 0, [under, 'empty', 'empty', 'empty'])];
  return places(laid, [over, 'empty', 'empty', 'empty'], ...characters).includes('0,0');
}

/** The card with the fewest buildings, which fits almost everywhere. */
const [card, emptiest] = [...TERRAIN.entries()].reduce((best, next) =>
  empty(next) > empty(best) ? next : best,
);

function empty([, { parcels }]: readonly [number, TerrainCard]): number {
  return parcels.filter((parcel) => parcel === 'empty').length;
}

const plainParcels = ['empty', 'empty', 'empty', 'empty'] as const;

describe('laying a terrain card', () => {
  it('C5.1 the city stays within eight by eight, wherever the square lies', () => {
    const row = [at(0, 0), at(2, 0), at(4, 0)];
    expect(places(row)).toContain('6,0');
    expect(places(row)).toContain('-2,0');
    expect(places([...row, at(6, 0)]).filter((place) => !/^[0-6],/.test(place))).toEqual([]);
    expect(places([at(-2, 0), ...row]).filter((place) => !/^(-2|-1|[0-4]),/.test(place))).toEqual([]);
    const far = [at(1000, -700), at(1002, -700), at(1004, -700), at(1006, -700)];
    expect(places(far)).toContain('1006,-702');
    expect(places(far)).not.toContain('1007,-700');
  });

  it('C5.1 with the Captain one side may measure nine, not both', () => {
    const wide = [at(0, 0), at(2, 0), at(4, 0), at(6, 0)];
    expect(places(wide, BARE, 'captain')).toContain('7,0');
    const high = [at(0, 2), at(0, 4), at(0, 6)];
    expect(places([...wide, ...high], BARE, 'captain')).toEqual(
      expect.arrayContaining(['7,0', '0,7', '-1,0', '0,-1']),
    );
    const wider = places([...wide, ...high, at(7, 0)], BARE, 'captain');
    expect(wider).toContain('7,1');
    expect(wider.filter((place) => /,(7|-1)$/.test(place))).toEqual([]);
  });

  it('C5.2 the first card lies anywhere: one place stands for all', () => {
    expect(places([])).toEqual(['0,0']);
  });

  it('C5.2 later cards join by a side, also offset by one parcel, or overlap', () => {
    expect(places([at(0, 0)], ['mine', 'mine', 'mine', 'mine'])).toEqual(
      [-2, -1, 0, 1, 2]
        .flatMap((y) => [-2, -1, 0, 1, 2].map((x) => [x, y] as const))
        .filter(([x, y]) => Math.abs(x) + Math.abs(y) < 4)
        .map(([x, y]) => `${x},${y}`),
    );
  });

  it('C5.2 a corner does not join', () => {
    const found = places([at(0, 0)]);
    for (const corner of ['-2,-2', '2,-2', '-2,2', '2,2']) expect(found).not.toContain(corner);
  });

  it('C5.3 no rotation: the parcels lie as they are printed', () => {
    const city = [at(0, 0, ['house', 'mine', 'ranch', 'saloon'])];
    expect(places(city, ['house', 'mine', 'ranch', 'saloon'])).toContain('0,0');
    for (const turned of [
      ['mine', 'house', 'saloon', 'ranch'],
      ['ranch', 'saloon', 'house', 'mine'],
      ['saloon', 'ranch', 'mine', 'house'],
    ] as const) {
      expect(places(city, turned)).not.toContain('0,0');
    }
  });

  it('C5.3 never under: the later card shows', () => {
    const first = at(0, 0, ['empty', 'empty', 'empty', 'empty']);
    const second = at(0, 0, ['mine', 'mine', 'mine', 'mine']);
    expect(places([first, second], ['bank', 'bank', 'bank', 'bank'])).not.toContain('0,0');
    expect(places([second, first], ['bank', 'bank', 'bank', 'bank'])).toContain('0,0');
  });

  it('C5.4 an empty parcel may be covered by anything', () => {
    for (const over of ['empty', 'mountain', 'house', 'outlaws', 'prison', 'mine'] as const) {
      expect(covers('empty', over)).toBe(true);
    }
  });

  it('C5.4 a building or mountain may not be covered, not even by an empty parcel', () => {
    expect(covers('mine', 'empty')).toBe(false);
    expect(covers('mountain', 'empty')).toBe(false);
    expect(covers('mountain', 'mine')).toBe(false);
    expect(covers('saloon', 'bank')).toBe(false);
  });

  it('C5.4a but by its like, a mountain by a mountain', () => {
    for (const same of ['mine', 'ranch', 'saloon', 'cityHall', 'prison', 'hotel', 'mountain'] as const) {
      expect(covers(same, same)).toBe(true);
    }
  });

  it('C5.4b a house by a house or a townhouse, a townhouse only by a townhouse', () => {
    expect(covers('house', 'house')).toBe(true);
    expect(covers('house', 'townhouse')).toBe(true);
    expect(covers('townhouse', 'townhouse')).toBe(true);
    expect(covers('townhouse', 'house')).toBe(false);
    expect(covers('house', 'hotel')).toBe(false);
  });

  it('C5.4c under the law outlaws count as empty', () => {
    expect(covers('outlaws', 'mine')).toBe(false);
    expect(covers('outlaws', 'empty')).toBe(false);
    expect(covers('outlaws', 'mine', 'sheriff')).toBe(true);
    expect(covers('outlaws', 'empty', 'sheriff')).toBe(true);
    const prison = at(2, 0, ['prison', 'empty', 'empty', 'empty']);
    const outlaws = at(0, 0, ['outlaws', 'empty', 'empty', 'empty']);
    expect(places([outlaws, prison], ['mine', 'empty', 'empty', 'empty'])).toContain('0,0');
  });

  it('C5.4c the law is read before the card is laid: its own prison does not help', () => {
    expect(covers('outlaws', 'prison')).toBe(false);
    expect(covers('outlaws', 'prison', 'sheriff')).toBe(true);
  });

  it('C9.1 outlaws never cover outlaws, with or without the law', () => {
    expect(covers('outlaws', 'outlaws')).toBe(false);
    expect(covers('outlaws', 'outlaws', 'sheriff')).toBe(false);
  });

  const printed = [
    at(0, 0, ['mountain', 'mountain', 'mine', 'empty']),
    at(2, 0, ['prison', 'mountain', 'empty', 'mountain']),
  ];
  const mineCard: Four = ['empty', 'mountain', 'mine', 'mountain'];

  it('C5.5 the printed example, its four cases', () => {
    const found = places(printed, mineCard);
    expect(found).toContain('0,-2');
    expect(found).toContain('-1,-1');
    expect(found).not.toContain('-2,-2');
    expect(found).not.toContain('2,-1');
  });

  it('C8.3 the printed example, every place', () => {
    expect(places(printed, mineCard).join(' ')).toBe(
      '-1,-2 0,-2 1,-2 2,-2 3,-2 -2,-1 -1,-1 4,-1 -2,0 4,0 -2,1 1,1 2,1 4,1 -1,2 0,2 1,2 2,2 3,2',
    );
  });

  it('a position wider than any city has no place left', () => {
    expect(places([at(0, 0), at(40, 0)])).toEqual([]);
    expect(places([at(0, 0), at(7, 7)])).toEqual([]);
    expect(places([at(0, 0), at(7, 7)], BARE, 'captain')).toEqual([]);
  });

  it.each([
    ['wide', (at: number) => ({ x: 2 * at, y: 0 })],
    ['long', (at: number) => ({ x: 0, y: 2 * at })],
  ] as const)('C5.1 a city that is too %s on one side only has no legal place', (_, place) => {
    const laid = (count: number) =>
      Array.from({ length: count }, (__, at) => ({ parcels: plainParcels, ...place(at) }));
    expect(placements(laid(4), [], plainParcels).length).toBeGreaterThan(0);
    expect(placements(laid(5), ['captain'], plainParcels)).toEqual([]);
  });

  it.each([
    ['wide', (along: number) => ({ x: along, y: 0 }), ({ x }: { x: number }) => x],
    ['long', (along: number) => ({ x: 0, y: along }), ({ y }: { y: number }) => y],
  ] as const)(
    'C5.1 a city that is eight %s grows no further on that side, with the Captain by one',
    (_, place, along) => {
      const laid = [0, 2, 4, 6].map((at) => ({ parcels: plainParcels, ...place(at) }));
      const reached = (...characters: readonly CharacterId[]) => [
        ...new Set(placements(laid, characters, plainParcels).map(along)),
      ];
      expect(reached().sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(reached('captain').sort((a, b) => a - b)).toEqual([-1, 0, 1, 2, 3, 4, 5, 6, 7]);
    },
  );

  it.each([
    ['wide', [], 8, 4],
    ['high', [], 4, 8],
    ['wide, with the Captain', ['captain'], 8, 8],
  ] as const)(
    'C5.1 C5.2 a card is refused wherever no place is offered: %s',
    (_, characters, width, height) => {
      const { parcels } = emptiest;
      const sites = [0, 2, 4, 6].flatMap((x) => [0, 2, 4, 6].map((y) => ({ x, y })));
      const city = sites.filter(({ x, y }) => x < width && y < height && (x === 0 || y === 0));
      const laid = city.map((site) => ({ card, ...site }));
      const offered = places(
        city.map(({ x, y }) => at(x, y, parcels)),
        parcels,
        ...characters,
      );
      for (let x = -4; x <= 11; x++)
        for (let y = -4; y <= 11; y++)
          expect(layRefusal({ laid, characters }, card, { x, y }) === undefined, `${x},${y}`).toBe(
            offered.includes(`${x},${y}`),
          );
    },
  );
});
