/** `board appraise`: incomes, prices, served parcels and final scores of any position. */
import {
  CHARACTERS,
  canEarn,
  columnOf,
  finalScore,
  incomeOf,
  isServed,
  LAST_ROUND,
  ownerOf,
  PARCEL_COUNT,
  parcelAt,
  priceOf,
  rowOf,
  SIZE,
  type Standing,
  whyNotOwnable,
} from '@carson/board-game';
import { known } from '@carson/engine';
import * as v from 'valibot';
import { jsonCommand } from '../contract/json-command.ts';
import { type Position, PositionShape, readPosition } from './position.ts';

const EXAMPLE_CELLS: Readonly<Record<string, unknown>> = {
  '3,2': { owner: 'a', on: 'house' },
  '3,3': { owner: 'a', on: 'saloon' },
  '4,4': { on: 'mountain' },
};

const NumberSchema = v.pipe(v.number(), v.integer());
const RowsOf = <Cell extends v.GenericSchema>(cell: Cell) => v.array(v.array(cell));

export const appraiseCommand = jsonCommand({
  contract: {
    name: 'board appraise',
    about: 'incomes, prices, served parcels and final scores of a position',
    input: PositionShape,
    output: v.strictObject({
      income: v.pipe(
        v.array(
          v.strictObject({ x: NumberSchema, y: NumberSchema, owner: v.string(), amount: NumberSchema }),
        ),
        v.description('every building that can earn, before attacks and powers, sorted by y, then x'),
      ),
      price: v.pipe(RowsOf(v.nullable(NumberSchema)), v.description('null where a parcel cannot be bought')),
      served: v.pipe(RowsOf(v.boolean()), v.description('whether roads serve the parcel')),
      final: v.pipe(
        v.record(v.string(), v.record(v.string(), NumberSchema)),
        v.description(
          'by player: money, property, station, teacher, horses, kitCarson, and total with vp (B12)',
        ),
      ),
    }),
    example: {
      args: ['board', 'appraise', '-'],
      input: {
        round: 2,
        map: range(SIZE).map((y) => range(SIZE).map((x) => EXAMPLE_CELLS[`${x},${y}`] ?? null)),
        roads: [[3, 3, 4, 3]],
        cityHallOccupant: null,
        players: {
          a: { money: 12, vp: 3, passed: 1, horses: 0, rodeos: 0, character: 'banker', side: 'yellow' },
        },
        variants: { river: false, horses: false, kitCarson: false },
      },
    },
  },
  read: readPosition,
  answer: appraise,
});

export function appraise(position: Position) {
  const { town } = position;
  return {
    income: incomes(position),
    price: eachParcel((parcel) => (whyNotOwnable(town, parcel) === undefined ? priceOf(town, parcel) : null)),
    served: eachParcel((parcel) => isServed(town, parcel)),
    final: Object.fromEntries(position.players.map(({ name }, seat) => [name, final(position, seat)])),
  };
}

function incomes(position: Position) {
  const { town, players } = position;
  return range(PARCEL_COUNT)
    .filter((parcel) => canEarn(town, parcel))
    .map((parcel) => ({
      x: columnOf(parcel),
      y: rowOf(parcel),
      owner: players[ownerOf(town, parcel)]?.name,
      amount: incomeOf(position, parcel),
    }));
}

/** Points from before are in the total alone. */
function final(position: Position, seat: number) {
  const { total, lines } = finalScore(position.town, standingOf(position, seat));
  const counted = lines.filter(({ id }) => id !== 'points').map(({ id, points }) => [id, points] as const);
  return Object.fromEntries([...counted, ['total', total]]);
}

function standingOf({ round, players, variants }: Position, seat: number): Standing {
  const player = known(players[seat], 'a seat');
  const behind = players.filter((other) => other.passed > player.passed).length;
  return {
    seat,
    points: player.vp,
    money: player.money,
    horses: variants.horses ? player.horses : 0,
    rodeos: player.rodeos,
    playersBehind: variants.kitCarson ? behind : 0,
    // B9.17: the Teacher's side goes by the round.
    teaches: round === LAST_ROUND && CHARACTERS[player.character].red.teaches,
  };
}

function eachParcel<T>(of: (parcel: number) => T): T[][] {
  return range(SIZE).map((y) => range(SIZE).map((x) => of(parcelAt(x, y))));
}

function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}
