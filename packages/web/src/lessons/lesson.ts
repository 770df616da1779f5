/** A lesson is data: a game with scripted chance and scripted rivals, and what is said on the way. */
import type { GameCommand } from '@carson/engine';
import type { GameId } from '../games/game-ui.ts';

export interface Lesson<Command extends GameCommand = GameCommand> {
  /** Also the key of its words. */
  readonly id: string;
  readonly game: GameId;
  readonly minutes: number;
  readonly options: unknown;
  /** Chosen so that the cards and dice fit what is said. */
  readonly seed: string;
  /** Who sits on the seats after the learner's. */
  readonly rivals: readonly string[];
  /** What the rivals do before the first step. */
  readonly before?: readonly RivalMove<Command>[];
  readonly steps: readonly LessonStep<Command>[];
}

export type RivalMove<Command extends GameCommand = GameCommand> = readonly [seat: number, command: Command];

export type LessonStep<Command extends GameCommand = GameCommand> = MoveStep<Command> | TouchStep;

interface StepBase {
  /** Also the key of its words. */
  readonly id: string;
}

/** The learner answers the question on the table. */
export interface MoveStep<Command extends GameCommand = GameCommand> extends StepBase {
  readonly move: Command;
  /** Answers that serve as well: the lesson goes on, and the rivals do the same. */
  readonly also?: readonly Command[];
  /** What the rivals do until the learner's next move. */
  readonly rivals?: readonly RivalMove<Command>[];
}

/** The learner opens something that is no move. */
export interface TouchStep extends StepBase {
  readonly touch: 'score';
}

export const LEARNER = 0;

export function isMove(step: LessonStep | undefined): step is MoveStep {
  return step !== undefined && 'move' in step;
}
