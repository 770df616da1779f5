/** The chosen decision: the position it was made in, what was played, what is better and why. */
import type { JSX } from 'preact';
import type { ReviewRoute } from '../../app/route.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import type { Decision, ShownReview } from '../shown.ts';
import { betterContinuation } from './better-continuation.ts';
import { Why } from './why.tsx';

interface DecisionPanelProps {
  readonly shown: ShownReview;
  readonly step: Decision;
  readonly table: ShownTable;
  readonly at: ReviewRoute;
  readonly onStep: (own: number) => void;
}

export function DecisionPanel({ shown, step, table, at, onStep }: DecisionPanelProps): JSX.Element {
  return (
    <div class="review-decision">
      <section class="paper review-position">
        <Position shown={shown} step={step} table={table} />
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
  );
}

function Position({
  shown,
  step,
  table,
}: Pick<DecisionPanelProps, 'shown' | 'step' | 'table'>): JSX.Element | null {
  const { game, seat, say } = shown;
  const { outline, graded } = step;
  const played = game.record.moves[outline.move]?.command;
  if (played === undefined) return null;
  return (
    <game.Compared
      table={table}
      seat={seat}
      played={played}
      better={graded?.grade === 'best' ? undefined : graded?.best.command}
      labels={{ played: shown.isOwn ? say.yours : say.played, better: say.betterHere }}
    />
  );
}

/** A copy of the game from this decision on; the game itself stays as it is. */
async function playOn(
  { game, seat }: ShownReview,
  { outline: { move } }: Decision,
  at: ReviewRoute,
): Promise<void> {
  const { playOnFrom } = await import('../../table/what-if.ts');
  const { occupants, record } = game;
  const back: ReviewRoute = { ...at, move };
  await playOnFrom({ game: record.game, occupants, seat, back, moves: move, from: { record } });
}

/** A copy in which the better move was made, shown as it could have gone on. */
async function showBetter({ game, seat }: ShownReview, step: Decision, at: ReviewRoute): Promise<void> {
  const { move } = step.outline;
  const { graded } = step;
  if (graded === undefined) return;
  const { occupants, record } = game;
  const [{ playOnFrom }, line] = await Promise.all([
    import('../../table/what-if.ts'),
    betterContinuation(game, { seat, move, command: graded.best.command }),
  ]);
  const back: ReviewRoute = { ...at, move };
  await playOnFrom({ game: record.game, occupants, seat, back, moves: move, from: { record, line } });
}
