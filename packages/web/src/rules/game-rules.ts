import type { Bot } from '@carson/bots';
import type { AnyReviewer } from '@carson/bots/review';
import type { AnyGame, GameCommand, GameState } from '@carson/engine';

/** What plays a game, without a picture of it. The bots come when one has to think. */
export interface GameRules {
  readonly game: AnyGame;
  readonly loadBots: () => Promise<readonly Bot[]>;
  readonly loadReviewer: () => Promise<AnyReviewer>;
  /** The default options: four seats. */
  readonly usualOptions: unknown;
  /** The character that a command of a record takes; undefined for any other. It was played, so it is one of the game's. */
  characterTaken(command: GameCommand): string | undefined;
  /**
   * Whether an answer, given to the state `before`, is still being carried out at this stop of the rules; where that is
   * never so it is left out, and the answer has had its effect at the first stop.
   */
  isUnderWay?(before: GameState, now: GameState): boolean;
}
