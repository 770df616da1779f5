/** Nora Quill's card beside the question: what to do and why, the way back, and her rope to the thing to touch. */
import type { StepWords } from '@carson/words';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { onClosed } from '../app/overlays.ts';
import { goTo } from '../app/route.ts';
import { PersonFace } from '../art/person-face.tsx';
import { AskTwice } from '../parts/ask-twice.tsx';
import { Button } from '../parts/button.tsx';
import { report } from '../parts/report.ts';
import { botName } from '../parts/seats/people.ts';
import { useMark } from '../parts/use-mark.ts';
import type { GuideParts } from '../shell/guiding.ts';
import { words } from '../words/words.ts';
import { isMove, type LessonStep } from './lesson.ts';
import { Rope } from './rope.tsx';
import type { LessonRun } from './run.ts';
import { targetOf } from './target.ts';
import { useNotYet } from './use-not-yet.ts';

interface GuideProps {
  readonly run: LessonRun;
  readonly texts: Readonly<Record<string, StepWords>>;
  readonly parts: GuideParts;
}

export function Guide({ run, texts, parts }: GuideProps): JSX.Element {
  const card = useRef<HTMLElement>(null);
  useMark('beside-guide');
  const step = run.lesson.steps[run.step.value];
  const isUp = isStepUp(run, step, parts);
  useScore(run, step);
  useFocusOn(isUp ? step : undefined);
  const tries = useNotYet(run.refused.value, () => (step === undefined ? undefined : targetOf(step)));
  return (
    <>
      <section
        ref={card}
        class="paper guide"
        data-step={run.step.value}
        aria-label={botName('nora-quill', words.value)}
      >
        <div class="guide-who">
          <PersonFace person="nora-quill" />
          <p>
            <strong>{botName('nora-quill', words.value)}</strong>
            <span class="guide-role">{words.value.lesson.role}</span>
          </p>
        </div>
        <div key={tries.value} class="guide-words" data-again={tries.value > 0} role="status">
          <StepText run={run} texts={texts} parts={parts} step={step} isUp={isUp} />
        </div>
        <Foot run={run} step={step} isUp={isUp} />
      </section>
      {isUp && step !== undefined && <Rope key={step.id} card={card} find={() => targetOf(step)} />}
    </>
  );
}

/** Whether the step can be done now: its question is open, or it needs none. */
function isStepUp(run: LessonRun, step: LessonStep | undefined, { table, live }: GuideParts): boolean {
  if (step === undefined || run.strayed.value || !live) return false;
  return !isMove(step) || table.owed.some(({ seat }) => seat === table.viewer);
}

/** Whether the last beat is on the stage: before it, what Nora says afterwards would give the outcome away. */
function isTold({ table, now }: GuideParts): boolean {
  const [shown, latest] = [table.log.at(-1), now.log.at(-1)];
  return shown?.move === latest?.move && shown?.events.length === latest?.events.length;
}

interface StepTextProps extends GuideProps {
  readonly step: LessonStep | undefined;
  readonly isUp: boolean;
}

function StepText({ run, texts, parts, step, isUp }: StepTextProps): JSX.Element {
  const { lesson } = words.value;
  const now = texts[step?.id ?? 'end'];
  const before = texts[run.lesson.steps[run.step.value - 1]?.id ?? '']?.['after'];
  if (run.strayed.value) return <Words order={lesson.strayed} why={now?.['other'] ?? ''} />;
  if (!isUp && step !== undefined)
    return <Words order={(isTold(parts) ? before : undefined) ?? lesson.watch} why="" />;
  return (
    <>
      {before !== undefined && <p class="guide-after">{before}</p>}
      <Words order={now?.['order'] ?? ''} why={now?.['why'] ?? ''} />
    </>
  );
}

function Words({ order, why }: { readonly order: string; readonly why: string }): JSX.Element {
  return (
    <>
      <h2>{order}</h2>
      {why !== '' && <p>{why}</p>}
    </>
  );
}

interface FootProps {
  readonly run: LessonRun;
  readonly step: LessonStep | undefined;
  readonly isUp: boolean;
}

function Foot({ run, step, isUp }: FootProps): JSX.Element {
  const { lesson } = words.value;
  if (step === undefined || run.strayed.value) return <EndButtons run={run} isOver={step === undefined} />;
  return (
    <div class="guide-foot">
      {run.canGoBack() && <BackButton run={run} />}
      {isUp && <p class="guide-tap">{lesson.tap}</p>}
      <AskTwice
        question={lesson.skipAsk}
        yes={lesson.skipYes}
        onYes={() => goTo({ page: 'learn', game: run.lesson.game })}
        class="guide-skip"
        before={(ask) => <Button class="button-quiet" text={lesson.skip} onClick={ask} />}
      />
    </div>
  );
}

/** Where the lesson is over or left: the game goes on like any other, or the last move is taken back. */
function EndButtons({ run, isOver }: { readonly run: LessonRun; readonly isOver: boolean }): JSX.Element {
  const { lesson } = words.value;
  const playOn = async (): Promise<void> => {
    const answer = await run.link.playOn();
    report(answer);
    if (answer.ok) goTo({ page: 'table', id: run.id });
  };
  return (
    <div class="guide-foot">
      {isOver ? (
        <Button
          class="button-main"
          icon="icon-play"
          text={lesson.finish}
          data-answer
          onClick={() => void playOn()}
        />
      ) : (
        <Button
          class="button-main"
          icon="icon-undo"
          text={lesson.takeBack}
          onClick={() => void run.back().then(report)}
        />
      )}
      {isOver ? (
        <Button text={lesson.toLessons} onClick={() => goTo({ page: 'learn', game: run.lesson.game })} />
      ) : (
        <Button text={lesson.playOn} onClick={() => void playOn()} />
      )}
    </div>
  );
}

function BackButton({ run }: { readonly run: LessonRun }): JSX.Element {
  return (
    <Button
      icon="icon-previous"
      text={words.value.lesson.back}
      onClick={() => void run.back().then(report)}
    />
  );
}

/** A step that opens the score is done when the score is closed again. */
function useScore(run: LessonRun, step: LessonStep | undefined): void {
  useEffect(
    () => (step === undefined || isMove(step) ? undefined : onClosed('score', () => run.touched())),
    [run, step],
  );
}

/** Moves the focus to the element where the rope ends, for players with a keyboard. */
function useFocusOn(step: LessonStep | undefined): void {
  useEffect(() => {
    if (step === undefined) return undefined;
    const frame = requestAnimationFrame(() => {
      const target = targetOf(step);
      const focusable = target?.matches(FOCUSABLE) ? target : target?.querySelector(FOCUSABLE);
      const isFocusable = focusable instanceof HTMLElement || focusable instanceof SVGElement;
      if (isFocusable && !matchMedia('(pointer: coarse)').matches) focusable.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [step]);
}

const FOCUSABLE = 'button, a[href], input:not([disabled]), [tabindex]';
