/** The board game told line by line, for people at a terminal. */
import {
  type GameEvent as BoardEvent,
  columnOf,
  corralAt,
  isCorralPlace,
  isParcelPlace,
  NOBODY,
  rowOf,
  spaceAt,
} from '@carson/board-game';
import type { GameEvent } from '@carson/engine';
import { inWords } from './in-words.ts';

type Who = (seat: number) => string;

export function narrateBoard(names: readonly string[]): (event: GameEvent) => string | undefined {
  const who = (seat: number) => names[seat] ?? `seat ${seat}`;
  return (event) => tell(event as BoardEvent, who);
}

function tell(event: BoardEvent, who: Who): string | undefined {
  switch (event.type) {
    case 'roundBegun':
      return `\nRound ${event.round}`;
    case 'tileDrawn':
      return `  drawn: ${inWords(event.building)}`;
    case 'parcelClaimed':
      return `  ${who(event.seat)} claims ${parcelInWords(event.parcel)}`;
    case 'characterTaken':
      return `  ${who(event.seat)} takes the ${inWords(event.character)}, ${event.side} side`;
    case 'cowboyPlaced':
      return `  ${who(event.seat)} places a cowboy on ${placeInWords(event.place)}`;
    case 'passed':
      return `  ${who(event.seat)} passes`;
    case 'duelDecided':
      return `  duel on ${placeInWords(event.place)}: ${duelInWords(event, who)}`;
    case 'parcelBought':
      return `  ${who(event.seat)} buys ${parcelInWords(event.parcel)} for $${event.price}`;
    case 'tileTaken':
      return `  ${who(event.seat)} takes a ${inWords(event.building)}`;
    case 'buildingBuilt':
      return `  ${who(event.seat)} builds a ${inWords(event.building)} on ${parcelInWords(event.parcel)}`;
    case 'houseSet':
      return `  ${who(event.seat)} sets a house on ${parcelInWords(event.parcel)}`;
    case 'moneyGained':
      return `  ${who(event.seat)} gets $${event.amount} (${inWords(event.source)})`;
    case 'pointsGained':
      return `  ${who(event.seat)} scores ${event.points} (${inWords(event.source)})`;
    case 'outlawsArrived':
      return `  outlaws of strength ${event.strength} arrive`;
    case 'outlawRemoved':
      return `  ${who(event.seat)} removes the outlaw on ${parcelInWords(event.parcel)}`;
    case 'rodeoWon':
      return `  ${who(event.seat)} wins the rodeo`;
    default:
      return undefined;
  }
}

function duelInWords(duel: Extract<BoardEvent, { readonly type: 'duelDecided' }>, who: Who): string {
  const totals = duel.entries.map(({ seat, total }) => `${who(seat)} ${total}`);
  const against = duel.outlaw > 0 ? [`outlaw ${duel.outlaw}`] : [];
  const end = duel.winner === NOBODY ? 'nobody wins' : `${who(duel.winner)} wins`;
  return `${[...totals, ...against].join(', ')}; ${end}`;
}

function placeInWords(place: number): string {
  if (isParcelPlace(place)) return parcelInWords(place);
  return isCorralPlace(place) ? `corral ${corralAt(place)}` : inWords(spaceAt(place).id);
}

/** Columns by letter from the west, rows by number from the north. */
function parcelInWords(parcel: number): string {
  return `${'ABCDEFGH'[columnOf(parcel)]}${rowOf(parcel) + 1}`;
}
