import type { JSX } from 'preact';
import { Art } from '../art/art.tsx';
import type { LogLine } from './log-line.ts';
import { SeatMark } from './seats/seat-mark.tsx';

/** A line of the log: whose it is, or what it is about, and the sentence. */
export function LogFace({ line: { seat, icon, text } }: { readonly line: LogLine }): JSX.Element {
  return (
    <>
      {seat === undefined ? <Art name={icon} class="log-icon" /> : <SeatMark seat={seat} symbol={icon} />}
      <span>{text}</span>
    </>
  );
}
