import { seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { cardGame, type State } from '../src/index.ts';
import { newTable, play, playUntil, real, seatOf, virtual } from './table.ts';

const seats = [real('hat'), real('star'), real('cow'), virtual('expert')];

/** Many tables as seat 0 could imagine them. */
function imagined(state: State): State[] {
  const random = seedRandom('imagination');
  const view = cardGame.view(state, 0);
  return Array.from({ length: 200 }, () => cardGame.imagine(view, random));
}

const variety = (tables: readonly State[], fact: (table: State) => unknown) =>
  new Set(tables.map((table) => JSON.stringify(fact(table)))).size;

describe('imagination', () => {
  const state = newTable(seats, 'imagine');
  playUntil(state, ({ round, steps }) => round === 4 && steps.at(-1)?.kind === 'bid');
  play(state, 0, { type: 'bid', card: 9 });
  play(state, 1, { type: 'bid', card: 8 });
  const tables = imagined(state);

  it('C3.12 deals what is hidden again each time', () => {
    expect(variety(tables, ({ terrainPile }) => terrainPile)).toBe(200);
    expect(variety(tables, ({ nextTerrainPile }) => nextTerrainPile)).toBe(200);
    expect(variety(tables, ({ characterPile }) => characterPile)).toBe(200);
    expect(variety(tables, ({ backOf }) => backOf)).toBe(200);
    expect(variety(tables, ({ auctionPiles }) => auctionPiles[3])).toBeGreaterThan(150);
    expect(variety(tables, ({ random }) => random.key)).toBe(200);
    const bids = tables.map(({ bids: sealed }) => sealed?.given.find(({ seat }) => seat === 1)?.answer);
    expect(new Set(bids)).toEqual(new Set(seatOf(state, 1).held));
  });

  it('C3.12 keeps what the viewer knows', () => {
    for (const table of tables.slice(0, 20)) {
      expect(cardGame.view(table, 0)).toEqual(cardGame.view(state, 0));
      expect(table.bids?.given).toContainEqual({ seat: 0, answer: 9 });
      expect(table.bids?.given.map(({ seat }) => seat)).toEqual([0, 1]);
    }
  });

  it('can be played to the end', () => {
    for (const table of tables.slice(0, 5)) {
      playUntil(table, ({ steps }) => steps.length === 0);
      expect(cardGame.result(table)).toHaveLength(4);
    }
  });

  it('leaves the imagined game a stream of its own', () => {
    const random = seedRandom('one');
    const table = cardGame.imagine(cardGame.view(state, 0), random);
    const { drawn } = random;
    playUntil(table, ({ era }) => era === 2);
    expect(random.drawn).toBe(drawn);
    expect(table.random.drawn).toBeGreaterThan(0);
  });
});
