import '../style/skipped.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../parts/button.tsx';
import { SeatMark } from '../parts/seats/seat-mark.tsx';
import type { ShownTable } from '../table/shown-table.ts';
import { words } from '../words/words.ts';
import type { Skipped } from './live.ts';

interface SkippedBarProps {
  readonly skipped: Skipped;
  readonly table: ShownTable;
  readonly gains?: ((before: ShownTable, after: ShownTable, seat: number) => readonly string[]) | undefined;
  /** Shows a move again. */
  readonly onShow: (move: number) => void;
}

const MOST_OUTCOMES = 2;

/** What a player has skipped, at a glance: who has gained what. Gone with the next own move. */
export function SkippedBar({
  skipped,
  table,
  gains = pointsGained,
  onShow,
}: SkippedBarProps): JSX.Element | null {
  const { stage, shell } = words.value;
  const read = useSignal<Skipped | undefined>(undefined);
  if (read.value === skipped) return null;
  const changed = table.scores
    .map(({ seat }) => ({ seat, texts: gains(skipped.before, table, seat) }))
    .filter(({ texts }) => texts.length > 0);
  const close = (): void => {
    read.value = skipped;
  };
  return (
    <div class="missed skipped" role="status">
      <p>
        {stage.skipped({ count: skipped.stops })}
        {changed.map(({ seat, texts }) => (
          <span key={seat} class="skipped-gains">
            <SeatMark seat={seat} />
            {texts.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </span>
        ))}
        {skipped.outcomes.slice(-MOST_OUTCOMES).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
      <Button
        icon="icon-play"
        aria-label={stage.again}
        text={<span class="wide">{stage.again}</span>}
        onClick={() => onShow(skipped.move)}
      />
      <Button
        class="button-quiet button-icon"
        icon="icon-close"
        aria-label={shell.settings.close}
        onClick={close}
      />
    </div>
  );
}

function pointsGained(before: ShownTable, after: ShownTable, seat: number): readonly string[] {
  const totalOf = ({ scores }: ShownTable): number => scores.find((score) => score.seat === seat)?.total ?? 0;
  const count = totalOf(after) - totalOf(before);
  return count === 0 ? [] : [words.value.shell.table.gain({ count })];
}
