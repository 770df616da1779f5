/** What the review needs to know of a game besides the bots' model. */
import type { GameCommand, GameEvent, GameState } from '@carson/engine';
import type { LookAhead } from '../level.ts';
import type { Model } from '../search/model.ts';
import type { LuckTally } from './luck.ts';

/** What a decision was about. */
export const DECISION_KINDS = [
  'bid',
  'take',
  'lay',
  'power',
  'setup',
  'character',
  'placement',
  'duel',
  'building',
  'purchase',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Why a win chance can change between two decisions; the strongest cause counts. */
export const CAUSES = ['dice', 'bids', 'tiles', 'cards', 'course'] as const;
export type Cause = (typeof CAUSES)[number];

export interface Reviewer<State extends GameState, Command extends GameCommand, View> {
  /** The judgement of the strongest level, without likings; made for every decision. */
  model(): Model<State, Command>;
  readonly lookAhead: LookAhead;
  /** How much larger the error of an expected score is than the search takes it: measured, so that chances come true. */
  readonly noiseScale: number;
  /** Before this stage nothing can be told of a position: playouts last at least until then. */
  readonly firstStage: number;
  kindOf(command: Command): DecisionKind;
  /** Counts rounds from 1, through the whole game. */
  roundOf(view: View): number;
  /** Undefined where the event does not change what anyone can expect. */
  causeOf(event: GameEvent): Cause | undefined;
  /** Collects what chance brought each seat. */
  luck(): LuckTally<State>;
}

/** A reviewer whose types are not known here. */
export type AnyReviewer = Reviewer<GameState, GameCommand, unknown>;
