import type { ClientMessage, TableUpdate } from '@carson/protocol';
import type { Signal } from '@preact/signals';
import type { Connection, LivePorts, Outcome, Watcher, Wire } from './live-contract.ts';
import type { LobbyWatch } from './lobby-watch.ts';

export interface Watched {
  seen: number | undefined;
  readonly watchers: Set<Watcher>;
  /** For a watcher that comes second. */
  last: TableUpdate | undefined;
}

export type Command = Extract<ClientMessage, { readonly id: string }>;

interface Pending {
  readonly message: Command;
  readonly answered: (outcome: Outcome) => void;
}

export interface LiveState {
  readonly ports: LivePorts;
  readonly connection: Signal<Connection>;
  readonly turns: Signal<ReadonlySet<string>>;
  readonly sending: Signal<ReadonlySet<string>>;
  readonly isUnsaved: Signal<boolean>;
  readonly lobby: LobbyWatch;
  readonly tables: Map<string, Watched>;
  readonly pending: Map<string, Pending>;
  wire: Wire | undefined;
  failures: number;
  /** Milliseconds by which the server's clock is ahead of ours. */
  clockOffset: number;
  isClosed: boolean;
  front: string | undefined;
  /** Cancels what was to happen if nothing else does. */
  cancel: () => void;
}
