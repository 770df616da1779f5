import { describe, expect, it } from 'vitest';
import {
  BACKS,
  CHARACTER_APPEAL,
  CHARACTER_IDS,
  cardGame,
  type State,
  SUITS,
  type Suit,
  TERRAIN,
} from '../src/index.ts';
import {
  asked,
  bidAll,
  cityWithoutPlaceFor,
  from,
  give,
  layAnywhere,
  layOut,
  newTable,
  play,
  real,
  refusalOf,
  seatOf,
  terrainWith,
  virtual,
} from './table.ts';

/** Puts a back on top that sets one suit above another. */
function backWith(state: State, first: Suit, second: Suit): State {
  const back = BACKS.findIndex(({ order, skull }) => !skull && order.indexOf(first) < order.indexOf(second));
  const top = state.characterPile.at(-1) ?? 'none';
  const other = CHARACTER_IDS.find((id) => state.backOf[id] === back) ?? 'none';
  const backOf = Object.entries(state.backOf).map(([id, number]) => {
    if (id === top) return [id, back];
    return id === other
      ? [id, Object.entries(state.backOf).find(([name]) => name === top)?.[1]]
      : [id, number];
  });
  return { ...state, backOf: Object.fromEntries(backOf) };
}

describe('the choice', () => {
  it('C3.6 the number counts, highest first', () => {
    const state = newTable();
    bidAll(state, [2, 9, 4, 7]);
    expect(state.order).toEqual([1, 3, 2, 0]);
    expect(cardGame.view(state, 0).seats.map(({ value }) => value)).toEqual([2, 9, 4, 7]);
  });

  it('C3.7 each seat takes one card; terrain is laid at once', () => {
    const state = newTable();
    bidAll(state, [9, 8, 7, 6]);
    const card = state.column[2] ?? 0;
    expect(cardGame.options(state, 0)).toEqual(
      state.column.map((held) => ({ type: 'takeCard', card: held })),
    );
    play(state, 0, { type: 'takeCard', card });
    expect(seatOf(state, 0).laid).toEqual([{ card, x: 0, y: 0 }]);
    expect(asked(state)).toBe('take 1');
    expect(refusalOf(state, 1, { type: 'takeCard', card })).toBe('notInColumn C3.7');
    const [character] = state.column;
    play(state, 1, { type: 'takeCard', card: character ?? 0 });
    expect(seatOf(state, 1).characters).toEqual([character]);
  });

  it('C3.7 ties go to the suit that stands higher on the back on top', () => {
    for (const [first, second] of [
      ['hat', 'cactus'],
      ['cactus', 'hat'],
    ] as const) {
      const state = backWith(newTable(), first, second);
      bidAll(state, [5, 9, 5, 1]);
      const winner = first === 'hat' ? 0 : 2;
      expect(state.order).toEqual([1, winner, 2 - winner, 3]);
    }
  });

  it('C3.10 a virtual seat takes the highest appeal, among equals the nearest to the piles', () => {
    const state = newTable([real('hat'), virtual('expert'), virtual('expert'), virtual('expert')]);
    const highest = Math.max(...TERRAIN.map(({ appeal }) => appeal));
    const [near = 0, far = 0] = [...TERRAIN.keys()].filter((card) => TERRAIN[card]?.appeal === highest);
    const low = terrainWith(({ appeal }) => appeal < highest);
    const character = CHARACTER_IDS.find((id) => CHARACTER_APPEAL[id] < highest) ?? 'cowboy';
    layOut(state, [character, low, near, far]);
    from(state, [
      { kind: 'take', seat: 0, cards: 1 },
      { kind: 'take', seat: 1, cards: 1 },
    ]);
    expect(seatOf(state, 1).kept).toEqual([near]);
    expect(state.column).toEqual([character, low, far]);
    expect(seatOf(state, 1).laid).toEqual([]);
  });

  it('C3.10 a virtual seat may take the character, and asks for nothing with it', () => {
    const state = newTable([real('hat'), virtual('novice'), virtual('novice'), virtual('novice')]);
    const low = terrainWith(({ appeal }) => appeal < CHARACTER_APPEAL.auctioneer);
    layOut(state, [low, 'auctioneer']);
    from(state, [
      { kind: 'take', seat: 0, cards: 1 },
      { kind: 'take', seat: 1, cards: 1 },
    ]);
    expect(seatOf(state, 1).characters).toEqual(['auctioneer']);
    expect(asked(state)).toBe('nothing');
  });

  it('C3.11 a real player must take a card', () => {
    const state = newTable();
    bidAll(state, [9, 8, 7, 6]);
    expect(refusalOf(state, 0, { type: 'finishSelling' })).toBe('mustTakeCard C3.11');
    expect(refusalOf(state, 1, { type: 'takeCard', card: state.column[0] ?? 0 })).toBe('nothingOwed');
  });

  it('C3.11 a last card is taken by itself', () => {
    const state = layOut(newTable(), ['cowboy']);
    from(state, [{ kind: 'take', seat: 2, cards: 1 }]);
    expect(seatOf(state, 2).characters).toEqual(['cowboy']);
  });

  it('C3.11 a card with a legal place must be laid', () => {
    const state = newTable();
    seatOf(state, 0).laid.push({ card: state.terrainPile.shift() ?? 0, x: 0, y: 0 });
    bidAll(state, [9, 8, 7, 6]);
    play(state, 0, { type: 'takeCard', card: state.column[1] ?? 0 });
    expect(asked(state)).toBe('lay 0');
    expect(refusalOf(state, 0, { type: 'setCardAside' })).toBe('hasLegalPlace C3.11');
    expect(refusalOf(state, 0, { type: 'takeCard', card: state.column[0] ?? 0 })).toBe('mustLayCard C3.11');
    expect(cardGame.options(state, 0).every(({ type }) => type === 'layCard')).toBe(true);
  });

  it('C3.11 a card without a legal place may be taken and is set aside in the open', () => {
    const state = newTable();
    const card = terrainWith(({ parcels }) => parcels.includes('church'));
    const full = cityWithoutPlaceFor(card);
    seatOf(state, 0).laid = full;
    seatOf(state, 0).characters = [];
    layOut(state, ['cowboy', card]);
    from(state, [{ kind: 'take', seat: 0, cards: 1 }]);
    const events = play(state, 0, { type: 'takeCard', card });
    expect(events).toContainEqual({ type: 'cardSetAside', seat: 0, card });
    expect(cardGame.view(state, 3).seats[0]?.aside).toEqual([card]);
    expect(seatOf(state, 0).laid).toBe(full);
  });
});

describe('the printed example', () => {
  it('C8.1 two virtual players, a tie settled by the back, the fifth card left over', () => {
    const seats = [real('star'), real('cow'), virtual('novice', 'hat'), virtual('novice', 'boot')];
    const state = backWith(newTable(seats), 'star', 'cow');
    const mine = terrainWith(({ parcels, appeal }) => appeal === 7 && parcels.includes('mine'));
    const prison = terrainWith(({ parcels, appeal }) => appeal === 7 && parcels.includes('prison'));
    const ranch = terrainWith(({ parcels, appeal }) => appeal < 7 && parcels.includes('ranch'));
    const fifth = terrainWith(({ parcels, appeal }) => appeal < 7 && parcels.includes('house'));
    const character = CHARACTER_IDS.find(
      (id) => CHARACTER_APPEAL[id] < 7 && id !== state.characterPile.at(-1),
    );
    layOut(state, [character ?? 'cowboy', ranch, mine, fifth, prison]);
    for (const [seat, top] of [
      [2, 8],
      [3, 6],
    ] as const) {
      const pile = state.auctionPiles[seat] ?? [];
      pile.splice(pile.indexOf(top), 1);
      pile.push(top);
    }
    const back = BACKS[cardGame.view(state, 0).characterPile.backOnTop ?? 0];
    expect(back?.order.indexOf('star')).toBeLessThan(back?.order.indexOf('cow') ?? 0);
    bidAll(state, [5, 5]);
    expect(state.order).toEqual([2, 3, 0, 1]);
    expect(seatOf(state, 2).kept).toEqual([mine]);
    expect(seatOf(state, 3).kept).toEqual([prison]);
    expect(asked(state)).toBe('take 0');
    play(state, 0, { type: 'takeCard', card: character ?? 'cowboy' });
    play(state, 1, { type: 'takeCard', card: ranch });
    layAnywhere(state);
    expect(state.round).toBe(2);
    expect(state.removed).toEqual([fifth]);
    expect(SUITS).toContain(seatOf(state, 0).suit);
  });
});

describe('virtual seats', () => {
  it('C7.8 keep their characters out of everyone’s reach, for their appeal only', () => {
    const state = newTable([real('hat'), virtual('novice'), virtual('novice'), virtual('novice')]);
    give(state, 1, 'heroes', 'auctioneer', 'undertaker');
    give(state, 0, 'paperboy');
    from(state, [{ kind: 'recruit' }]);
    expect(refusalOf(state, 0, { type: 'recruitCharacter', character: 'heroes' })).toBe('characterHeld C7.s');
    const points = CHARACTER_APPEAL.heroes + CHARACTER_APPEAL.auctioneer + CHARACTER_APPEAL.undertaker;
    expect(cardGame.score(state)[1]).toMatchObject({
      total: points,
      lines: [{ id: 'appeal', rule: 'C6.14' }],
    });
  });
});
