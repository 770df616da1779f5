import type { Game, GameCommand, GameEvent, GameState, Random } from '@carson/engine';

/** What a bot is asked: a view and the legal commands, never the state. */
export interface BotQuestion<View = unknown, Command extends GameCommand = GameCommand> {
  /** The rules, to imagine states that fit the view and to try commands on them. */
  readonly game: Game<unknown, GameState, Command, View, GameEvent>;
  readonly view: View;
  readonly seat: number;
  /** Not empty. */
  readonly options: readonly Command[];
  /** The bot's own chance: the same question and the same random give the same answer. */
  readonly random: Random;
}

export interface Bot<View = unknown, Command extends GameCommand = GameCommand> {
  readonly id: string;
  /** One of the options. */
  decide(question: BotQuestion<View, Command>): Command;
}
