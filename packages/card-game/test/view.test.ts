import { pick, seedRandom, type Viewer } from '@carson/engine';
import { expectNoLeak } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import { CHARACTER_IDS, cardGame, TERRAIN } from '../src/index.ts';
import {
  asked,
  build,
  from,
  give,
  newTable,
  plainTerrain,
  play,
  playUntil,
  real,
  reals,
  virtual,
} from './table.ts';
import { twinOf } from './twin.ts';

describe('views', () => {
  const seats = [real('hat'), real('star'), virtual('novice'), virtual('expert'), real('cow')];

  it('C3.12 no one can tell two tables apart that differ only in hidden facts', () => {
    for (let game = 0; game < 6; game++) {
      const random = seedRandom(`hidden ${game}`);
      const state = newTable(game % 2 === 0 ? seats : reals(4), `hidden ${game}`);
      for (let moves = 0; cardGame.owed(state).length > 0; moves++) {
        const { seat } = pick(random, cardGame.owed(state));
        cardGame.play(state, seat, pick(random, cardGame.options(state, seat)));
        if (moves % 5 !== 0) continue;
        const viewer = pick<Viewer>(random, ['spectator', ...state.seats.keys()]);
        expectNoLeak(cardGame, { state, twin: twinOf(state, viewer, random), viewer });
      }
    }
  });

  it('C3.12 shows what is public', () => {
    const state = newTable(seats);
    play(state, 0, { type: 'bid', card: 7 });
    const view = cardGame.view(state, 1);
    expect(view).toMatchObject({
      viewer: 1,
      era: 1,
      round: 1,
      column: state.column,
      terrainPile: 48 - 5,
      nextTerrainPile: 48,
      characterPile: { size: state.characterPile.length, buried: [] },
      owed: [
        { seat: 1, kind: 'bid' },
        { seat: 4, kind: 'bid' },
      ],
    });
    expect(view.seats.map(({ hasChosen }) => hasChosen)).toEqual([true, false, false, false, false]);
    expect(view.seats.map(({ level }) => level)).toEqual([
      undefined,
      undefined,
      'novice',
      'expert',
      undefined,
    ]);
    expect(view.seats[2]?.held).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(view).not.toHaveProperty('ownBid');
  });

  it('C3.12 shows the backs of the characters seen, and of no other', () => {
    const state = newTable(seats);
    playUntil(state, ({ round }) => round === 5);
    const { backs, characterPile } = cardGame.view(state, 'spectator');
    const unseen = state.characterPile.slice(state.buried);
    expect(backs).toHaveLength(CHARACTER_IDS.length - unseen.length);
    for (const { character, back } of backs) {
      expect(unseen).not.toContain(character);
      expect(state.backOf[character]).toBe(back);
    }
    expect(characterPile.buried).toEqual(state.characterPile.slice(0, state.buried));
  });

  it('shows what a city shows, the later card on top; score parts point there', () => {
    const [first = -1, second = -1] = plainTerrain(2);
    const state = build(newTable(), 0, [
      { card: first, x: 0, y: 0 },
      { card: second, x: 1, y: 1 },
    ]);
    const parcels = cardGame.view(state, 0).seats[0]?.parcels ?? [];
    const shows = (card: number, at: number) => TERRAIN[card]?.parcels[at];
    expect(parcels).toEqual([
      { x: 0, y: 0, element: shows(first, 0), card: first },
      { x: 1, y: 0, element: shows(first, 1), card: first },
      { x: 0, y: 1, element: shows(first, 2), card: first },
      { x: 1, y: 1, element: shows(second, 0), card: second },
      { x: 2, y: 1, element: shows(second, 1), card: second },
      { x: 1, y: 2, element: shows(second, 2), card: second },
      { x: 2, y: 2, element: shows(second, 3), card: second },
    ]);
    const scoring = new Set(['ranch', 'mine', 'drugstore', 'bank', 'saloon', 'hotel', 'blacksmith']);
    for (const { parts } of cardGame.score(state)[0]?.lines ?? []) {
      for (const part of parts) expect(scoring).toContain(parcels[part.parcels[0] ?? -1]?.element);
    }
  });

  it('says who may build how large, and under which law', () => {
    const state = give(give(newTable(), 0, 'captain'), 1, 'sheriff');
    const { seats: seen } = cardGame.view(state, 'spectator');
    expect(seen.map(({ longSide }) => longSide)).toEqual([9, 8, 8, 8]);
    expect(seen.map(({ law }) => law)).toEqual([false, true, false, false]);
  });

  it('names the open question', () => {
    const state = give(newTable(), 3, 'heroes');
    from(state);
    expect(asked(state)).toBe('power heroes 3');
    const view = cardGame.view(state, 0);
    expect(view.steps.at(-1)).toEqual({ kind: 'power', seat: 3, character: 'heroes' });
    expect(view.owed).toMatchObject([{ seat: 3, kind: 'power', decision: view.decision, required: true }]);
  });
});
