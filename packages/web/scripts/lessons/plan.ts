/** What a lesson of the card game promises in its words. Cards and seed are free, so that they can be found again after any change of the pile. */
import type { Command, Options, State } from '@carson/card-game';
import type { Lesson } from '../../src/lessons/lesson.ts';

export interface LessonPlan {
  readonly id: string;
  readonly about: string;
  readonly minutes: number;
  readonly options: Options;
  readonly rivals: Lesson['rivals'];
  /** What a rival would say; undefined where the deal has no use for the lesson. */
  readonly rival: (asked: Asked) => Command | undefined;
  readonly steps: readonly StepPlan[];
}

export type StepPlan = MovePlan | { readonly id: string; readonly touch: 'score' };

export interface MovePlan {
  readonly id: string;
  /** Whether this is a move that the words may ask for. */
  readonly fits: (move: Tried) => boolean;
}

export interface Asked {
  readonly state: State;
  readonly seat: number;
  readonly options: readonly Command[];
}

/** A move of the learner and the state after it. */
export interface Tried extends Asked {
  readonly command: Command;
  readonly after: State;
  /** All that the learner could do instead, this move included. */
  readonly siblings: () => readonly Tried[];
}
