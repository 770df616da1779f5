/** What the home page tells about tables of the server; filled by those who talk to it. */
import type { TableSummary, TableUpdate } from '@carson/protocol';
import { signal } from '@preact/signals';

export interface OnlineTables {
  /** My running games; those that wait for me come first. */
  readonly mine: readonly TableSummary[];
  readonly me: string;
  /** The first of them that waits for me, as I see it. */
  readonly first?: TableUpdate;
  /** Tables with a free seat that anyone may take. */
  readonly open: number;
}

export const onlineTables = signal<OnlineTables | undefined>(undefined);
