import { boardSeats } from './seats/board.ts';
import { cardSeats } from './seats/cards.ts';
import type { Occupant } from './seats/occupant.ts';

export type { Occupant } from './seats/occupant.ts';

const SEATS: Readonly<Record<string, (options: never) => readonly Occupant[]>> = {
  board: boardSeats,
  cards: cardSeats,
};

/** The seats of a game that came from elsewhere: its options, already proven by the rules, tell. */
export function occupantsOf(game: string, options: unknown): readonly Occupant[] {
  return Object.hasOwn(SEATS, game) ? (SEATS[game]?.(options as never) ?? []) : [];
}
