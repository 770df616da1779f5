import type { Game, GameCommand, GameEvent, GameState, Random } from '@carson/engine';
import type { Ground } from './search/model.ts';

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

/** How much a bot may think. Counted in iterations, the same question gives the same answer. */
export interface Budget {
  /** Playouts of the search; by default what the level usually takes. */
  readonly iterations?: number;
  /** Milliseconds left: the bot answers with the best it has found as soon as it could do no more in time. */
  readonly left?: () => number;
}

/** The option chosen, and on request what speaks for it. */
export interface Decision<Command extends GameCommand = GameCommand> {
  readonly command: Command;
  readonly grounds: () => readonly Ground[];
}

/** One option that was looked at. */
export interface Reason<Command extends GameCommand = GameCommand> {
  readonly option: Command;
  /** The final score to expect. */
  readonly score: number;
  /** The chance to win, from 0 to 1. */
  readonly chance: number;
  /** What speaks for it. */
  readonly grounds: readonly Ground[];
}

export interface Thought<Command extends GameCommand = GameCommand> {
  readonly command: Command;
  /** The best few options; the chosen one first. */
  readonly reasons: readonly Reason<Command>[];
}

export interface Bot<View = unknown, Command extends GameCommand = GameCommand> {
  readonly id: string;
  /** One of the options. */
  decide(question: BotQuestion<View, Command>, budget?: Budget): Command;
}

/** A bot that can say why. */
export interface Thinker<View = unknown, Command extends GameCommand = GameCommand>
  extends Bot<View, Command> {
  /** The same decision with its grounds, which take no second search. */
  deliberate(question: BotQuestion<View, Command>, budget?: Budget): Decision<Command>;
  /** A closer look at the best few options, to say why; it may settle what was nearly the same. */
  think(question: BotQuestion<View, Command>, budget?: Budget): Thought<Command>;
}
