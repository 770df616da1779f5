/** Tables of both games before the first move, seen from the first seat, and events that may happen there. */
import { type BoardEvent, boardGame, type DuelTotal, USUAL_OPTIONS as USUAL_BOARD } from '@carson/board-game';
import { type CardEvent, cardGame, USUAL_OPTIONS as USUAL_CARDS } from '@carson/card-game';
import type { Result } from '@carson/engine';
import type { BoardTable } from '../src/games/board/table-types.ts';
import type { CardsTable } from '../src/games/cards/table-types.ts';
import { quietTable } from './quiet-table.ts';

export function newBoardTable(seats = 3): BoardTable {
  const gameOptions = readValue(boardGame.readOptions({ ...USUAL_BOARD, seats }));
  const view = boardGame.view(boardGame.setup(gameOptions, 'new'), 0);
  return { ...quietTable, game: 'board', gameOptions, view, options: [], log: [], beats: [] };
}

/** The same while an auction goes on: of these parcels, or of the +3 revolver token. */
export function auctioned(view: BoardTable['view'], lot: readonly number[]): BoardTable['view'] {
  const prize = lot.length === 0 ? 'ammunition' : 'parcels';
  const bids = { turn: 1, high: 2, leader: 0, out: 0 };
  return { ...view, steps: [...view.steps, { kind: 'auction', seat: 0, prize, open: true, lot, ...bids }] };
}

export function newCardsTable(): CardsTable {
  const gameOptions = readValue(cardGame.readOptions(USUAL_CARDS));
  const view = cardGame.view(cardGame.setup(gameOptions, 'new'), 0);
  return { ...quietTable, gameOptions, view, options: [], log: [], beats: [] };
}

function readValue<Value>(read: Result<Value>): Value {
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}

export function duelDecided(winner: number, ...seats: readonly number[]): BoardEvent {
  return {
    ...{ type: 'duelDecided', place: 0, winner, byEndOrder: false, outlaw: 0 },
    entries: seats.map(duelEntry),
  };
}

function duelEntry(seat: number): DuelTotal {
  const strength = { revolvers: 0, cowboys: 0, ammunition: 0, character: 0, horses: 0, total: 0 };
  return { seat, shown: [3], strength, total: 3 };
}

export function buildingPaid(seat: number, kept: number): BoardEvent {
  return { type: 'buildingPaid', seat, building: 'mine', parcel: 0, income: kept, factor: 1, kept };
}

/** Each seat with its bid, in the order of their turns. */
export function orderSettled(...turns: readonly (readonly [number, number])[]): CardEvent {
  return { type: 'orderSettled', turns: turns.map(([seat, value]) => ({ seat, value })), back: 0 };
}
