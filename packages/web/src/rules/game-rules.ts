import type { Bot } from '@carson/bots';
import type { AnyReviewer } from '@carson/bots/review';
import type { AnyGame, GameCommand } from '@carson/engine';

/** What plays a game, without a picture of it. The bots come when one has to think. */
export interface GameRules {
  readonly game: AnyGame;
  readonly loadBots: () => Promise<readonly Bot[]>;
  readonly loadReviewer: () => Promise<AnyReviewer>;
  /** The default options: four seats. */
  readonly usualOptions: unknown;
  /** The character that a command of a record takes; undefined for any other. It was played, so it is one of the game's. */
  characterTaken(command: GameCommand): string | undefined;
}
