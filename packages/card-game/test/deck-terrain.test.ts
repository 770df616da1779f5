import { describe, expect, it } from 'vitest';
import { DECK_SEED } from '../scripts/design/recipes.ts';
import { designTerrain } from '../scripts/design/terrain.ts';
import { TERRAIN, type TerrainCard } from '../src/deck/index.ts';
import { ELEMENTS, type Element, type Era } from '../src/ids.ts';

const ERAS = [1, 2] as const;
const PARCELS_AN_ERA = 192;

/** The table of C1.3: Era I, Era II. */
const OCCURRENCES: Readonly<Record<Exclude<Element, 'empty'>, readonly [number, number]>> = {
  mountain: [32, 12],
  house: [18, 18],
  townhouse: [2, 10],
  mine: [10, 4],
  ranch: [10, 4],
  blacksmith: [2, 1],
  drugstore: [3, 8],
  bank: [3, 8],
  saloon: [1, 5],
  hotel: [1, 4],
  generalStore: [1, 1],
  church: [1, 2],
  prison: [1, 3],
  cityHall: [0, 1],
  outlaws: [3, 5],
};

const NOT_SCORING: readonly Element[] = ['empty', 'house', 'townhouse', 'mountain', 'outlaws'];

describe('the terrain cards', () => {
  it('C1.2 there are 96, 48 an Era, each with its own id', () => {
    expect(TERRAIN).toHaveLength(96);
    for (const era of ERAS) {
      const expected = Array.from(
        { length: 48 },
        (_, at) => `${era === 1 ? 'I' : 'II'}-${String(at + 1).padStart(2, '0')}`,
      );
      expect(cardsOf(era).map((card) => card.id)).toEqual(expected);
    }
  });

  it.each(ERAS)('C1.3 every element appears exactly as often as the table says in Era %i', (era) => {
    const counted = Object.fromEntries(ELEMENTS.map((element) => [element, occurrences(era, element)]));
    const expected = Object.fromEntries(
      Object.entries(OCCURRENCES).map(([element, eras]) => [element, eras[era - 1] ?? 0]),
    );
    const shown = Object.values(expected).reduce((sum, count) => sum + count, 0);
    expect(counted).toEqual({ ...expected, empty: PARCELS_AN_ERA - shown });
  });

  it('C1.4 every card shows at least one element', () => {
    for (const card of TERRAIN) {
      expect(card.parcels).toHaveLength(4);
      expect(
        card.parcels.some((element) => element !== 'empty'),
        card.id,
      ).toBe(true);
    }
  });

  it.each(ERAS)('C1.4 no two cards of Era %i show the same parcels in the same places', (era) => {
    expect(new Set(cardsOf(era).map((card) => card.parcels.join())).size).toBe(48);
  });

  it.each(ERAS)('C1.4 each position holds 20-30 % of the elements of Era %i', (era) => {
    const held = [0, 1, 2, 3].map(
      (position) => cardsOf(era).filter((card) => card.parcels[position] !== 'empty').length,
    );
    const all = held.reduce((sum, count) => sum + count, 0);
    for (const count of held) {
      expect(count / all).toBeGreaterThanOrEqual(0.2);
      expect(count / all).toBeLessThanOrEqual(0.3);
    }
  });

  it.each(ERAS)(
    'C1.4 80 %% of the cards of Era %i show at most one scoring building, none more than two',
    (era) => {
      const counts = cardsOf(era).map(
        (card) => card.parcels.filter((element) => !NOT_SCORING.includes(element)).length,
      );
      expect(counts.filter((count) => count <= 1).length / counts.length).toBeGreaterThanOrEqual(0.8);
      expect(Math.max(...counts)).toBeLessThanOrEqual(2);
    },
  );

  it('C1.4 outlaws always share their card with a house, a townhouse or a scoring building', () => {
    const haunted = TERRAIN.filter((card) => card.parcels.includes('outlaws'));
    expect(haunted).not.toHaveLength(0);
    for (const card of haunted) {
      const company = card.parcels.filter((element) => !['empty', 'mountain', 'outlaws'].includes(element));
      expect(company, card.id).not.toHaveLength(0);
    }
  });

  it('C1.4 the kept design makes the kept cards', () => {
    for (const era of ERAS) {
      expect(cardsOf(era).map((card) => card.parcels)).toEqual(designTerrain(era, DECK_SEED));
    }
  });
});

function cardsOf(era: Era): readonly TerrainCard[] {
  return TERRAIN.filter((card) => card.era === era);
}

function occurrences(era: Era, element: Element): number {
  return cardsOf(era)
    .flatMap((card) => card.parcels)
    .filter((shown) => shown === element).length;
}
