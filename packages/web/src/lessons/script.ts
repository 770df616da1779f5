/** A lesson as a record: what has been played when a step comes up, and what the rivals will say. */
import {
  type AnyGame,
  type GameCommand,
  type GameRecord,
  type Match,
  recordOf,
  startMatch,
  submit,
} from '@carson/engine';
import { commandKey } from '../parts/command-key.ts';
import type { Script } from '../table/worker/messages.ts';
import { isMove, LEARNER, type Lesson, type LessonStep, type RivalMove } from './lesson.ts';

/** What each rival says in the course of the lesson, seat by seat. */
export function scriptOf({ before = [], rivals, steps }: Lesson): Script {
  const all = [...before, ...steps.flatMap((step) => (isMove(step) ? (step.rivals ?? []) : []))];
  return [LEARNER, ...rivals.keys()].map((_, seat) =>
    seat === LEARNER ? [] : all.flatMap(([at, command]) => (at === seat ? [command] : [])),
  );
}

/** The game as it stands when step `at` comes up. Throws where the rules refuse what is written. */
export function recordAt(game: AnyGame, lesson: Lesson, at: number): GameRecord {
  const started = startMatch(game, lesson.options, lesson.seed);
  if (!started.ok) throw new Error(`${lesson.id}: ${started.refusal.code}`);
  let match = playAll(started.value, lesson.before ?? [], lesson.id);
  for (const step of lesson.steps.slice(0, at)) {
    if (!isMove(step)) continue;
    match = playAll(match, [[LEARNER, step.move], ...(step.rivals ?? [])], `${lesson.id}/${step.id}`);
  }
  return recordOf(match);
}

function playAll(match: Match, moves: readonly RivalMove[], where: string): Match {
  return moves.reduce((before, [seat, command]) => {
    const after = submit(before, { seat, command });
    if (!after.ok)
      throw new Error(`${where}: seat ${seat}, ${commandKey(command)}: ${JSON.stringify(after.refusal)}`);
    return after.value;
  }, match);
}

/** Whether a command is what the step asks for, or serves as well. */
export function isExpected(step: LessonStep | undefined, command: GameCommand): boolean {
  if (!isMove(step)) return false;
  return [step.move, ...(step.also ?? [])].some((expected) => commandKey(expected) === commandKey(command));
}
