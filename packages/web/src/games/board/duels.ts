/** Duels as the log tells them, each from the challenge to the end. */
import type { DuelEntry, GameEvent } from '@carson/board-game';
import type { LogEntry } from '../../table/shown-table.ts';

export interface Duel {
  readonly place: number;
  readonly seats: readonly number[];
  /** The strength of the outlaw there; 0 where players fight each other. */
  readonly outlaw: number;
  /** The first throw, fighter by fighter; none where tiles are played. */
  readonly thrown: readonly (readonly number[])[];
  /** Dice thrown once more (B9.10). */
  readonly again: readonly { readonly seat: number; readonly before: number; readonly after: number }[];
  readonly end?: DuelEnd;
}

export interface DuelEnd {
  /** The move that brought it. */
  readonly move: number;
  /** The seat, or -1 where the outlaw stays. */
  readonly winner: number;
  readonly byEndOrder: boolean;
  readonly entries: readonly DuelEntry[];
}

export function duelsOf(log: readonly LogEntry[]): readonly Duel[] {
  const duels: Duel[] = [];
  for (const { move, events } of log) {
    for (const event of events as readonly GameEvent[]) {
      if (event.type === 'duelOpened') {
        const { place, seats, outlaw } = event;
        duels.push({ place, seats, outlaw, thrown: [], again: [] });
      } else {
        const open = duels.at(-1);
        if (open !== undefined && open.end === undefined)
          duels[duels.length - 1] = afterBlow(open, event, move);
      }
    }
  }
  return duels;
}

function afterBlow(duel: Duel, event: GameEvent, move: number): Duel {
  switch (event.type) {
    case 'diceThrown':
      return { ...duel, thrown: event.shown };
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

/** One after another: the strengths, the dice or tiles, each second throw, the totals and the winner. */
export function lastBlow({ again }: Duel): number {
  return 2 + again.length;
}

/** What a fighter shows after so many blows; nothing before the first throw. */
export function shownAfter(duel: Duel, seat: number, blow: number): readonly number[] {
  if (blow < 1) return [];
  const at = duel.seats.indexOf(seat);
  const first = duel.thrown[at];
  if (first === undefined) return duel.end?.entries[at]?.shown ?? [];
  return duel.again.slice(0, blow - 1).reduce<readonly number[]>((shown, again) => {
    const die = again.seat === seat ? shown.indexOf(again.before) : -1;
    return die < 0 ? shown : shown.with(die, again.after);
  }, first);
}
