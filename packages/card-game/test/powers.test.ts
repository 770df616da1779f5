import { describe, expect, it } from 'vitest';
import { CHARACTER_IDS, CHARACTERS, type CharacterId, cardGame, POWERS, type State } from '../src/index.ts';
import {
  asked,
  bidAll,
  from,
  give,
  layAnywhere,
  layOut,
  newTable,
  plainTerrain,
  play,
  playUntil,
  real,
  refusalOf,
  seatOf,
  virtual,
} from './table.ts';

const use = (character: CharacterId) => ({ type: 'usePower', character }) as const;
const decline = (character: CharacterId) => ({ type: 'declinePower', character }) as const;

describe('powers before the bid', () => {
  it('C3.3 C3.5 every character with a power has its place in the order of its window', () => {
    for (const [window, order] of Object.entries(POWERS)) {
      const owners = CHARACTER_IDS.filter((id) => CHARACTERS[id].power?.window === window);
      expect([...order].sort(), `POWERS.${window}`).toEqual(owners.sort());
    }
  });

  it('C3.3 are asked in the ruled order, in whatever seats', () => {
    expect(POWERS.beforeBid).toEqual(['governor', 'lawyer', 'chineseWorker', 'heroes', 'gunsmith']);
    const state = newTable();
    give(state, 3, 'governor');
    give(state, 0, 'gunsmith', 'lawyer');
    give(state, 1, 'heroes');
    give(state, 2, 'chineseWorker');
    from(state);
    const order: string[] = [];
    while (asked(state).startsWith('power')) {
      order.push(asked(state));
      const step = state.steps.at(-1);
      if (step?.kind === 'power') play(state, step.seat, decline(step.character));
    }
    expect(order).toEqual([
      'power governor 3',
      'power lawyer 0',
      'power chineseWorker 2',
      'power heroes 1',
      'power gunsmith 0',
    ]);
    expect(asked(state)).toBe('bid 0 1 2 3');
  });

  it('C3.3 no one is obliged; answers are public', () => {
    const state = give(newTable(), 2, 'gunsmith');
    from(state);
    expect(cardGame.options(state, 2)).toEqual([use('gunsmith'), decline('gunsmith')]);
    const no = cardGame.clone(state);
    expect(play(no, 2, decline('gunsmith'))).toEqual([
      { type: 'powerDeclined', seat: 2, character: 'gunsmith' },
    ]);
    expect(seatOf(no, 2)).toMatchObject({ bonus: 0, tilted: [] });
    expect(play(state, 2, use('gunsmith'))).toEqual([{ type: 'powerUsed', seat: 2, character: 'gunsmith' }]);
    expect(seatOf(state, 2)).toMatchObject({ bonus: 6, tilted: ['gunsmith'] });
    expect(cardGame.view(state, 0).seats[2]).toMatchObject({
      characters: ['gunsmith'],
      tilted: ['gunsmith'],
    });
  });

  it('C3.3 a use is carried out whole, laying included, before the next is asked', () => {
    const state = give(give(newTable(), 1, 'governor'), 2, 'lawyer');
    seatOf(state, 1).laid.push({ card: state.terrainPile.shift() ?? 0, x: 0, y: 0 });
    from(state);
    play(state, 1, use('governor'));
    expect(asked(state)).toBe('take 1');
    play(state, 1, { type: 'takeCard', card: state.column.at(-1) ?? 0 });
    expect(asked(state)).toBe('lay 1');
    layAnywhere(state);
    expect(asked(state)).toBe('power lawyer 2');
  });

  it('C3.3 a character taken before the bid may be used if its place is still to come', () => {
    const state = give(newTable(), 1, 'governor', 'mercenary');
    layOut(state, ['heroes', ...state.column.filter((card) => typeof card === 'number')]);
    from(state);
    play(state, 1, use('governor'));
    play(state, 1, { type: 'takeCard', card: 'heroes' });
    expect(asked(state)).toBe('power heroes 1');
  });

  it('C3.3 one taken after its place must wait', () => {
    const state = give(newTable(), 1, 'lawyer');
    layOut(state, ['governor', ...state.column.filter((card) => typeof card === 'number')]);
    from(state);
    play(state, 1, use('lawyer'));
    play(state, 1, { type: 'takeCard', card: 'governor' });
    expect(asked(state)).toBe('bid 0 1 2 3');
    expect(refusalOf(state, 1, use('governor'))).toBe('powerOutOfWindow C3.3');
  });

  it('C3.3 owners who cannot use it are not asked: tilted, or virtual', () => {
    const tilted = give(newTable(), 1, 'heroes');
    seatOf(tilted, 1).tilted.push('heroes');
    from(tilted);
    expect(asked(tilted)).toBe('bid 0 1 2 3');
    const solo = newTable([real('hat'), virtual('novice'), virtual('novice'), virtual('novice')]);
    give(solo, 1, 'governor', 'heroes');
    from(solo);
    expect(asked(solo)).toBe('bid 0');
  });
});

describe('powers after the reveal', () => {
  it('C3.5 come after the bids lie open, Mercenary first', () => {
    const state = give(give(newTable(), 1, 'doctor'), 2, 'mercenary');
    from(state);
    expect(asked(state)).toBe('bid 0 1 2 3');
    bidAll(state, [9, 8, 7, 6]);
    expect(asked(state)).toBe('power mercenary 2');
    expect(cardGame.view(state, 1).seats.map(({ played }) => played)).toEqual([9, 8, 7, 6]);
    play(state, 2, use('mercenary'));
    expect(asked(state)).toBe('power doctor 1');
    play(state, 1, decline('doctor'));
    expect(state.order).toEqual([2, 0, 1, 3]);
  });

  it('C3.5 include a character taken before the bid of the same round', () => {
    const state = give(newTable(), 1, 'governor');
    layOut(state, ['mercenary', ...state.column.filter((card) => typeof card === 'number')]);
    from(state);
    play(state, 1, use('governor'));
    play(state, 1, { type: 'takeCard', card: 'mercenary' });
    bidAll(state, [9, 5, 7, 6]);
    expect(asked(state)).toBe('power mercenary 1');
  });

  it('C3.6 bonuses add up', () => {
    const state = give(newTable(), 0, 'heroes', 'gunsmith', 'mercenary', 'doctor');
    from(state);
    play(state, 0, use('heroes'));
    play(state, 0, use('gunsmith'));
    bidAll(state, [1, 9, 8, 7]);
    play(state, 0, use('mercenary'));
    const events = play(state, 0, use('doctor'));
    expect(events.find(({ type }) => type === 'orderSettled')).toMatchObject({
      turns: [
        { seat: 0, value: 17 },
        { seat: 1, value: 9 },
        { seat: 2, value: 8 },
        { seat: 3, value: 7 },
      ],
    });
  });
});

describe('powers together', () => {
  function lawyerUsed(): State {
    const state = give(newTable(), 1, 'lawyer', 'chineseWorker', 'heroes', 'gunsmith', 'mercenary', 'doctor');
    layOut(state, [...plainTerrain(4), 'cowboy']);
    from(state);
    play(state, 1, use('lawyer'));
    play(state, 1, { type: 'takeCard', card: 'cowboy' });
    return state;
  }

  it('C7.1 who has used the Lawyer has no turn and no bid to raise', () => {
    const state = lawyerUsed();
    expect(asked(state)).toBe('bid 0 1 2 3');
    for (const id of ['chineseWorker', 'heroes', 'gunsmith', 'mercenary', 'doctor'] as const) {
      expect(refusalOf(state, 1, use(id))).toBe('powerNeedsTurn C7.1');
    }
    bidAll(state, [1, 9, 3, 2]);
    expect(state.order).toEqual([2, 3, 0]);
  });

  it('C7.1 only in that round', () => {
    const state = lawyerUsed();
    bidAll(state, [4, 9, 3, 2]);
    while (state.round === 1) {
      const [owed] = cardGame.owed(state);
      if (owed?.kind === 'take') play(state, owed.seat, { type: 'takeCard', card: state.column[0] ?? 0 });
      layAnywhere(state);
    }
    expect(asked(state)).toBe('power chineseWorker 1');
  });

  it('C7.7 Governor and Lawyer in one round: two cards at once, no turn', () => {
    const state = give(newTable(), 1, 'governor', 'lawyer', 'chineseWorker');
    from(state);
    play(state, 1, use('governor'));
    play(state, 1, { type: 'takeCard', card: state.column[1] ?? 0 });
    play(state, 1, use('lawyer'));
    play(state, 1, { type: 'takeCard', card: state.column[0] ?? 0 });
    layAnywhere(state);
    expect(asked(state)).toBe('bid 0 1 2 3');
    bidAll(state, [4, 9, 3, 2]);
    expect(state.order).toEqual([0, 2, 3]);
    const { laid, characters } = seatOf(state, 1);
    expect(laid.length + characters.length).toBe(3 + 2);
  });

  it('C7.7 Governor and Chinese Worker: one card at once, two in turn', () => {
    const state = give(newTable(), 1, 'governor', 'chineseWorker');
    from(state);
    play(state, 1, use('governor'));
    play(state, 1, { type: 'takeCard', card: state.column[1] ?? 0 });
    play(state, 1, use('chineseWorker'));
    expect(state.column).toHaveLength(6);
    bidAll(state, [4, 9, 3, 2]);
    play(state, 1, { type: 'takeCard', card: state.column[1] ?? 0 });
    layAnywhere(state);
    expect(asked(state)).toBe('take 1');
    play(state, 1, { type: 'takeCard', card: state.column[1] ?? 0 });
    layAnywhere(state);
    expect(asked(state)).toBe('take 0');
    expect(seatOf(state, 1).laid).toHaveLength(3);
  });

  it('C7.7 a character taken in the choice is used from the next round on', () => {
    const state = newTable();
    layOut(state, ['mercenary', ...state.column.filter((card) => typeof card === 'number')]);
    bidAll(state, [9, 1, 2, 3]);
    play(state, 0, { type: 'takeCard', card: 'mercenary' });
    expect(asked(state)).toBe('take 3');
    playUntil(state, ({ round }) => round === 2);
    bidAll(state, [1, 2, 3, 4]);
    expect(asked(state)).toBe('power mercenary 0');
  });
});
