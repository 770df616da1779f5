import type { Bot } from '@carson/bots';
import type { AnyGame } from '@carson/engine';

/** What plays a game, without a picture of it. The bots come when one has to think. */
export interface GameRules {
  readonly game: AnyGame;
  readonly loadBots: () => Promise<readonly Bot[]>;
}
