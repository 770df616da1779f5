import type { ReviewWords } from '@carson/words';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ReviewRoute } from '../app/route.ts';
import { Art } from '../art/art.tsx';
import { ExplainingCard, useExplain } from '../shell/explain/explain-card.tsx';
import { CurvePanel } from './curve/curve-panel.tsx';
import { DecisionList } from './decisions/decision-list.tsx';
import { DecisionPanel } from './decisions/decision-panel.tsx';
import { explainFigure } from './explain.ts';
import type { Computation } from './grading/compute.ts';
import { LuckPanel } from './luck/luck-panel.tsx';
import { type ReviewedGame, tableBefore } from './open-game.ts';
import { ReviewBar } from './review-bar.tsx';
import { type Decision, decisionsOf, keyDecisions, type ShownReview } from './shown.ts';
import { useNarrow } from './use-narrow.ts';

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
type Tab = (typeof TABS)[number];
const TAB_ICONS = { curve: 'icon-curve', decisions: 'icon-log', luck: 'piece-die5' } as const;

export function ReviewTable(props: ReviewTableProps): JSX.Element {
  const { game, at, say, seat, computation } = props;
  const progress = computation.progress.value;
  const steps = decisionsOf(progress, seat);
  const shown: ShownReview = {
    ...{ game, seat, progress, steps, say, count: progress.outline.length },
    summary: progress.review?.seats.find((one) => one.seat === seat),
    isOwn: game.isOwn && seat === game.ownSeat,
  };
  const chosen = useSignal<number | undefined>(undefined);
  const tab = useSignal<Tab>('curve');
  const explain = useExplain(game.ui);
  const isNarrow = useNarrow();
  const isUpright = isNarrow && innerHeight > innerWidth;
  const step = stepFor(shown, chosen.value, at.move);
  const onStep = (own: number): void => {
    chosen.value = steps[Math.max(0, Math.min(steps.length - 1, own))]?.index;
  };
  const onPick = (index: number): void => {
    chosen.value = nearestTo(steps, index)?.index ?? chosen.value;
  };
  useStepKeys(step?.own ?? 0, steps.length, onStep);
  const table = step === undefined ? undefined : tableBefore(game, seat, step.outline.move);
  return (
    <div class="review" data-tab={tab.value} data-state={progress.state}>
      <ReviewBar at={at} leaveTo={props.leaveTo} shown={shown} step={step} />
      <CurvePanel {...{ shown, step, isNarrow, computation, onStep, onPick }} onSeat={props.onSeat} />
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
        <DecisionPanel shown={shown} step={step} table={table} at={at} onStep={onStep} />
      )}
      <ExplainingCard
        game={game.record.game}
        explain={(mark) => {
          if (mark.kind === 'figure') return explainFigure(mark, shown, step);
          return table && explain(mark, table);
        }}
      />
      <ReviewTabs tab={tab} say={say} />
    </div>
  );
}

function ReviewTabs({ tab, say }: { readonly tab: Signal<Tab>; readonly say: ReviewWords }): JSX.Element {
  return (
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
  );
}

function nearestTo(steps: readonly Decision[], index: number): Decision | undefined {
  return steps.reduce<Decision | undefined>(
    (best, next) =>
      best === undefined || Math.abs(next.index - index) < Math.abs(best.index - index) ? next : best,
    undefined,
  );
}

/** The chosen decision; at first the one of the address, or the costliest. */
function stepFor(
  shown: ShownReview,
  index: number | undefined,
  move: number | undefined,
): Decision | undefined {
  const { steps } = shown;
  const chosen = steps.find((step) => step.index === index);
  if (chosen !== undefined) return chosen;
  const linked = move === undefined ? undefined : steps.find(({ outline }) => outline.move === move);
  const cost = ({ graded }: Decision): number => graded?.cost.chance ?? 0;
  const worst = keyDecisions(shown).reduce<Decision | undefined>(
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
