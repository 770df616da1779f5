/** Finds a deal and moves that keep what the plan of a lesson promises. */
import { type Command, cardGame, type State } from '@carson/card-game';
import { replay } from '@carson/engine';
import { isMove, LEARNER, type Lesson, type LessonStep, type RivalMove } from '../../src/lessons/lesson.ts';
import { recordAt } from '../../src/lessons/script.ts';
import { commandKey } from '../../src/parts/command-key.ts';
import type { LessonPlan, MovePlan, StepPlan, Tried } from './plan.ts';

export interface Script {
  readonly before?: readonly RivalMove<Command>[];
  readonly steps: readonly LessonStep<Command>[];
}

/** Undefined where this seed deals other cards than the plan needs. */
export function scriptFor(plan: LessonPlan, seed: string): Script | undefined {
  const state = cardGame.setup(plan.options, seed);
  const before = letRivalsAnswer(plan, state, plan.steps);
  const steps = before && stepsFrom(plan, state, plan.steps);
  return steps && { ...(before.length > 0 && { before }), steps };
}

function stepsFrom(
  plan: LessonPlan,
  state: State,
  [next, ...later]: readonly StepPlan[],
): readonly LessonStep<Command>[] | undefined {
  if (next === undefined) return [];
  if ('touch' in next) {
    const rest = stepsFrom(plan, state, later);
    return rest && [next, ...rest];
  }
  for (const { command, after } of movesFor(next, state)) {
    const rivals = letRivalsAnswer(plan, after, later);
    const rest = rivals && stepsFrom(plan, after, later);
    if (rest) return [{ id: next.id, move: command, ...(rivals.length > 0 && { rivals }) }, ...rest];
  }
  return undefined;
}

/** The moves that the words may ask for. */
function movesFor({ fits }: MovePlan, state: State): readonly Tried[] {
  if (!cardGame.owed(state).some(({ seat }) => seat === LEARNER)) return [];
  const options = cardGame.options(state, LEARNER);
  const siblings = (): readonly Tried[] => tried;
  const tried = options.map((command) => {
    return { state, seat: LEARNER, options, command, siblings, after: played(state, command) };
  });
  return tried.filter(fits);
}

/** Carries out what the rivals say before the learner's next move, or at the end before the learner is asked again. */
function letRivalsAnswer(
  plan: LessonPlan,
  state: State,
  later: readonly StepPlan[],
): readonly RivalMove<Command>[] | undefined {
  const said: RivalMove<Command>[] = [];
  const isOver = later.every((step) => 'touch' in step);
  for (;;) {
    const owed = cardGame.owed(state).map(({ seat }) => seat);
    const seat = owed.find((each) => each !== LEARNER);
    if (seat === undefined || (isOver && owed.includes(LEARNER))) return said;
    const command = plan.rival({ state, seat, options: cardGame.options(state, seat) });
    if (command === undefined) return undefined;
    cardGame.play(state, seat, command);
    said.push([seat, command]);
  }
}

function played(state: State, command: Command): State {
  const after = cardGame.clone(state);
  cardGame.play(after, LEARNER, command);
  return after;
}

/** The first step that is not what its words promise; undefined where the whole lesson keeps its plan. */
export function brokenPromise(plan: LessonPlan, lesson: Lesson): string | undefined {
  for (const [at, step] of lesson.steps.entries()) {
    const promised = plan.steps[at];
    if (promised?.id !== step.id) return step.id;
    if (!isMove(step) || 'touch' in promised) continue;
    const state = stateAt(lesson, at);
    const kept = state && movesFor(promised, state).map(({ command }) => commandKey(command));
    if (kept?.includes(commandKey(step.move)) !== true) return step.id;
  }
  return stateAt(lesson, lesson.steps.length) === undefined ? 'end' : undefined;
}

function stateAt(lesson: Lesson, at: number): State | undefined {
  try {
    const again = replay(cardGame, recordAt(cardGame, lesson, at));
    return again.ok ? (again.state as State) : undefined;
  } catch {
    return undefined;
  }
}
