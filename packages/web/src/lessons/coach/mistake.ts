/** Whether a move cost much, by the judgement that grades whole games, from what the seat knew. */
import type { Ground } from '@carson/bots';
import { type AnyReviewer, type Decision, gradeDecision } from '@carson/bots/review';

export interface Mistake {
  readonly better: Decision['played'];
  readonly grounds: readonly Ground[];
  /** Win chances from 0 to 1: with the better move, and now. */
  readonly chance: number;
  readonly left: number;
}

/** The win chance that a move must cost to be worth a word. */
export const COSTLY = 0.1;

/** Undefined where the move was good enough, or where there was no other. */
export function mistakeIn(
  reviewer: AnyReviewer,
  decision: Decision,
  stop: () => boolean,
): Mistake | undefined {
  if (decision.options.length < 2) return undefined;
  const { cost, played, best } = gradeDecision(reviewer, decision, { stop });
  if (cost.chance < COSTLY) return undefined;
  const chanceOf = ({ chances }: typeof best): number => chances[decision.seat] ?? 0;
  return { better: best.command, grounds: best.grounds, chance: chanceOf(best), left: chanceOf(played) };
}
