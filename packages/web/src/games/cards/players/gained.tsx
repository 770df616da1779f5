import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { movementTime } from '../../../app/settings.ts';
import { arriveFrom } from '../../../stage/flights.tsx';
import { words } from '../../../words/words.ts';

interface GainedProps {
  readonly total: number;
  /** The card that was laid last: what it brings comes from there. */
  readonly card: number | undefined;
}

/** "+4" beside a total that has just changed; it flies in from the card that brought it and fades away. */
export function Gained({ total, card }: GainedProps): JSX.Element | null {
  const last = useRef({ total, card, gain: 0, count: 0, from: card });
  if (last.current.total !== total) {
    const from = last.current.card === card ? undefined : card;
    last.current = { total, card, gain: total - last.current.total, count: last.current.count + 1, from };
  }
  const { gain, count, from } = last.current;
  const chip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (chip.current !== null && from !== undefined) arriveFrom(`laid-${from}`, chip.current, movementTime());
  }, [count]);
  // The final count begins at nothing: that is no loss.
  if (gain === 0 || total === 0) return null;
  return (
    <span
      key={count}
      ref={chip}
      class={gain < 0 ? 'gained lost' : 'gained'}
      data-flies={from !== undefined}
      data-explain={`card:gained:${gain}`}
      aria-hidden="true"
    >
      {words.value.shell.table.gain({ count: gain })}
    </span>
  );
}
