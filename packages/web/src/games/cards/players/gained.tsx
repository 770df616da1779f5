import type { SeatView, View } from '@carson/card-game';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { movementTime } from '../../../app/settings.ts';
import { arriveFrom } from '../../../stage/flights.tsx';
import { words } from '../../../words/words.ts';

interface GainedProps {
  readonly total: number;
  readonly seat: SeatView;
  /** Gone before the next one comes: in the final count line follows line. */
  readonly isBrief: boolean;
}

/** Milliseconds that the chip is seen. It would be seen again each time its tab comes to the front. */
const SEEN = 2600;
const SEEN_BRIEFLY = 700;

/** The most cards that a seat takes in one round. */
const IN_ONE_ROUND = 3;

/** "+4" beside a total that has just changed; it flies in from the card that brought it and goes away. */
export function Gained({ total, seat, isBrief }: GainedProps): JSX.Element | null {
  const card = seat.laid.at(-1)?.card;
  const cards = cardsOf(seat);
  const last = useRef({ total, card, cards, gain: 0, count: 0, from: card });
  const before = last.current;
  if (before.total !== total) {
    const from = before.card === card ? undefined : card;
    // A player who looks back or jumps through the game sees no gain.
    const isJump = cards < before.cards || cards > before.cards + IN_ONE_ROUND;
    const gain = isJump ? 0 : total - before.total;
    last.current = { total, card, cards, gain, count: before.count + 1, from };
  }
  last.current.cards = cards;
  const { gain, count, from } = last.current;
  const chip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (chip.current !== null && from !== undefined) arriveFrom(`laid-${from}`, chip.current, movementTime());
  }, [count]);
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(count), isBrief ? SEEN_BRIEFLY : SEEN);
    return () => clearTimeout(timer);
  }, [count]);
  // The final count begins at nothing: that is no loss.
  if (gain === 0 || total === 0 || seen === count) return null;
  return (
    <span
      key={count}
      ref={chip}
      class={gain < 0 ? 'gained lost' : 'gained'}
      data-brief={isBrief}
      data-flies={from !== undefined}
      data-explain={`card:gained:${gain}`}
      aria-hidden="true"
    >
      {words.value.shell.table.gain({ count: gain })}
    </span>
  );
}

function cardsOf({ laid, sold, aside, kept, characters }: SeatView): number {
  return laid.length + sold.length + aside.length + kept.length + characters.length;
}

export function isCounting(view: View): boolean {
  return view.steps.at(-1)?.kind === 'count';
}
