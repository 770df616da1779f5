/** What chance brought each seat, against what it could expect. */
import type { GameEvent, GameState } from '@carson/engine';
import { convolve, type Distribution, expectationOf, quantileOf, shareBelow } from './distribution.ts';

export const LUCK_IDS = ['duels', 'duelDice', 'gaming', 'tiles', 'columns', 'characters', 'ties'] as const;
export type LuckId = (typeof LUCK_IDS)[number];

/** One thing that chance decided for a seat. */
export interface Draw {
  readonly id: LuckId;
  readonly seat: number;
  readonly got: number;
  /** What could have come, and how likely. */
  readonly outcomes: Distribution;
}

/** All draws of a kind for one seat. */
export interface LuckRow {
  readonly id: LuckId;
  readonly draws: number;
  readonly expected: number;
  readonly got: number;
  /** Half the time it is from `low` to `high`. */
  readonly low: number;
  readonly high: number;
  /** How often it is worse, from 0 to 1; an equal result counts half. */
  readonly share: number;
  /** What the difference was worth in points; left out where it is not known. */
  readonly worth?: number;
}

export interface SeatLuck {
  readonly seat: number;
  readonly rows: readonly LuckRow[];
  /** How often each face of a die came up, 1 to 6; left out where no dice are thrown. */
  readonly dice?: readonly number[];
}

/** Listens to a replay. */
export interface LuckTally<State extends GameState> {
  /** Called while a command is carried out; the state is as it is at the event. */
  happened(event: GameEvent, state: State): void;
  /** Draws since the last call. */
  take(): readonly Draw[];
  /** Faces of dice by seat; undefined in a game without. */
  readonly dice?: readonly (readonly number[])[];
  /** Returns a copy of the state with other luck: what chance will decide is dealt again. */
  redeal(state: State, key: string): State;
}

/** What is measured in points is worth just what it exceeds expectation by. */
const IN_POINTS: ReadonlySet<LuckId> = new Set<LuckId>(['columns', 'characters']);

export interface Worths {
  /** Points by seat and id. */
  readonly of: (seat: number, id: LuckId) => number | undefined;
}

/** Returns what the draws amount to, seat by seat. */
export function luckOf(
  draws: readonly Draw[],
  { seats, dice, worths }: { seats: readonly number[]; dice?: LuckTally<GameState>['dice']; worths: Worths },
): readonly SeatLuck[] {
  return seats.map((seat) => {
    const rows = LUCK_IDS.flatMap((id) => {
      const own = draws.filter((draw) => draw.seat === seat && draw.id === id);
      if (own.length === 0) return [];
      const row = rowOf(id, own);
      const worth = IN_POINTS.has(id) ? rounded(row.got - row.expected, 10) : worths.of(seat, id);
      return [{ ...row, ...(worth === undefined ? {} : { worth }) }];
    });
    const faces = dice?.[seat];
    return { seat, rows, ...(faces === undefined ? {} : { dice: [...faces] }) };
  });
}

function rowOf(id: LuckId, draws: readonly Draw[]): LuckRow {
  const sum = draws.reduce<Distribution>((all, { outcomes }) => convolve(all, outcomes), new Map([[0, 1]]));
  const got = draws.reduce((total, draw) => total + draw.got, 0);
  const expected = draws.reduce((total, { outcomes }) => total + expectationOf(outcomes), 0);
  return {
    id,
    draws: draws.length,
    expected: rounded(expected, 100),
    got: rounded(got, 10),
    low: quantileOf(sum, 0.25),
    high: quantileOf(sum, 0.75),
    share: rounded(shareBelow(sum, got), 1_000),
  };
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
