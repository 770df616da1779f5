/** The slow second scorer looks on while random games of every mixture are played. */
import { below, pick, type Random, seedRandom } from '@carson/engine';
import { type BoardPosition, slowAppraisal } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { canEarn, incomeOf } from '../src/appraise/income.ts';
import { priceOf, whyNotOwnable } from '../src/appraise/parcels.ts';
import { isServed } from '../src/appraise/roads.ts';
import { BUILDINGS } from '../src/content/buildings/index.ts';
import { boardGame } from '../src/game.ts';
import { BUILDING_IDS, CHARACTER_IDS, VARIANT_IDS } from '../src/ids.ts';
import { scoreOf } from '../src/score.ts';
import type { State } from '../src/state/state.ts';
import { columnOf, EDGE_ENDS, PARCEL_COUNT, rowAt, rowOf, SIZE } from '../src/town/geometry.ts';
import { hasOutlaw, NOBODY, onParcel, ownerOf } from '../src/town/town.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];

const PARCELS = Array.from({ length: PARCEL_COUNT }, (_, parcel) => parcel);

function inRows<T>(of: (parcel: number) => T): T[][] {
  return Array.from({ length: SIZE }, (_, y) => PARCELS.filter((parcel) => rowOf(parcel) === y).map(of));
}

/** The state as other programs would write it down. */
function positionOf(state: State): BoardPosition {
  const { town, players, endOrder, rules } = state;
  return {
    round: state.round,
    map: inRows((parcel) => ({
      ...(onParcel(town, parcel) === undefined ? {} : { on: onParcel(town, parcel) }),
      ...(ownerOf(town, parcel) === NOBODY ? {} : { owner: NAMES[ownerOf(town, parcel)] }),
      outlaw: hasOutlaw(town, parcel),
    })),
    roads: town.roads.flatMap((road, edge) => (road === 1 ? [roadOn(edge)] : [])),
    cityHallOccupant: NAMES[state.occupant] ?? null,
    players: Object.fromEntries(
      players.map((player, seat) => [
        NAMES[seat],
        {
          money: player.money,
          vp: player.points,
          passed: endOrder.includes(seat) ? endOrder.indexOf(seat) : players.length,
          horses: player.corrals.reduce((sum, horses) => sum + horses, player.horses),
          rodeos: player.rodeos,
          character: CHARACTER_IDS[player.second === NOBODY ? player.character : player.second] ?? 'none',
          side: 'red',
        },
      ]),
    ),
    variants: { river: true, horses: rules.horses > 0, kitCarson: rules.pointsPerPlayerBehind > 0 },
  } as BoardPosition;
}

function roadOn(edge: number): readonly [number, number, number, number] {
  const [from, to] = rowAt(EDGE_ENDS, edge);
  const point = (vertex: number) => [vertex % (SIZE + 1), Math.floor(vertex / (SIZE + 1))] as const;
  return [...point(from), ...point(to)];
}

/** The same figures from the rules themselves. */
function figuresOf(state: State): unknown {
  const { town } = state;
  return {
    income: PARCELS.filter((parcel) => canEarn(town, parcel)).map((parcel) => ({
      x: columnOf(parcel),
      y: rowOf(parcel),
      owner: NAMES[ownerOf(town, parcel)],
      amount: incomeOf(state, parcel),
    })),
    price: inRows((parcel) => (whyNotOwnable(town, parcel) === undefined ? priceOf(town, parcel) : null)),
    served: inRows((parcel) => isServed(town, parcel)),
    final: Object.fromEntries(
      scoreOf(state).map(({ seat, total, lines }) => {
        const points = lines.filter(({ id }) => id !== 'points').map((line) => [line.id, line.points]);
        return [NAMES[seat], { ...Object.fromEntries(points), total }];
      }),
    ),
  };
}

function randomOptions(random: Random): unknown {
  const often = () => below(random, 2) === 0;
  const variants = VARIANT_IDS.filter(often).map((id) => [id, id === 'river' ? { course: 'random' } : true]);
  return {
    seats: 2 + below(random, 5),
    roster: { by: 'lot' },
    buildings: BUILDING_IDS.filter((id) => BUILDINGS[id].expansion && often()),
    variants: Object.fromEntries(variants),
  };
}

/** Plays one game at random; every twentieth position is looked at. */
function playAndCompare(seed: string): number {
  const random = seedRandom(seed);
  const options = boardGame.readOptions(randomOptions(random));
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  const state = boardGame.setup(options.value, seed);
  let compared = 0;
  for (let move = 0; boardGame.owed(state).length > 0; move++) {
    if (move % 20 === 0 && state.round > 0) {
      expect(figuresOf(state)).toEqual(slowAppraisal(positionOf(state)));
      compared++;
    }
    const { seat } = pick(random, boardGame.owed(state));
    boardGame.play(state, seat, pick(random, boardGame.options(state, seat)));
  }
  expect(figuresOf(state)).toEqual(slowAppraisal(positionOf(state)));
  return compared + 1;
}

describe('in play', () => {
  it('B7 B8 B12 every figure of forty random games agrees with the second scorer', () => {
    let compared = 0;
    for (let game = 0; game < 40; game++) compared += playAndCompare(`in play ${game}`);
    expect(compared).toBeGreaterThan(300);
  });
});
