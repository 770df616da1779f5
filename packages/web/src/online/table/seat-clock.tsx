import type { SeatClock } from '@carson/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../../words/words.ts';
import { live } from '../connection/session.ts';

interface SeatClockProps {
  readonly clock: SeatClock;
  /** The server's time when the clock stood so. */
  readonly at: number;
}

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What is left of a seat's time, counted down between two messages of the server. */
export function SeatClockFace({ clock: { left, running }, at }: SeatClockProps): JSX.Element {
  const now = useSignal(live.serverTime());
  useEffect(() => {
    now.value = live.serverTime();
    if (!running) return;
    const timer = setInterval(() => {
      now.value = live.serverTime();
    }, SECOND);
    return () => clearInterval(timer);
  }, [running, at]);
  const rest = Math.max(0, running ? left - Math.max(0, now.value - at) : left);
  return (
    <span class="seat-clock" data-running={running} data-short={rest < 60 * SECOND}>
      <span class="spoken">{words.value.online.clock.left} </span>
      <time>{timeLeft(rest)}</time>
    </span>
  );
}

function timeLeft(milliseconds: number): string {
  if (milliseconds >= DAY) {
    const hoursLeft = Math.ceil(milliseconds / HOUR);
    return words.value.online.clock.daysLeft({ days: Math.floor(hoursLeft / 24), hours: hoursLeft % 24 });
  }
  const seconds = Math.ceil(milliseconds / SECOND);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
