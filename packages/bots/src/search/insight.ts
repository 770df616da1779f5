/** What the search has to know about a game: how good things look, what people do, how far to look. */
import type { GameCommand, GameState, Random } from '@carson/engine';

/** Something that speaks for a command: a key for the words of the page, with its numbers and ids. */
export interface Ground {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface Insight<State extends GameState, Command extends GameCommand> {
  /** Takes back what others have sealed in an imagined state: they are asked again, as the sensible players they are. */
  reopen(state: State, seat: number): void;
  /** How good each option looks at first sight, in points; only differences count. */
  appraise(state: State, seat: number, options: readonly Command[]): readonly number[];
  /** What a sensible player would say here, for looking ahead: secret choices are drawn, not known. */
  answer(state: State, seat: number, random: Random): Command;
  /** How far the game has come, in steps of a size worth looking ahead. */
  stage(state: State): number;
  /** How much heavier a line is at this table than at the lightest: it is looked less far ahead, less often. */
  heaviness(state: State): number;
  /** The final score to expect for every seat. */
  outlook(state: State): readonly number[];
  /** How far off such an expectation may be, in points: less and less towards the end. */
  doubt(state: State): number;
  /** What speaks for the option. */
  grounds(state: State, seat: number, option: Command): readonly Ground[];
}

/** Every seat's chance to win. */
export function winChances(outlook: readonly number[], doubt: number): readonly number[] {
  const best = Math.max(...outlook);
  const odds = outlook.map((score) => Math.exp((score - best) / doubt));
  const sum = odds.reduce((total, odd) => total + odd, 0);
  return odds.map((odd) => odd / sum);
}
