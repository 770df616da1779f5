/** `board appraise`: incomes, prices, served parcels and final scores of any position. */
import {
  CHARACTERS,
  canEarn,
  columnOf,
  finalScore,
  incomeOf,
  isServed,
  ownerOf,
  PARCEL_COUNT,
  parcelAt,
  priceOf,
  rowOf,
  SIZE,
  type Standing,
  whyNotOwnable,
} from '@carson/board-game';
import { type AddCommand, jsonCommand } from '../json-command.ts';
import { type Position, readPosition } from './position.ts';

/** The Teacher's side goes by the round: red, with the points, in this one (B9.17). */
const LAST_ROUND = 4;

export const addAppraise: AddCommand = jsonCommand({
  name: 'appraise',
  summary: 'incomes, prices, served parcels and final scores of a position',
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
  const player = players[seat];
  if (player === undefined) throw new Error(`no such seat: ${seat}`);
  const behind = players.filter((other) => other.passed > player.passed).length;
  return {
    seat,
    points: player.vp,
    money: player.money,
    horses: variants.horses ? player.horses : 0,
    rodeos: player.rodeos,
    playersBehind: variants.kitCarson ? behind : 0,
    teaches: round === LAST_ROUND && CHARACTERS[player.character].red.teaches,
  };
}

function eachParcel<T>(of: (parcel: number) => T): T[][] {
  return range(SIZE).map((y) => range(SIZE).map((x) => of(parcelAt(x, y))));
}

function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}
