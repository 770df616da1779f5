import { describe, expect, it } from 'vitest';
import { cardGame, type LaidCard, type State, sellable, TERRAIN } from '../src/index.ts';
import {
  asked,
  build,
  cityWithoutPlaceFor,
  from,
  give,
  isOver,
  layAnywhere,
  layOut,
  newTable,
  plainTerrain,
  play,
  refusalOf,
  seatOf,
  terrainWith,
} from './table.ts';

const [A = -1, B = -1, C = -1, D = -1, NEXT = -1] = plainTerrain(5);
const ROW: readonly LaidCard[] = [
  { card: A, x: 0, y: 0 },
  { card: B, x: 2, y: 0 },
  { card: C, x: 4, y: 0 },
  { card: D, x: 6, y: 0 },
];

/** Seat 0 has the Auctioneer and this city, and is about to lay a card. */
function seller(laid: readonly LaidCard[]): State {
  const state = build(give(newTable(), 0, 'auctioneer'), 0, laid);
  layOut(state, [NEXT, 'cowboy']);
  from(state, [{ kind: 'take', seat: 0, cards: 1 }]);
  play(state, 0, { type: 'takeCard', card: NEXT });
  return state;
}

const sales = (state: State) =>
  cardGame.options(state, 0).flatMap((option) => (option.type === 'sellCard' ? option.card : []));

const sell = (card: number) => ({ type: 'sellCard', card }) as const;

describe('selling', () => {
  it('C7.2 before laying a card, several one after another, at most three in the game', () => {
    const state = seller(ROW);
    expect(asked(state)).toBe('lay 0');
    expect(sales(state)).toEqual([A, D]);
    expect(refusalOf(state, 0, sell(B))).toBe('saleSplitsCity C7.k');
    play(state, 0, sell(A));
    play(state, 0, sell(B));
    expect(sales(state)).toEqual([C, D]);
    play(state, 0, sell(C));
    expect(sales(state)).toEqual([]);
    expect(refusalOf(state, 0, sell(D))).toBe('salesUsedUp C7.k');
    expect(seatOf(state, 0).sold).toEqual([A, B, C]);
    expect(cardGame.score(state)[0]?.lines.find(({ id }) => id === 'auctioneer')?.points).toBe(21);
  });

  it('C7.2 also before laying a card taken by the Governor', () => {
    const state = build(give(newTable(), 0, 'auctioneer', 'governor'), 0, ROW);
    from(state);
    play(state, 0, { type: 'usePower', character: 'governor' });
    expect(refusalOf(state, 0, sell(A))).toBe('notTimeToSell C7.2');
    play(state, 0, { type: 'takeCard', card: state.column.at(-1) ?? 0 });
    expect(sales(state)).toEqual([A, D]);
  });

  it('C7.2 the last card may be sold; the next one then lies anywhere', () => {
    const state = seller([{ card: A, x: 5, y: 5 }]);
    const events = play(state, 0, sell(A));
    expect(events).toContainEqual({ type: 'cardLaid', seat: 0, card: NEXT, x: 0, y: 0 });
    expect(seatOf(state, 0).laid).toHaveLength(1);
  });

  it('C7.2 overlapping cards and set-aside cards are never sold, gaps may be refilled', () => {
    const state = seller([
      { card: A, x: 0, y: 0 },
      { card: B, x: 1, y: 1 },
      { card: C, x: 3, y: 1 },
    ]);
    seatOf(state, 0).aside.push(D);
    expect(sales(state)).toEqual([C]);
    expect(refusalOf(state, 0, sell(A))).toBe('saleOverlaps C7.k');
    expect(refusalOf(state, 0, sell(D))).toBe('notInCity C7.2');
    play(state, 0, sell(C));
    expect(cardGame.options(state, 0)).toContainEqual({ type: 'layCard', x: 3, y: 1 });
  });

  it('C7.2 a sale may make room for a card that has no place', () => {
    const church = terrainWith(({ parcels }) => parcels.includes('church'));
    const state = newTable();
    seatOf(state, 0).characters = ['auctioneer'];
    seatOf(state, 0).laid = cityWithoutPlaceFor(church);
    const [corner] = seatOf(state, 0).laid;
    from(state, [{ kind: 'lay', seat: 0, card: church }]);
    const aside = cardGame.clone(state);
    expect(play(aside, 0, { type: 'setCardAside' })).toContainEqual({
      type: 'cardSetAside',
      seat: 0,
      card: church,
    });
    play(state, 0, sell(corner?.card ?? -1));
    layAnywhere(state);
    expect(seatOf(state, 0).laid.at(-1)).toEqual({ card: church, x: 0, y: 0 });
  });

  it('C7.2 any position at all: by overlap and by what hangs together', () => {
    const spots = (...places: readonly (readonly [number, number])[]) => places.map(([x, y]) => ({ x, y }));
    expect(sellable(spots([0, 0], [2, 0], [4, 1], [5, 2]))).toEqual([0]);
    expect(sellable(spots([0, 0], [2, 0], [4, 0]))).toEqual([0, 2]);
    expect(sellable(spots([0, 0], [2, 0], [0, 2], [2, 2]))).toEqual([0, 1, 2, 3]);
    expect(sellable(spots([0, 0], [2, 2]))).toEqual([0, 1]);
    expect(sellable(spots([0, 0], [2, 2], [4, 4]))).toEqual([]);
    expect(sellable(spots([7, 7]))).toEqual([0]);
    expect(sellable([])).toEqual([]);
  });

  it('C7.5 a prison that is sold ends the law at once', () => {
    const prison = terrainWith(({ parcels }) => parcels.includes('prison'));
    const outlaws = terrainWith(({ parcels }) => parcels.includes('outlaws') && !parcels.includes('prison'));
    const corner = TERRAIN[outlaws]?.parcels.indexOf('outlaws') ?? 0;
    const isEast = corner % 2 === 1;
    const beyond = { x: isEast ? 1 : -1, y: corner > 1 ? 1 : -1 };
    const state = newTable();
    seatOf(state, 0).characters = ['auctioneer'];
    seatOf(state, 0).laid = [
      { card: outlaws, x: 0, y: 0 },
      { card: prison, x: isEast ? -2 : 2, y: 0 },
    ];
    from(state, [{ kind: 'lay', seat: 0, card: NEXT }]);
    expect(cardGame.view(state, 1).seats[0]?.law).toBe(true);
    expect(cardGame.options(state, 0)).toContainEqual({ type: 'layCard', ...beyond });
    play(state, 0, sell(prison));
    expect(cardGame.view(state, 1).seats[0]?.law).toBe(false);
    expect(refusalOf(state, 0, { type: 'layCard', ...beyond })).toBe('coversOutlaws C5.4');
  });

  it('C7.5 a parcel covered under the law stays covered, and outlaws cost again', () => {
    const prison = terrainWith(({ parcels }) => parcels.includes('prison') && !parcels.includes('outlaws'));
    const outlaws = terrainWith(({ parcels }) => parcels.includes('outlaws') && !parcels.includes('prison'));
    const state = newTable();
    seatOf(state, 0).laid = [
      { card: prison, x: 0, y: 0 },
      { card: outlaws, x: 2, y: 0 },
    ];
    const cost = () => cardGame.score(state)[0]?.lines.find(({ id }) => id === 'outlaws')?.points;
    expect(cost()).toBe(0);
    seatOf(state, 0).laid = [{ card: outlaws, x: 2, y: 0 }];
    expect(cost()).toBe(-6);
    seatOf(state, 0).laid.push({ card: plainTerrain(1)[0] ?? -1, x: 2, y: 0 });
    expect(cost()).toBe(0);
  });
});

describe('the end of the game', () => {
  it('C7.3 Paperboy, then Auctioneer, then scoring', () => {
    const state = build(give(newTable(), 1, 'paperboy'), 1, ROW);
    state.era = 2;
    state.round = 9;
    from(state, [{ kind: 'endRound' }]);
    expect(asked(state)).toBe('recruit 1');
    play(state, 1, { type: 'recruitCharacter', character: 'auctioneer' });
    expect(asked(state)).toBe('sell 1');
    expect(cardGame.result(state)).toBeUndefined();
    play(state, 1, sell(A));
    expect(refusalOf(state, 1, { type: 'layCard', x: 0, y: 0 })).toBe('mustFinishSelling C7.3');
    const events = play(state, 1, { type: 'finishSelling' });
    expect(events.map(({ type }) => type)).toEqual([
      'sellingFinished',
      'gameEnded',
      'lineCounted',
      'lineCounted',
      'lineCounted',
    ]);
    expect(cardGame.result(state)?.[1]?.score).toBe(cardGame.score(state)[1]?.total);
    expect(isOver(state)).toBe(true);
    expect(refusalOf(state, 1, { type: 'finishSelling' })).toBe('nothingOwed');
  });

  it('C7.3 selling ends by itself when nothing is left to sell', () => {
    const state = build(give(newTable(), 1, 'auctioneer'), 1, ROW.slice(0, 1));
    from(state, [{ kind: 'sell' }]);
    play(state, 1, sell(A));
    expect(isOver(state)).toBe(true);
  });

  it('C7.3 a recruited Sheriff brings the law', () => {
    const outlaws = terrainWith(
      ({ parcels }) =>
        parcels.includes('outlaws') && !parcels.includes('ranch') && !parcels.includes('prison'),
    );
    const state = build(give(newTable(), 1, 'paperboy'), 1, [{ card: outlaws, x: 0, y: 0 }]);
    from(state, [{ kind: 'recruit' }]);
    const before = cardGame.score(state)[1]?.total ?? 0;
    play(state, 1, { type: 'recruitCharacter', character: 'sheriff' });
    expect(cardGame.score(state)[1]?.total).toBe(before + 6);
  });

  it('C7.6 the Captain works from the moment he is taken, also for the second card of a turn', () => {
    const state = build(give(newTable(), 0, 'chineseWorker'), 0, ROW);
    layOut(state, ['captain', NEXT, 'cowboy']);
    from(state, [{ kind: 'take', seat: 0, cards: 2 }]);
    const without = cardGame.clone(state);
    for (const [now, first] of [
      [state, 'captain'],
      [without, 'cowboy'],
    ] as const) {
      play(now, 0, { type: 'takeCard', card: first });
      play(now, 0, { type: 'takeCard', card: NEXT });
    }
    expect(refusalOf(state, 0, { type: 'layCard', x: 7, y: 2 })).toBeUndefined();
    expect(refusalOf(without, 0, { type: 'layCard', x: 7, y: 2 })).toBe('leavesSquare C5.1');
  });
});
