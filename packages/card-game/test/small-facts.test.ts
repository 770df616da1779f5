/** Facts that a whole game rarely shows: each was once wrong in a copy of the rules, and no test noticed. */
import { describe, expect, it } from 'vitest';
import { layRefusal, limitsOf } from '../src/city/placement.ts';
import { characterTaken } from '../src/command.ts';
import { type CharacterId, cardGame, scoreCity, sellable } from '../src/index.ts';
import { rows } from './rows.ts';
import { build, cityWithoutPlaceFor, from, give, newTable, plainTerrain, seatOf } from './table.ts';

const [first = -1, second = -1] = plainTerrain(2);

describe('small facts', () => {
  it('a command takes a character by recruiting it or out of the column', () => {
    expect(characterTaken({ type: 'recruitCharacter', character: 'banker' })).toBe('banker');
    expect(characterTaken({ type: 'takeCard', card: 'banker' })).toBe('banker');
    expect(characterTaken({ type: 'takeCard', card: 3 })).toBeUndefined();
    expect(characterTaken({ type: 'bid', card: 3 })).toBeUndefined();
  });

  it('C6.16 during the final count only the lines told so far count', () => {
    const state = give(build(newTable(), 0, [{ card: first, x: 0, y: 0 }]), 0, 'doctor');
    const whole = cardGame.score(state);
    state.steps = [{ kind: 'count', told: 0 }];
    expect(cardGame.score(state).map(({ total }) => total)).toEqual([0, 0, 0, 0]);
    state.steps = [{ kind: 'count', told: 99 }];
    expect(cardGame.score(state).map(({ total }) => total)).toEqual(whole.map(({ total }) => total));
  });

  it('C5.2 the first card of a city lies at the origin and nowhere else', () => {
    const reason = (x: number, y: number) => layRefusal({ laid: [], characters: [] }, first, { x, y })?.code;
    expect(reason(0, 0)).toBeUndefined();
    expect([reason(0, 1), reason(1, 0), reason(1, 1)]).toEqual(['notJoined', 'notJoined', 'notJoined']);
  });

  it('C5.1 one side of a city may be the long one, not both', () => {
    expect(limitsOf({ width: 2, height: 2 }, 8)).toEqual({ columns: 8, rows: 8 });
    expect(limitsOf({ width: 7, height: 4 }, 10)).toEqual({ columns: 10, rows: 10 });
    expect(limitsOf({ width: 9, height: 4 }, 10)).toMatchObject({ columns: 10, rows: 8 });
    expect(limitsOf({ width: 4, height: 9 }, 10)).toMatchObject({ columns: 8, rows: 10 });
  });

  it('C3.11 a card without a place may be set aside where there is something to sell instead', () => {
    const state = give(build(newTable(), 0, cityWithoutPlaceFor(second)), 0, 'auctioneer');
    from(state, [{ kind: 'lay', seat: 0, card: second }]);
    expect(cardGame.options(state, 0)).toContainEqual({ type: 'setCardAside' });
  });

  it('C7.2 what is asked at the end is not sealed, and says its rule', () => {
    const state = give(build(newTable(), 0, [{ card: first, x: 0, y: 0 }]), 0, 'auctioneer');
    from(state, [{ kind: 'sell' }]);
    expect(cardGame.owed(state)).toMatchObject([{ seat: 0, kind: 'sell', rule: 'C7.2', sealed: false }]);
  });

  it('C7.2 a sale at the wrong time names the card', () => {
    const state = give(build(newTable(), 0, [{ card: first, x: 0, y: 0 }]), 0, 'auctioneer');
    expect(cardGame.check(state, 0, { type: 'sellCard', card: first })).toMatchObject({
      code: 'notTimeToSell',
      params: { card: first },
    });
  });

  it('C7.s a character that left the game is recruited from there, and the pile stays', () => {
    const state = give(newTable(), 0, 'paperboy');
    state.characterPile = state.characterPile.filter((id) => id !== 'teacher');
    state.column = state.column.filter((card) => card !== 'teacher');
    state.removedCharacters.push('teacher');
    state.steps = [{ kind: 'recruit' }];
    const { characterPile, reveals } = cardGame.clone(state);
    cardGame.play(state, 0, { type: 'recruitCharacter', character: 'teacher' });
    expect(state.characterPile).toEqual(characterPile);
    expect(state.reveals).toBe(reveals);
    expect(seatOf(state, 0).characters).toContain('teacher');
  });

  it('C7.k cards three parcels apart do not hold a city together', () => {
    const detour = [
      { x: 0, y: 0 },
      { x: 2, y: 1 },
      { x: 2, y: 3 },
      { x: 0, y: 3 },
    ];
    expect(sellable(detour)).toEqual([0, 3]);
    expect(sellable(detour.map(({ x, y }) => ({ x: y, y: x })))).toEqual([0, 3]);
  });

  it('C6.16 a line names the parcels behind its points, and none where characters bring them', () => {
    const partsOf = (id: CharacterId, city: string) =>
      scoreCity(rows(city), { characters: [id], sold: 0 }).lines.find((line) => line.id === id)?.parts;
    expect(partsOf('undertaker', 'S')).toEqual([{ points: 2, parcels: [], about: 'undertaker' }]);
    expect(partsOf('singer', 'h')).toEqual([{ points: 0, parcels: [], about: 'singer' }]);
    expect(partsOf('singer', 'S')?.[0]?.parcels).toHaveLength(1);
  });

  it('C3.1 each card that is turned up is a reveal, so that no undo passes it', () => {
    const state = newTable();
    const { reveals } = state;
    from(state, [{ kind: 'terrain', cards: 4 }, { kind: 'character' }]);
    expect(state.reveals).toBeGreaterThan(reveals + 1);
  });

  it('C3.9 an empty column is not cleared', () => {
    const state = newTable();
    state.column = [];
    expect(from(state, [{ kind: 'endRound' }]).some(({ type }) => type === 'columnCleared')).toBe(false);
  });

  it('C4.3 only those that are turned upright are told', () => {
    const state = give(newTable(), 0, 'governor', 'gunsmith');
    give(state, 1, 'lawyer');
    seatOf(state, 0).tilted.push('governor', 'gunsmith');
    state.round = 9;
    const events = from(state, [{ kind: 'nextRound' }]);
    expect(events.filter(({ type }) => type === 'charactersUprighted')).toEqual([
      { type: 'charactersUprighted', seat: 0, characters: ['gunsmith'] },
    ]);
  });

  it('begins with nothing unused, and without a result', () => {
    const state = newTable();
    expect(state.unused).toEqual([]);
    expect(cardGame.view(state, 0)).not.toHaveProperty('result');
  });
});
