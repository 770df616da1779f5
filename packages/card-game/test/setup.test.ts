import { describe, expect, it } from 'vitest';
import { BACKS, CHARACTER_IDS, cardGame, SUITS, TERRAIN } from '../src/index.ts';
import { auctionCards } from '../src/setup/auction-cards.ts';
import { accept, newTable, real, reals, seatOf, virtual } from './table.ts';

const mixed = [real('cow'), virtual('novice'), virtual('intermediate'), virtual('expert')];
const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

describe('set-up', () => {
  it('C1.1 six suits, numbers 1 to 11: no seat plays any other card', () => {
    expect(SUITS).toHaveLength(6);
    const numbers = [undefined, 'novice', 'intermediate', 'expert'] as const;
    const cards = new Set(numbers.flatMap((level) => auctionCards(level)));
    expect([...cards].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('C1.2 48 terrain cards an Era, all in the game', () => {
    const state = newTable();
    const first = [...state.terrainPile, ...state.column.filter((card) => typeof card === 'number')];
    expect(first.map((card) => TERRAIN[card]?.era)).toEqual(Array(48).fill(1));
    expect(state.nextTerrainPile.map((card) => TERRAIN[card]?.era)).toEqual(Array(48).fill(2));
    expect(new Set([...first, ...state.nextTerrainPile]).size).toBe(96);
  });

  it('C1.5 every game deals the backs to the characters again', () => {
    const deals = seeds.map((seed) => newTable(reals(4), seed).backOf);
    for (const backOf of deals) {
      expect(Object.values(backOf).sort((a, b) => a - b)).toEqual([...BACKS.keys()]);
    }
    for (const id of CHARACTER_IDS)
      expect(new Set(deals.map((backOf) => backOf[id])).size).toBeGreaterThan(8);
  });

  it('C2.1 a solo table is filled with virtual seats', () => {
    const state = newTable(mixed);
    expect(state.seats.map(({ level }) => level)).toEqual([undefined, 'novice', 'intermediate', 'expert']);
    expect(new Set(cardGame.owed(state).map(({ seat }) => seat))).toEqual(new Set([0]));
  });

  it('C2.2 real seats hold 1-9 of their suit; virtual ones get random suits of the rest', () => {
    const lots = new Set<string>();
    for (const seed of seeds) {
      const state = newTable(mixed, seed);
      expect(seatOf(state, 0)).toMatchObject({ suit: 'cow', held: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
      const suits = state.seats.map(({ suit }) => suit);
      expect(new Set(suits).size).toBe(4);
      lots.add(suits.join());
    }
    expect(lots.size).toBeGreaterThan(15);
  });

  it('C2.2 a suit may be chosen for a virtual seat; no one else gets it', () => {
    for (const seed of seeds) {
      const state = newTable([real('cow'), virtual('novice'), virtual('expert', 'star'), real('hat')], seed);
      const suits = state.seats.map(({ suit }) => suit);
      expect([suits[0], suits[2], suits[3]]).toEqual(['cow', 'star', 'hat']);
      expect(new Set(suits).size).toBe(4);
    }
    const twice = { seats: [real('cow'), virtual('novice', 'cow'), virtual('novice'), virtual('novice')] };
    expect(cardGame.readOptions(twice)).toMatchObject({
      ok: false,
      refusal: { code: 'suitTwice', params: { suit: 'cow' } },
    });
  });

  it('C2.2 a virtual pile has neither hand, city nor powers; a real seat has all three', () => {
    const state = newTable(mixed);
    expect(cardGame.options(state, 0)).toHaveLength(9);
    for (const seat of [1, 2, 3]) expect(cardGame.options(state, seat)).toEqual([]);
  });

  it('C2.3 novice 1-9, intermediate 2-10, expert 3-11, each pile shuffled', () => {
    const orders = new Set<string>();
    for (const seed of seeds) {
      const state = newTable(mixed, seed);
      for (const [at, low] of [
        [1, 1],
        [2, 2],
        [3, 3],
      ] as const) {
        const pile = state.auctionPiles[at] ?? [];
        expect(pile.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 9 }, (_, i) => low + i));
        orders.add(pile.join());
      }
    }
    expect(orders.size).toBe(3 * seeds.length);
  });

  it('C2.4 the piles are shuffled, and the back on top of the characters is public', () => {
    const tables = seeds.map((seed) => newTable(reals(4), seed));
    expect(new Set(tables.map(({ terrainPile }) => terrainPile.join())).size).toBe(seeds.length);
    expect(new Set(tables.map(({ nextTerrainPile }) => nextTerrainPile.join())).size).toBe(seeds.length);
    expect(new Set(tables.map(({ characterPile }) => characterPile.join())).size).toBe(seeds.length);
    for (const state of tables) {
      const top = state.characterPile.at(-1) ?? 'none';
      const { characterPile } = cardGame.view(state, 'spectator');
      expect(characterPile.backOnTop).toBe(Object.entries(state.backOf).find(([id]) => id === top)?.[1]);
    }
  });

  it('the same options and seed give the same game', () => {
    expect(cardGame.setup(accept(mixed), 'x')).toEqual(cardGame.setup(accept(mixed), 'x'));
  });
});
