/** The decisions of a seat with their grades: those worth a look, or all. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { figure, figureAmong } from '../../parts/explanation.ts';
import { words } from '../../words/words.ts';
import { GradeMark } from '../grade-mark.tsx';
import { tableBefore } from '../open-game.ts';
import { type Decision, hundredths, keyDecisions, nameOf, type ShownReview, signed } from '../shown.ts';

interface DecisionListProps {
  readonly shown: ShownReview;
  readonly step: Decision | undefined;
  readonly onStep: (own: number) => void;
  /** Whether a chosen decision is shown in place of the list; then a tap on a figure only explains it. */
  readonly isAlone: boolean;
}

export function DecisionList({ shown, step, onStep, isAlone }: DecisionListProps): JSX.Element {
  const { say, steps, seat, progress } = shown;
  const isAll = useSignal(false);
  const key = keyDecisions(shown);
  const isDone = progress.state === 'done';
  const rows = isAll.value || (!isDone && key.length === 0) ? steps : key;
  if (shown.count === 0 && !isDone) return <Unknown shown={shown} />;
  const title = shown.isOwn
    ? say.decisions({ count: steps.length })
    : say.decisionsOf({ name: nameOf(shown, seat, words.value), count: steps.length });
  return (
    <section class="paper review-decisions" aria-label={title}>
      <header>
        <h2 {...figure('decisions')}>{title}</h2>
        <div class="review-switch">
          {[false, true].map((all) => (
            <Button
              key={String(all)}
              text={all ? say.all({ count: steps.length }) : say.key({ count: key.length })}
              aria-pressed={isAll.value === all}
              data-explain="figure:key"
              onClick={() => {
                isAll.value = all;
              }}
            />
          ))}
        </div>
      </header>
      <Accuracy shown={shown} />
      {isDone && rows.length === 0 && <p class="review-none">{say.noSlip}</p>}
      <p class="review-columns">
        <span {...figure('cost')}>{say.columns.chance}</span>
        <span {...figure('costPoints')}>{say.columns.points}</span>
      </p>
      <ol>
        {rows.map((row) => (
          <Row
            key={row.index}
            shown={shown}
            row={row}
            isChosen={row.own === step?.own}
            onChoose={(event) => {
              if (!isAlone || !isFigure(event.target)) onStep(row.own);
            }}
          />
        ))}
      </ol>
    </section>
  );
}

/** Until the decisions are known. */
function Unknown({ shown: { say } }: Pick<DecisionListProps, 'shown'>): JSX.Element {
  return (
    <section class="paper review-decisions" aria-label={say.tabs.decisions}>
      <h2>{say.tabs.decisions}</h2>
      <p class="review-unseen">{say.unseen}</p>
    </section>
  );
}

function isFigure(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-explain]') !== null;
}

function Accuracy({ shown: { say, summary } }: { readonly shown: ShownReview }): JSX.Element | null {
  if (summary === undefined) return null;
  return (
    <p class="review-accuracy">
      <strong {...figure('accuracy')}>{say.accuracy({ percent: Math.round(summary.accuracy) })}</strong>
      {summary.kinds.map(({ kind, accuracy }) => (
        <span key={kind} {...figure('accuracy', kind)}>{`${say.kinds[kind]} ${Math.round(accuracy)}`}</span>
      ))}
    </p>
  );
}

/** "Place a cowboy: the bank" begins with what all such rows begin with. */
function withoutKind(name: string): string {
  const [, rest = name] = name.split(/\s?: (.*)/s);
  return `${rest.charAt(0).toLocaleUpperCase(words.value.locale)}${rest.slice(1)}`;
}

/** What a power was used for says nothing by itself: "Three". */
function rowName({ game, seat, say }: ShownReview, { graded, outline }: Decision): string {
  if (graded === undefined) return say.kinds[outline.kind];
  const name = withoutKind(
    game.ui.moveName(graded.played.command, tableBefore(game, seat, outline.move), words.value),
  );
  if (outline.kind !== 'power') return name;
  return words.value.shell.labelled({ label: say.kinds.power, text: name });
}

interface RowProps {
  readonly shown: ShownReview;
  readonly row: Decision;
  readonly isChosen: boolean;
  readonly onChoose: (event: MouseEvent) => void;
}

function Row({ shown, row, isChosen, onChoose }: RowProps): JSX.Element {
  const { say } = shown;
  const { graded, outline } = row;
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li ref={place}>
      <button
        type="button"
        class="review-row"
        aria-current={isChosen ? 'step' : undefined}
        onClick={onChoose}
      >
        <span class="review-row-round" {...figureAmong('round')}>
          {outline.round}
        </span>
        <span class="review-row-name">{rowName(shown, row)}</span>
        {graded === undefined ? (
          <span class="review-unseen">{say.unseen}</span>
        ) : (
          <>
            <GradeMark grade={graded.grade} say={say} />
            <strong {...figureAmong('cost')}>{signed(-hundredths(graded.cost.chance))}</strong>
            <span {...figureAmong('costPoints')}>{signed(-Math.round(graded.cost.points))}</span>
          </>
        )}
      </button>
    </li>
  );
}
