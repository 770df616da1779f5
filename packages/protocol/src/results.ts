/** How a finished game went for one seat: what a player's record and the daily challenge are made of. */
import type { GameCommand, SeatResult, SeatScore } from '@carson/engine';
import * as v from 'valibot';
import { PersonSchema } from './people.ts';
import { count, IdSchema, list, matching, moment } from './shapes.ts';

export const DaySchema = matching(/^\d{4}-\d\d-\d\d$/, 'a day such as 2026-11-16');

export const GameResultSchema = v.object({
  /** Of the saved game, or of the table. */
  id: v.string(),
  game: v.string(),
  /** When it ended. */
  at: moment,
  seats: count,
  place: count,
  points: v.number(),
  /** Points ahead of the best other seat; negative where it was better. */
  lead: v.number(),
  /** Opponents: the ids of the bots, and how many were people. */
  bots: list(v.string()),
  people: count,
  /** Points by line of the score. */
  lines: v.record(v.string(), v.number()),
  /** Characters that the seat took, in order. */
  characters: list(v.string()),
  hints: count,
  undos: count,
});

/** A place in the table of a day. */
export const DailyEntrySchema = v.object({
  rank: count,
  person: PersonSchema,
  points: v.number(),
  place: count,
  hints: count,
  undos: count,
  /** The finished game, for those who have played the day themselves. */
  table: v.exactOptional(IdSchema),
});

export type GameResult = v.InferOutput<typeof GameResultSchema>;
export type DailyEntry = v.InferOutput<typeof DailyEntrySchema>;

interface FinishedGame extends Pick<GameResult, 'id' | 'game' | 'at' | 'bots' | 'people'> {
  readonly result: readonly SeatResult[];
  readonly scores: readonly SeatScore[];
  readonly moves: readonly { readonly seat: number; readonly command: GameCommand }[];
  readonly hints?: readonly { readonly seat: number }[] | undefined;
  readonly undos?: readonly { readonly seat: number }[] | undefined;
  readonly characterTaken: (command: GameCommand) => string | undefined;
}

/** Returns the result of a seat; undefined where it has none. */
export function resultOfSeat(finished: FinishedGame, seat: number): GameResult | undefined {
  const { id, game, at, bots, people, result, scores, moves, hints = [], undos = [] } = finished;
  const standing = standingOf(result, seat);
  if (standing === undefined) return undefined;
  const lines = scores.find((one) => one.seat === seat)?.lines ?? [];
  const ofSeat = (one: { readonly seat: number }): boolean => one.seat === seat;
  return {
    id,
    game,
    at,
    bots,
    people,
    seats: result.length,
    ...standing,
    lines: Object.fromEntries(lines.map((line) => [line.id, line.points])),
    characters: moves.filter(ofSeat).flatMap(({ command }) => finished.characterTaken(command) ?? []),
    hints: hints.filter(ofSeat).length,
    undos: undos.filter(ofSeat).length,
  };
}

/** Returns where a seat stands among the others; undefined where it has no result. */
export function standingOf(
  result: readonly SeatResult[],
  seat: number,
): Pick<GameResult, 'place' | 'points' | 'lead'> | undefined {
  const own = result.find((one) => one.seat === seat);
  if (own === undefined) return undefined;
  const others = result.filter((one) => one.seat !== seat).map(({ score }) => score);
  return { place: own.rank, points: own.score, lead: own.score - Math.max(...others) };
}
