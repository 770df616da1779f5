/** A seat's answer, given by a person, a bot or the rules. */
import { accepted, submit } from '@carson/engine';
import { type Decided, refuse } from './decided.ts';
import type { EntryOf } from './entry.ts';
import type { Table } from './table.ts';

interface Answer {
  readonly seat: number;
  readonly decision: number;
  readonly command: unknown;
  readonly at: number;
}

/** How the answer came about, where its seat did not give it. */
type Substitute = Pick<EntryOf<'moved'>, 'fallback' | 'timeout'>;

/** Plays the answer. */
export function moveOf({ match }: Table, answer: Answer, substitute: Substitute = {}): Decided {
  if (match === undefined) return refuse('notPlaying');
  const next = submit(match, answer);
  if (!next.ok) return next;
  const { last } = next.value;
  if (last === undefined) throw new Error('a move that was accepted is not in the record');
  const { at: _asTheEntry, ...made } = last.move;
  return accepted({ entry: { type: 'moved', ...made, ...substitute }, match: next.value });
}
