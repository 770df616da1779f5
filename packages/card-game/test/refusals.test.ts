/** What a refusal tells beside its code, so that words can name the card, the place or the limit. */
import { describe, expect, it } from 'vitest';
import { type Command, cardGame, type State } from '../src/index.ts';
import {
  bidAll,
  build,
  cityWithoutPlaceFor,
  from,
  give,
  layOut,
  newTable,
  plainTerrain,
  playUntil,
  seatOf,
  terrainWith,
} from './table.ts';

const reason = (state: State, seat: number, command: Command) => cardGame.check(state, seat, command);
const [first = -1, second = -1, third = -1, fourth = -1] = plainTerrain(4);
const layingFor = (state: State, card: number) => void from(state, [{ kind: 'lay', seat: 0, card }]);

describe('the parameters of refusals', () => {
  it('C3.4 name the auction card and the hand', () => {
    const state = newTable();
    expect(reason(state, 0, { type: 'bid', card: 10 })?.params).toEqual({
      card: 10,
      held: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    });
    bidAll(state, [4, 6, 7, 8]);
    playUntil(state, ({ round }) => round === 2);
    expect(reason(state, 0, { type: 'bid', card: 4 })?.params).toEqual({ card: 4 });
  });

  it('name the seat that owes nothing, and the command that answers another question', () => {
    const state = newTable();
    bidAll(state, [9, 6, 7, 8]);
    expect(reason(state, 3, { type: 'bid', card: 1 })?.params).toEqual({ seat: 3 });
    expect(reason(state, 0, { type: 'bid', card: 1 })).toMatchObject({
      code: 'mustTakeCard',
      params: { command: 'bid' },
    });
    expect(reason(state, 0, { type: 'takeCard', card: 95 })).toMatchObject({
      code: 'notInColumn',
      params: { card: 95 },
    });
  });

  it('C3.3 name the character, the one that is asked for, and the window', () => {
    const state = give(newTable(), 0, 'heroes', 'mercenary', 'governor');
    seatOf(state, 0).tilted.push('governor');
    from(state);
    const use = (character: 'heroes' | 'mercenary' | 'governor' | 'banker' | 'doctor') =>
      reason(state, 0, { type: 'usePower', character })?.params;
    expect(use('heroes')).toBeUndefined();
    expect(use('mercenary')).toEqual({ character: 'mercenary', window: 'afterReveal' });
    expect(use('governor')).toEqual({ character: 'governor', once: 'game' });
    expect(use('banker')).toEqual({ character: 'banker' });
    expect(use('doctor')).toEqual({ character: 'doctor' });
    expect(reason(state, 0, { type: 'declinePower', character: 'doctor' })?.params).toEqual({
      character: 'doctor',
      asked: 'heroes',
    });
  });

  it('C5.1 C5.2 C5.4 name the place, the side and what lies on what', () => {
    const mountains = terrainWith(({ parcels }) => parcels[0] === 'mountain');
    const over = terrainWith(({ parcels }) => parcels[3] !== 'mountain' && parcels[3] !== 'empty');
    const state = build(newTable(), 0, [{ card: mountains, x: 0, y: 0 }]);
    layingFor(state, over);
    const lay = (x: number, y: number) => reason(state, 0, { type: 'layCard', x, y });
    expect(lay(2, 2)).toMatchObject({ code: 'joinsByCornerOnly', params: { x: 2, y: 2 } });
    expect(lay(4, 0)).toMatchObject({ code: 'notJoined', params: { x: 4, y: 0 } });
    expect(lay(7, 0)).toMatchObject({ code: 'leavesSquare', params: { x: 7, y: 0, longSide: 8 } });
    expect(lay(-1, -1)).toMatchObject({
      code: 'coversElement',
      params: { x: 0, y: 0, under: 'mountain' },
    });
  });

  it('C3.11 names a place where the card can be laid', () => {
    const state = build(newTable(), 0, [{ card: first, x: 0, y: 0 }]);
    layingFor(state, second);
    const { params } = reason(state, 0, { type: 'setCardAside' }) ?? {};
    const { x, y } = params as { x: number; y: number };
    expect(reason(state, 0, { type: 'layCard', x, y })).toBeUndefined();
    const full = build(newTable(), 0, cityWithoutPlaceFor(second));
    layingFor(full, second);
    expect(seatOf(full, 0).aside).toEqual([second]);
  });

  it('C7.k names the card, and how many sales there are', () => {
    const city = [first, second, third].map((card, at) => ({ card, x: 2 * at, y: 0 }));
    const state = build(layOut(newTable(), []), 0, city);
    const sale = (card: number) => reason(state, 0, { type: 'sellCard', card });
    layingFor(state, fourth);
    expect(sale(first)).toMatchObject({ code: 'cannotSell', params: { card: first } });
    give(state, 0, 'auctioneer');
    expect(sale(fourth)).toMatchObject({ code: 'notInCity', params: { card: fourth } });
    expect(sale(second)).toMatchObject({ code: 'saleSplitsCity', params: { card: second } });
    seatOf(state, 0).sold.push(10, 11, 12);
    expect(sale(first)).toMatchObject({ code: 'salesUsedUp', params: { sales: 3 } });
  });

  it('C7.s names the character that is held', () => {
    const state = give(newTable(), 2, 'paperboy', 'teacher');
    from(state, [{ kind: 'recruit' }]);
    expect(reason(state, 2, { type: 'recruitCharacter', character: 'teacher' })?.params).toEqual({
      character: 'teacher',
    });
  });

  it('C2.1 names the number of seats and its limits', () => {
    expect(cardGame.readOptions({ seats: [{ kind: 'real', suit: 'hat' }] })).toMatchObject({
      refusal: { code: 'seatCount', params: { seats: 1, fewest: 4, most: 6 } },
    });
  });
});
