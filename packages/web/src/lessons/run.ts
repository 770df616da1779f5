/** A lesson being played: which step is up, what the learner did, the way back. */
import type { AnyGame, GameCommand } from '@carson/engine';
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Occupant, occupantsOf } from '../rules/occupants.ts';
import type { SavedGame } from '../table/stored/saved-games.ts';
import type { LocalTableLink } from '../table/table-link.ts';
import type { Answer } from '../table/worker/messages.ts';
import { isMove, LEARNER, type Lesson } from './lesson.ts';
import { stepReached, storeStep } from './progress.ts';
import { isExpected, recordAt, scriptOf } from './script.ts';

export interface LessonRun {
  readonly lesson: Lesson;
  /** The id under which the game is kept once it is a game like any other. */
  readonly id: string;
  readonly step: ReadonlySignal<number>;
  /** The learner plays a way of their own since this step. */
  readonly strayed: ReadonlySignal<boolean>;
  readonly refused: ReadonlySignal<number>;
  /** The table as the lesson sees it: what is played there moves the lesson on. */
  readonly link: LocalTableLink;
  readonly open: () => Promise<Answer>;
  /** A step that is no move has been done. */
  readonly touched: () => void;
  /** Undoes what was played last, on the table too. */
  readonly back: () => Promise<Answer>;
  readonly canGoBack: () => boolean;
}

interface LessonTable {
  readonly lesson: Lesson;
  readonly game: AnyGame;
  readonly link: LocalTableLink;
  readonly id: string;
  readonly learner: string;
  readonly now: number;
}

export function createRun({ lesson, game, link, id, learner, now }: LessonTable): LessonRun {
  const step = signal(stepReached(lesson) % (lesson.steps.length + 1));
  const strayed = signal(false);
  const refused = signal(0);
  const occupants = occupantsIn(lesson, learner);

  const openAt = (at: number): Promise<Answer> => {
    const record = recordAt(game, lesson, at);
    const saved: SavedGame = {
      id,
      game: game.id,
      startedAt: now,
      changedAt: now,
      over: false,
      occupants,
      record,
    };
    return link.open(saved, scriptOf(lesson));
  };
  const goTo = (at: number): void => {
    step.value = at;
    storeStep(lesson, at);
  };

  const submit: LocalTableLink['submit'] = async (answer) => {
    const result = await link.submit(answer);
    if (result.ok) afterMove(answer.command);
    else refused.value += 1;
    return result;
  };
  const afterMove = (command: GameCommand): void => {
    if (!strayed.peek() && isExpected(lesson.steps[step.peek()], command)) goTo(step.peek() + 1);
    else strayed.value = true;
  };

  const back = async (): Promise<Answer> => {
    const from = strayed.peek() ? step.peek() : step.peek() - 1;
    if (from < 0) return { ok: true };
    strayed.value = false;
    goTo(from);
    return openAt(from);
  };

  return {
    lesson,
    id,
    step,
    strayed,
    refused,
    link: { ...link, submit, undo: back },
    open: () => openAt(step.peek()),
    touched: () => {
      if (!isMove(lesson.steps[step.peek()])) goTo(step.peek() + 1);
    },
    back,
    canGoBack: () => strayed.value || step.value > 0,
  };
}

/** The learner, then the rivals on the other real seats; virtual players sit where the options put them. */
function occupantsIn({ game, options, rivals }: Lesson, learner: string): readonly Occupant[] {
  const waiting = [...rivals];
  return occupantsOf(game, options).map((occupant, seat) => {
    if (seat === LEARNER) return { kind: 'person', name: learner };
    const bot = occupant.kind === 'person' ? waiting.shift() : undefined;
    return bot === undefined ? occupant : { kind: 'bot', bot };
  });
}
