import type { Bot } from '@carson/bots';
import type { AnyGame } from '@carson/engine';

/** What plays a game, without a picture of it. */
export interface GameRules {
  readonly game: AnyGame;
  readonly bots: readonly Bot[];
}
