import { SUITS } from '@carson/card-game';
import type { SeatPlan, TablePlan } from '@carson/protocol';

export const OPEN: SeatPlan = { kind: 'open' };
export const INVITED: SeatPlan = { kind: 'invited' };
export const RANDOM_BOT: SeatPlan = { kind: 'bot', bot: 'random' };
export const VIRTUAL: SeatPlan = { kind: 'virtual' };

/** A table of the board game with these seats. */
export function boardPlan(seats: readonly SeatPlan[], more: Partial<TablePlan> = {}): TablePlan {
  return {
    game: 'board',
    options: { seats: seats.length },
    seats,
    access: 'public',
    clock: { kind: 'none' },
    ...more,
  };
}

/** A table of the card game with these seats. */
export function cardPlan(seats: readonly SeatPlan[], more: Partial<TablePlan> = {}): TablePlan {
  return {
    game: 'cards',
    options: {
      seats: seats.map(({ kind }, at) =>
        kind === 'virtual' ? { kind: 'virtual', level: 'novice' } : { kind: 'real', suit: SUITS[at] },
      ),
    },
    seats,
    access: 'public',
    clock: { kind: 'none' },
    ...more,
  };
}
