/** What the parts of the review draw: one seat's decisions, and the win chances of all seats. */
import type { Outline, Review, ReviewedDecision } from '@carson/bots';
import type { SeatResult } from '@carson/engine';
import type { ReviewWords } from '@carson/words';
import { occupantName } from '../parts/seats/people.ts';
import type { Words } from '../words/words.ts';
import type { Progress } from './grading/compute.ts';
import type { ReviewedGame } from './open-game.ts';

/** A decision of the seat that is looked at. */
export interface Decision {
  /** Its place among all decisions of the game, and among those of the seat. */
  readonly index: number;
  readonly own: number;
  readonly outline: Outline;
  /** Undefined while it is being looked at. */
  readonly graded: ReviewedDecision | undefined;
}

export interface ShownReview {
  readonly game: ReviewedGame;
  readonly seat: number;
  readonly progress: Progress;
  /** Decisions of the whole game. */
  readonly count: number;
  readonly steps: readonly Decision[];
  readonly say: ReviewWords;
  /** What the review says about the seat, once it is done. */
  readonly summary: Review['seats'][number] | undefined;
  /** Whether the reader played the seat. */
  readonly isOwn: boolean;
}

export function decisionsOf({ outline, graded }: Progress, seat: number): readonly Decision[] {
  const steps: Decision[] = [];
  for (const [index, entry] of outline.entries()) {
    if (entry.seat === seat) steps.push({ index, own: steps.length, outline: entry, graded: graded[index] });
  }
  return steps;
}

/** Returns "you" for the reader and the names of the others. */
export function nameOf({ game, say }: Pick<ShownReview, 'game' | 'say'>, seat: number, words: Words): string {
  if (game.isOwn && seat === game.ownSeat) return say.you;
  return occupantName(game.occupants, seat, words);
}

/** How the game ended; the best first. */
export function resultOf({ game: { match } }: Pick<ShownReview, 'game'>): readonly SeatResult[] {
  return match.game.result(match.state) ?? [];
}

/** Slips and worse, and turning points: what is worth a look. */
export function keyDecisions({ steps, summary }: ShownReview): readonly Decision[] {
  const turns = summary?.turningPoints ?? [];
  const isTurn = (index: number) => turns.some(({ by, decision }) => by === 'decision' && decision === index);
  return steps.filter(
    ({ graded, index }) =>
      isTurn(index) || (graded !== undefined && graded.grade !== 'best' && graded.grade !== 'fine'),
  );
}

/** A chance from 0 to 1 in hundredths. */
export function hundredths(chance: number): number {
  return Math.round(100 * chance);
}

/** "−11", "0", "+4". */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value < 0 ? `−${-value}` : `+${value}`;
}
