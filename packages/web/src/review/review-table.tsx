/** The parts of a review side by side; on a phone three tabs. */
import type { ReviewWords } from '@carson/words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ReviewRoute } from '../app/route.ts';
import { Art } from '../art/art.tsx';
import { figure, figureAmong } from '../parts/explanation.ts';
import { SeatMark } from '../parts/seat-mark.tsx';
import { ExplainingCard, useExplain } from '../shell/explain-card.tsx';
import { words } from '../words/words.ts';
import { betterLine } from './better-line.ts';
import { Chart } from './chart.tsx';
import type { Computation } from './compute.ts';
import { DecisionList } from './decision-list.tsx';
import { explainFigure } from './explain.ts';
import { LuckPanel } from './luck-panel.tsx';
import { type ReviewedGame, tableBefore } from './open-game.ts';
import { ReviewBar } from './review-bar.tsx';
import { Scrubber } from './scrubber.tsx';
import { hundredths, keySteps, nameOf, type ShownReview, type Step, stepsOf } from './shown.ts';
import { useNarrow } from './use-narrow.ts';
import { Why } from './why.tsx';

interface ReviewTableProps {
  readonly game: ReviewedGame;
  readonly at: ReviewRoute;
  readonly say: ReviewWords;
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
  readonly computation: Computation;
  readonly leaveTo: string;
}

const TABS = ['curve', 'decisions', 'luck'] as const;
const TAB_ICONS = { curve: 'icon-curve', decisions: 'icon-log', luck: 'piece-die5' } as const;

export function ReviewTable(props: ReviewTableProps): JSX.Element {
  const { game, at, say, seat, computation } = props;
  const progress = computation.progress.value;
  const steps = stepsOf(progress, seat);
  const shown: ShownReview = { game, seat, progress, steps, say, count: progress.outline.length };
  const chosen = useSignal<number | undefined>(undefined);
  const tab = useSignal<(typeof TABS)[number]>('curve');
  const explain = useExplain(game.ui);
  const isNarrow = useNarrow();
  const isUpright = isNarrow && innerHeight > innerWidth;
  const step = stepFor(shown, chosen.value, at.move);
  const onStep = (own: number): void => {
    chosen.value = steps[Math.max(0, Math.min(steps.length - 1, own))]?.index;
  };
  const onPick = (index: number): void => {
    const nearest = steps.reduce<Step | undefined>(
      (best, next) =>
        best === undefined || Math.abs(next.index - index) < Math.abs(best.index - index) ? next : best,
      undefined,
    );
    if (nearest !== undefined) chosen.value = nearest.index;
  };
  useStepKeys(step?.own ?? 0, steps.length, onStep);
  const table = step === undefined ? undefined : tableBefore(game, seat, step.outline.move);
  const played = step === undefined ? undefined : game.record.moves[step.outline.move]?.command;
  return (
    <div class="review" data-tab={tab.value} data-state={progress.state}>
      <ReviewBar at={at} leaveTo={props.leaveTo} shown={shown} step={step} />
      <section class="paper review-curve" aria-label={say.chance}>
        <header>
          <h2 {...figure('chance')}>
            {say.chance} <small>{say.inHundred}</small>
          </h2>
          <Legend shown={shown} step={step} onSeat={props.onSeat} />
        </header>
        <Chart shown={shown} step={step} isNarrow={isNarrow} onPick={onPick} />
        <Scrubber shown={shown} step={step} onStep={onStep} onPick={onPick} />
        <Working shown={shown} computation={computation} />
      </section>
      <LuckPanel shown={shown} />
      <DecisionList
        shown={shown}
        step={step}
        isAlone={isUpright}
        onStep={(own) => {
          onStep(own);
          if (isUpright) tab.value = 'curve';
        }}
      />
      {step !== undefined && table !== undefined && (
        <div class="review-decision">
          <section class="paper review-position">
            {played !== undefined && (
              <game.ui.Compared
                table={table}
                seat={seat}
                played={played}
                {...(step.graded === undefined || step.graded.grade === 'best'
                  ? {}
                  : { better: step.graded.best.command })}
                labels={{
                  played: game.isOwn && seat === game.ownSeat ? say.yours : say.played,
                  better: say.betterHere,
                }}
              />
            )}
          </section>
          <Why
            shown={shown}
            step={step}
            table={table}
            place={at.place}
            onStep={onStep}
            playOn={() => void playOn(shown, step, at)}
            showBetter={() => void showBetter(shown, step, at)}
          />
        </div>
      )}
      <ExplainingCard
        game={game.record.game}
        explain={(mark) => {
          if (mark.kind === 'figure') return explainFigure(mark, shown, step);
          return table && explain(mark, table);
        }}
      />
      <nav class="review-tabs">
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={tab.value === name}
            onClick={() => {
              tab.value = name;
            }}
          >
            <Art name={TAB_ICONS[name]} />
            {say.tabs[name]}
          </button>
        ))}
      </nav>
    </div>
  );
}

/** A copy of the game from this decision on; the game itself stays as it is. */
async function playOn(
  { game, seat }: ShownReview,
  { outline: { move } }: Step,
  at: ReviewRoute,
): Promise<void> {
  const { playOnFrom } = await import('../table/what-if.ts');
  const { occupants, record } = game;
  const back: ReviewRoute = { ...at, move };
  await playOnFrom({ game: record.game, occupants, seat, back, moves: move, from: { record } });
}

/** A copy in which the better move was made, shown as it could have gone on. */
async function showBetter({ game, seat }: ShownReview, step: Step, at: ReviewRoute): Promise<void> {
  const { move } = step.outline;
  const { graded } = step;
  if (graded === undefined) return;
  const { occupants, record } = game;
  const [{ playOnFrom }, line] = await Promise.all([
    import('../table/what-if.ts'),
    betterLine(game, { seat, move, command: graded.best.command }),
  ]);
  const back: ReviewRoute = { ...at, move };
  await playOnFrom({ game: record.game, occupants, seat, back, moves: move, from: { record, line } });
}

/** The chosen decision; at first the one of the address, or the costliest. */
function stepFor(shown: ShownReview, index: number | undefined, move: number | undefined): Step | undefined {
  const { steps } = shown;
  const chosen = steps.find((step) => step.index === index);
  if (chosen !== undefined) return chosen;
  const linked = move === undefined ? undefined : steps.find(({ outline }) => outline.move === move);
  const cost = ({ graded }: Step): number => graded?.cost.chance ?? 0;
  const worst = keySteps(shown).reduce<Step | undefined>(
    (best, next) => (best === undefined || cost(next) > cost(best) ? next : best),
    undefined,
  );
  return linked ?? worst ?? steps[0];
}

/** Arrow keys step, Home and End jump, unless something else hears them. */
function useStepKeys(own: number, count: number, onStep: (own: number) => void): void {
  useEffect(() => {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: own - 1,
      ArrowRight: own + 1,
      Home: 0,
      End: count - 1,
    };
    const listen = (event: KeyboardEvent): void => {
      const target = targets[event.key];
      if (target === undefined || isWrittenIn(event.target) || event.altKey || event.metaKey) return;
      event.preventDefault();
      onStep(target);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

/** The knob below the chart steps from decision to decision as well. */
function isWrittenIn(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== 'range';
}

interface LegendProps {
  readonly shown: ShownReview;
  readonly step: Step | undefined;
  readonly onSeat: (seat: number) => void;
}

/** Whose line is whose; a seat that is chosen has its decisions shown. */
function Legend({ shown, step, onSeat }: LegendProps): JSX.Element {
  const { game, seat, progress } = shown;
  return (
    <div class="review-legend">
      {[...game.occupants.keys()].map((at) => {
        const accuracy = progress.review?.seats.find((entry) => entry.seat === at)?.accuracy;
        const chance = step?.graded?.played.chances[at];
        return (
          <button
            key={at}
            type="button"
            class="button"
            data-seat={at}
            aria-pressed={at === seat}
            onClick={() => onSeat(at)}
            {...(accuracy === undefined
              ? {}
              : { title: shown.say.accuracy({ percent: Math.round(accuracy) }) })}
          >
            <svg
              class="review-sample review-line"
              data-seat={at}
              data-own={at === seat}
              viewBox="0 0 40 10"
              aria-hidden="true"
            >
              <path class="review-line-edge" d="M3 5H37" />
              <path class="review-line-fill" d="M3 5H37" />
            </svg>
            <SeatMark seat={at} />
            <span class="wide">{nameOf(shown, at, words.value)}</span>
            {chance !== undefined && <b {...figureAmong('chance')}>{hundredths(chance)}</b>}
          </button>
        );
      })}
    </div>
  );
}

/** How far the review has come; it can be stopped and gone on with. */
function Working({
  shown: { progress, say },
  computation,
}: {
  readonly shown: ShownReview;
  readonly computation: Computation;
}): JSX.Element | null {
  if (progress.state === 'done') return null;
  if (progress.state === 'failed') return <p role="alert">{say.failed}</p>;
  const done = progress.graded.filter((decision) => decision !== undefined).length;
  const count = progress.outline.length;
  return (
    <div class="review-working">
      <progress value={done} max={Math.max(1, count)} aria-label={say.title} />
      <span {...figureAmong('progress')}>{count > 0 && say.looking({ done, count })}</span>
      <button
        type="button"
        class="button"
        onClick={progress.state === 'working' ? computation.stop : computation.start}
      >
        {progress.state === 'working' ? say.stop : say.resume}
      </button>
    </div>
  );
}
