import { describe, expect, it } from 'vitest';
import { cardGame, type State, TERRAIN } from '../src/index.ts';
import { asked, bidAll, from, give, newTable, play, playUntil, real, seatOf, virtual } from './table.ts';

function atTheChange(): { before: State; after: State } {
  const state = newTable([real('hat'), real('star'), virtual('novice'), virtual('expert')]);
  give(state, 0, 'governor', 'lawyer', 'gunsmith');
  seatOf(state, 0).tilted.push('governor', 'gunsmith');
  playUntil(state, ({ round, steps }) => round === 9 && steps.at(-1)?.kind === 'take');
  const before = cardGame.clone(state);
  playUntil(state, ({ era }) => era === 2);
  return { before, after: state };
}

describe('between the Eras', () => {
  const { before, after } = atTheChange();

  it('C4.1 the rest of the first pile leaves the game, the second pile is used', () => {
    expect(after.unused).toEqual(before.terrainPile.toSorted((a, b) => a - b));
    expect(after.nextTerrainPile).toEqual([]);
    const drawn = after.column.filter((card) => typeof card === 'number');
    expect([...after.terrainPile, ...drawn.toReversed()]).toEqual(before.nextTerrainPile);
    expect(drawn.map((card) => TERRAIN[card]?.era)).toEqual([2, 2, 2, 2]);
    expect(after.round).toBe(1);
  });

  it('C4.2 hands are whole again, virtual piles reshuffled whole', () => {
    expect(seatOf(after, 0)).toMatchObject({ held: [1, 2, 3, 4, 5, 6, 7, 8, 9], spent: [] });
    const { held, spent } = seatOf(after, 3);
    expect(held.toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(spent).toEqual([]);
    expect(after.auctionPiles[3]?.toSorted((a, b) => a - b)).toEqual(held);
    expect(after.random.drawn).toBeGreaterThan(before.random.drawn);
  });

  it('C4.3 tilted characters are turned upright, except a Governor that was used', () => {
    expect(seatOf(before, 0).tilted).toEqual(['governor', 'gunsmith']);
    expect(seatOf(after, 0).tilted).toEqual(['governor']);
    expect(after.characterPile.length).toBe(before.characterPile.length - 1);
  });

  it('C4.3 a power can be used again, once an Era', () => {
    const state = give(newTable(), 0, 'gunsmith');
    from(state);
    play(state, 0, { type: 'usePower', character: 'gunsmith' });
    bidAll(state, [1, 2, 3, 4]);
    const events = playUntil(state, (now) => now.era === 2 && asked(now) === 'power gunsmith 0');
    expect(events).toContainEqual({ type: 'charactersUprighted', seat: 0, characters: ['gunsmith'] });
    play(state, 0, { type: 'usePower', character: 'gunsmith' });
    expect(seatOf(state, 0).bonus).toBe(6);
  });
});
