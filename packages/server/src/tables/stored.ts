/** A change of a table as the database keeps it. */
import type { Appending, StoredEntry } from '../storage/tables-store.ts';
import type { DatedEntry } from './apply.ts';
import type { Entry } from './entry.ts';
import type { Notice } from './notices.ts';
import { peopleOfSeats, rowOf } from './summary.ts';
import type { Table } from './table.ts';

/** Whom to notify of a change; `before` is undefined for a new table. */
export type NoticesOf = (before: Table | undefined, after: Table) => readonly Notice[];

interface Written {
  readonly entry: Entry;
  readonly commandId: string;
  /** Left out, no notices are sent. */
  readonly noticesOf: NoticesOf | undefined;
}

export function appendingOf(
  before: Table | undefined,
  next: Table,
  { entry, commandId, noticesOf }: Written,
): Appending {
  return {
    entry: { version: next.version, commandId, body: JSON.stringify(entry), at: next.changedAt },
    row: rowOf(next),
    ...(before?.seats === next.seats ? {} : { seats: peopleOfSeats(next) }),
    notices: noticesOf?.(before, next) ?? [],
  };
}

export function datedEntryOf({ version, at, body }: StoredEntry): DatedEntry {
  const entry: Entry = JSON.parse(body);
  return { version, at, entry };
}
