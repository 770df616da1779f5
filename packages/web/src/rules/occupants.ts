import { boardSeats } from './seats/board.ts';
import { cardSeats } from './seats/cards.ts';
import type { Occupant } from './seats/occupant.ts';

export type { Occupant } from './seats/occupant.ts';

interface Seats {
  of(options: unknown): readonly Occupant[];
}

const SEATS: Readonly<Record<string, Seats>> = {
  board: { of: boardSeats },
  cards: { of: cardSeats },
};

/** The seats of a game that came from elsewhere: its options, already proven by the rules, tell. */
export function occupantsOf(game: string, options: unknown): readonly Occupant[] {
  return Object.hasOwn(SEATS, game) ? (SEATS[game]?.of(options) ?? []) : [];
}
