import {
  attackersShare,
  buildingAt,
  FIRST_SPACE,
  isCorralPlace,
  isSpacePlace,
  PARCEL_COUNT,
  spaceAt,
  type View,
} from '@carson/board-game';
import { words as en } from '@carson/words/generated/en.js';
import { describe, expect, it } from 'vitest';
import {
  isContested,
  isShared,
  loseLines,
  oddsOfPlacing,
  prizeLines,
  rivalsAt,
} from '../src/games/board/stakes/stakes.ts';
import { MOMENTS } from './board-moments.ts';

const { stakes: sentences } = en.boardTable;

const VIEWS = MOMENTS.map(({ table }) => table.view);
/** A view in which someone holds this side of the doctor (B9.14). */
function withDoctor(view: View, side: 'yellow' | 'red', holder: number): View {
  const others = view.characters.filter(({ character }) => character !== 'doctor');
  return { ...view, characters: [...others, { character: 'doctor', number: 14, side, holder }] };
}

function withoutDoctor(view: View): View {
  return { ...view, characters: view.characters.filter(({ character }) => character !== 'doctor') };
}

/** Every building someone owns in these views. */
const BUILDINGS = VIEWS.flatMap((view) =>
  view.town.owner.flatMap((owner, parcel) => {
    const { income } = view.parcels[parcel] ?? {};
    return owner >= 0 && income !== undefined && buildingAt(view.town, parcel) !== undefined
      ? [{ view: withoutDoctor(view), parcel, owner, income, outlaw: view.town.outlaw[parcel] === 1 }]
      : [];
  }),
);

const [view] = VIEWS.map(withoutDoctor);
if (view === undefined) throw new Error('no game was played');

describe('what losing would mean', () => {
  it('B5.0, B6.2 on an action space: nothing, and the cowboy comes back', () => {
    for (const { place } of view.spaces)
      if (isContested(place)) expect(loseLines({ view, seat: 0, place }, en)).toEqual([sentences.lose]);
  });

  it('B4.3 there is no duel on the salary, the single road and in corrals', () => {
    const spaces = view.spaces.filter(({ place }) => isShared(place)).map(({ place }) => spaceAt(place).id);
    expect(spaces).toEqual(['salary', 'oneRoad']);
    const corral = FIRST_SPACE + view.spaces.length;
    expect(isCorralPlace(corral)).toBe(true);
    expect(isContested(corral)).toBe(false);
  });

  it('B7.3 on another’s building the owner keeps all, on one’s own the attacker takes half', () => {
    const free = BUILDINGS.filter(({ outlaw }) => !outlaw);
    expect(free.length).toBeGreaterThan(5);
    for (const { view, parcel, owner, income } of free) {
      const attack = { view, seat: owner + 1, place: parcel };
      expect(loseLines(attack, en)).toEqual([sentences.loseRaid]);
      expect(prizeLines(attack, en)).toEqual([sentences.raid({ amount: attackersShare(income) })]);
      const defence = { view, seat: owner, place: parcel };
      expect(loseLines(defence, en)).toEqual([sentences.loseDefence({ amount: attackersShare(income) })]);
    }
  });

  it('B10.3 against an outlaw: it stays', () => {
    const held = VIEWS.flatMap((view) =>
      view.town.outlaw.flatMap((there, place) => (there === 1 ? [{ view: withoutDoctor(view), place }] : [])),
    );
    expect(held.length).toBeGreaterThan(3);
    for (const { view, place } of held)
      expect(loseLines({ view, seat: 0, place }, en)).toEqual([sentences.loseToOutlaw]);
  });

  it('B9.14 the Undertaker takes his share, the Doctor offers a bed, the owner pays neither', () => {
    const place = view.spaces.find((space) => isContested(space.place))?.place ?? 0;
    const lines = (side: 'yellow' | 'red', holder: number) =>
      loseLines({ view: withDoctor(view, side, holder), seat: 0, place }, en).slice(1);
    expect(lines('red', 1)).toEqual([sentences.funeral({ money: 2, count: 1 })]);
    expect(lines('red', 0)).toEqual([]);
    expect(lines('yellow', 1)).toEqual([sentences.surgery({ fee: 3 })]);
    expect(lines('yellow', 0)).toEqual([sentences.surgery({ fee: 0 })]);
  });
});

describe('what winning would bring', () => {
  it('B5.9, B5.10 counts what the seat has now, less the cowboy that is placed', () => {
    for (const view of VIEWS) {
      for (const [seat, player] of view.players.entries()) {
        const lineAt = (id: string): readonly string[] => {
          const place = view.spaces.find((space) => space.id === id)?.place ?? 0;
          return prizeLines({ view, seat, place }, en);
        };
        expect(lineAt('parcelIncome')).toEqual([sentences.money({ amount: 2 * player.parcels })]);
        const strength = player.strength.total - 1;
        expect(lineAt('strengthIncome')).toEqual([sentences.money({ amount: 2 * strength })]);
        expect(lineAt('strengthPoints')).toEqual([sentences.points({ count: Math.floor(strength / 2) })]);
        expect(lineAt('parcelPoints')).toEqual([sentences.points({ count: Math.floor(player.parcels / 2) })]);
        expect(lineAt('buildingPoints')).toEqual([sentences.points({ count: player.buildings })]);
      }
    }
  });

  it('B5.4, B5.5 names the price that this seat would pay', () => {
    for (const view of VIEWS) {
      const seat = Number(view.viewer);
      for (const [place, { yourPrice }] of view.parcels.entries())
        if (yourPrice !== undefined && view.town.outlaw[place] !== 1)
          expect(prizeLines({ view, seat, place }, en)).toEqual([sentences.costs({ price: yourPrice })]);
      for (const { place, yourPrice } of view.spaces)
        if (yourPrice !== undefined)
          expect(prizeLines({ view, seat, place }, en)).toEqual([sentences.costs({ price: yourPrice })]);
    }
  });
});

describe('the chance to win', () => {
  it('B10.3 an outlaw has to be reached, not beaten', () => {
    const place = 0;
    const outlaw = Array.from({ length: PARCEL_COUNT }, (_, at) => (at === place ? 1 : 0));
    const player = view.players[0];
    if (player === undefined) throw new Error('no one plays');
    const facing = (outlawStrength: number) =>
      oddsOfPlacing({
        view: { ...view, outlawStrength, town: { ...view.town, outlaw }, pieces: [] },
        seat: 0,
        place,
      }).win;
    const strength = player.strength.total - 1;
    expect(facing(strength + 1)).toBe(100);
    expect(facing(strength + 6)).toBe(17);
    expect(facing(strength + 7)).toBe(0);
  });

  it('B6.1 meets everyone there except oneself', () => {
    for (const view of VIEWS) {
      for (const { place } of view.pieces) {
        if (!isSpacePlace(place) || isShared(place)) continue;
        const there = view.pieces.filter((piece) => piece.place === place && !piece.token);
        const [first] = there;
        if (first === undefined) continue;
        const rivals = rivalsAt({ view, seat: first.seat, place }).map(({ seat }) => seat);
        expect(rivals).toEqual(there.slice(1).map(({ seat }) => seat));
      }
    }
  });
});
