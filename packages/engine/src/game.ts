/**
 * What every game is. A game is a value with these functions; tables, servers, bots and the page know
 * nothing else of it. States, commands, options, views and events are plain data (JSON).
 */
import type { Random } from './random.ts';
import type { Refusal, Result } from './refusal.ts';

/** Seats are numbered from 0; a spectator is no seat. */
export type Viewer = number | 'spectator';

/** What every state holds, so that the engine can tell what may be taken back. */
export interface GameState {
  readonly random: Random;
  /** Grows whenever something hidden became known to a player (a card turned up, sealed answers opened). */
  reveals: number;
}

export interface GameCommand {
  readonly type: string;
}

/** Something that happened, in the past tense. Every event is public and contains nothing hidden. */
export interface GameEvent {
  readonly type: string;
}

/** Listens to a game while a command is carried out; a plain function will do. */
export interface Log<Event extends GameEvent> {
  (event: Event): void;
  /**
   * Called between automatic steps, where the state is whole and can be viewed: what has happened since
   * the last call is one beat of the story. The end of a command ends a beat without a call.
   */
  beat?(): void;
}

/** One seat's open decision. */
export interface Owed {
  readonly seat: number;
  /** What is asked, for words and bots: 'bid', 'layCard', … */
  readonly kind: string;
  /** Names this very question; an answer to an older one is stale. Other seats' answers do not change it. */
  readonly decision: number;
  /** False where the seat may act but the game can go on without it. */
  readonly required: boolean;
  /** The paragraph of the rules behind the question. */
  readonly rule: string;
  /** Whether the answer stays hidden from the other seats until all of them have answered. */
  readonly sealed: boolean;
  /** The character whose power asks; left out where no power does. */
  readonly character?: string;
  /** What no answer in time counts as; left out where the rules say nothing of it. */
  readonly onTimeout?: GameCommand;
}

export interface ScoreLine {
  readonly id: string;
  readonly points: number;
  readonly rule: string;
  /** What made the points, part by part. */
  readonly parts: readonly ScorePart[];
}

export interface ScorePart {
  readonly points: number;
  /** The parcels behind the points: the scoring one first. Indexes as the game's view numbers them. */
  readonly parcels: readonly number[];
  /** What the part is about where no parcel is (a character's id, 'money', …). */
  readonly about?: string;
}

export interface SeatScore {
  readonly seat: number;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

export interface SeatResult {
  readonly seat: number;
  readonly score: number;
  /** 1 for the winner or the winners. */
  readonly rank: number;
}

/** An answer that a seat may give before its question is asked. */
export interface QueueOffer<Command extends GameCommand = GameCommand> {
  /** The kind of the question. */
  readonly question: string;
  readonly command: Command;
  /** Names of the facts on which the answer always depends. */
  readonly facts: readonly string[];
  /** Names of further facts that the seat may choose to depend on. */
  readonly stops: readonly string[];
}

/** How a game takes answers before their questions, to be queued. */
export interface QueueRules<State, Command extends GameCommand, View> {
  /** Every answer that the seat, which owes nothing now, may queue. Follows from what is open alone. */
  offers(state: State, seat: number): readonly QueueOffer<Command>[];
  /** Returns the facts by name from a spectator's view: an answer depends on public facts only. */
  facts(view: View, seat: number, command: Command): Readonly<Record<string, unknown>>;
}

export interface Game<
  Options,
  State extends GameState,
  Command extends GameCommand,
  View,
  Event extends GameEvent,
> {
  readonly id: string;
  /** Grows with every change of the rules that could replay an old record differently. */
  readonly rules: number;
  /** Earlier values of `rules`: their records are replayed by today's as long as every command is still legal. */
  readonly formerRules?: readonly number[];

  /** Options from outside: checked in shape and in meaning. */
  readOptions(json: unknown): Result<Options>;
  /** A command from outside: checked in shape only; `check` judges it. */
  readCommand(json: unknown): Result<Command>;

  setup(options: Options, seed: string, log?: Log<Event>): State;
  /** How many seats there are, virtual ones included. */
  seats(state: State): number;
  /** Open decisions. None: the game is over. */
  owed(state: State): readonly Owed[];
  /** Every legal command of a seat now; empty where it owes nothing. */
  options(state: State, seat: number): readonly Command[];
  /** Why the command is not legal; undefined where it is. Never changes the state. */
  check(state: State, seat: number, command: Command): Refusal | undefined;
  /** Carries out a legal command, in place. Chance comes only from `state.random`. */
  play(state: State, seat: number, command: Command, log?: Log<Event>): void;

  clone(state: State): State;
  /** What the viewer may know, built by allow-list. */
  view(state: State, viewer: Viewer): View;
  /**
   * The views of several viewers, where equal parts are one object: made, compared and stored once. `known`: their last
   * views, whose unchanged parts are reused.
   */
  views?(state: State, viewers: readonly Viewer[], known: readonly View[]): readonly View[];
  /** The score as it would be if the game ended now. */
  score(state: State): readonly SeatScore[];
  /** Undefined until the game is over. */
  result(state: State): readonly SeatResult[] | undefined;
  /** A full state that fits everything the viewer knows; what is hidden is dealt by `random`. */
  imagine(view: View, random: Random): State;
  /** Left out where no answer can be queued. */
  readonly queue?: QueueRules<State, Command, View>;
}

/** A game whose types are not known here: for registries, records and runners. */
export type AnyGame = Game<unknown, GameState, GameCommand, unknown, GameEvent>;
