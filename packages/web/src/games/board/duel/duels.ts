/** Duels as the log tells them, each from the challenge to the end. */
import type { BoardEvent, DuelTotal } from '@carson/board-game';
import type { BoardLogEntry } from '../table-types.ts';

export interface Duel {
  readonly place: number;
  readonly seats: readonly number[];
  /** The strength of the outlaw there; 0 where players fight each other. */
  readonly outlaw: number;
  /** The first throw, fighter by fighter; none where tiles are played. */
  readonly thrown: readonly (readonly number[])[];
  /** Tiles that have been turned over; none yet of a player who chooses after the others (B9.10). */
  readonly turned: readonly (readonly number[])[];
  /** Dice thrown once more (B9.10). */
  readonly again: readonly { readonly seat: number; readonly before: number; readonly after: number }[];
  readonly end?: DuelEnd;
}

export interface DuelEnd {
  readonly move: number;
  /** The seat, or -1 where the outlaw stays. */
  readonly winner: number;
  readonly byEndOrder: boolean;
  readonly entries: readonly DuelTotal[];
}

export function duelsOf(log: readonly BoardLogEntry[]): readonly Duel[] {
  const duels: Duel[] = [];
  for (const { move, events } of log) {
    for (const event of events) {
      if (event.type === 'duelOpened') {
        const { place, seats, outlaw } = event;
        duels.push({ place, seats, outlaw, thrown: [], turned: [], again: [] });
      } else {
        const open = duels.at(-1);
        if (open !== undefined && open.end === undefined)
          duels[duels.length - 1] = afterBlow(open, event, move);
      }
    }
  }
  return duels;
}

function afterBlow(duel: Duel, event: BoardEvent, move: number): Duel {
  switch (event.type) {
    case 'diceThrown':
      return { ...duel, thrown: event.shown };
    case 'tilesRevealed':
      return { ...duel, turned: event.shown };
    case 'dieThrownAgain': {
      const { seat, before, after } = event;
      return { ...duel, again: [...duel.again, { seat, before, after }] };
    }
    case 'duelDecided': {
      const { winner, byEndOrder, entries } = event;
      return { ...duel, end: { move, winner, byEndOrder, entries } };
    }
    default:
      return duel;
  }
}

/** What a fighter shows so far: dice including rethrows, or the tiles that have been turned over. */
export function shownBy(duel: Duel, seat: number): readonly number[] {
  const at = duel.seats.indexOf(seat);
  const first = duel.thrown[at];
  if (first === undefined) return duel.end?.entries[at]?.shown ?? duel.turned[at] ?? [];
  return duel.again.reduce<readonly number[]>((shown, again) => {
    const die = again.seat === seat ? shown.indexOf(again.before) : -1;
    return die < 0 ? shown : shown.with(die, again.after);
  }, first);
}

/** The duel that is being fought, or has just been decided by the last entry of the log. */
export function latestDuel(log: readonly BoardLogEntry[]): Duel | undefined {
  return duelsOf(log.slice(-LONGEST_DUEL)).at(-1);
}

/** Entries of the log that a duel can stretch over: one for each answer in it, and what is before. */
const LONGEST_DUEL = 24;
