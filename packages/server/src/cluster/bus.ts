/**
 * What processes that share a database tell each other. A message may come late, twice or never; that costs time,
 * never truth.
 */
import type { Person } from '@carson/protocol';
import type { PersonChange } from '../people/change.ts';

export type BusMessage =
  /** A table has a new version. */
  | {
      readonly kind: 'changed';
      readonly table: string;
      readonly version: number;
      readonly botsOwe: boolean;
      /** In whose lists the table stands. */
      readonly people: readonly string[];
      /** People for whom it has become, or is no longer, their turn. */
      readonly awaited: readonly string[];
      readonly noLongerAwaited: readonly string[];
    }
  | { readonly kind: 'said'; readonly table: string; readonly line: string }
  /** Who looks at a table through this process; requested with `whoIsPresent`. */
  | { readonly kind: 'present'; readonly table: string; readonly people: readonly Person[] }
  | { readonly kind: 'whoIsPresent'; readonly table: string }
  /** Who has a table in front through this process; requested with `whoFronts`. */
  | { readonly kind: 'fronts'; readonly table: string; readonly people: readonly string[] }
  | { readonly kind: 'whoFronts'; readonly table: string }
  /** A first person has come to an unattended table. */
  | { readonly kind: 'attended'; readonly table: string }
  /** A person's queued answers at a table have changed. */
  | { readonly kind: 'queued'; readonly table: string; readonly person: string }
  | { readonly kind: 'person'; readonly person: string; readonly change: PersonChange };

export interface Bus {
  /** To all other processes. */
  send(message: BusMessage): void;
  onMessage(listener: (message: BusMessage, from: string) => void): void;
  /** Reports that no message arrived since that moment, and that messages arrive again now. */
  onReturn(listener: (since: number) => void): void;
  close(): Promise<void>;
}

/** For a process that has its database to itself. */
export const silentBus: Bus = {
  send: () => undefined,
  onMessage: () => undefined,
  onReturn: () => undefined,
  close: async () => undefined,
};
