/** What the live connection gives to the pages, and what it needs from the browser. */
import type { Refusal } from '@carson/engine';
import type { Action, ChatLine, Person, TableUpdate } from '@carson/protocol';
import type { ReadonlySignal } from '@preact/signals';
import type { LobbyWatch } from './lobby-watch.ts';

/** 'lost': it was there, or should be, and is being sought. */
export type Connection = 'connecting' | 'open' | 'lost';

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** A part of this page that shows a table. */
export interface Watcher {
  readonly updated: (update: TableUpdate) => void;
  readonly present: (people: readonly Person[]) => void;
  readonly said: (lines: readonly ChatLine[]) => void;
  /** The queued answers have changed. */
  readonly queued: () => void;
  readonly refused: (reason: Refusal) => void;
  /** The connection is back: messages that are not part of the updates may have been missed. */
  readonly resumed: () => void;
}

export interface Live {
  readonly connection: ReadonlySignal<Connection>;
  /** Tables to which something is on its way and not yet answered. */
  readonly sending: ReadonlySignal<ReadonlySet<string>>;
  /** Whether the server could not save something, which is kept here and sent again. */
  readonly isUnsaved: ReadonlySignal<boolean>;
  /** Tables that wait for the person, as far as the server has told since the start. */
  readonly turns: ReadonlySignal<ReadonlySet<string>>;
  readonly lobby: LobbyWatch;
  readonly watch: (table: string, watcher: Watcher) => () => void;
  readonly act: (table: string, action: Action) => Promise<Outcome>;
  readonly say: (table: string, text: string) => Promise<Outcome>;
  /** Replaces what is known of the tables that wait for the person. */
  readonly setTurns: (tables: readonly string[]) => void;
  /** The table that is in front now; it needs no notice elsewhere. */
  readonly setFront: (table: string | undefined) => void;
  /** The server's time now, as far as it can be told. */
  readonly serverTime: () => number;
  /** Reconnects at once: the network is back, or another person has logged in. */
  readonly reconnect: () => void;
  /** Checks the connection when the page becomes visible again. */
  readonly wake: () => void;
  readonly close: () => void;
}

export interface Wire {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

export interface WireEvents {
  readonly received: (text: string) => void;
  readonly closed: () => void;
}

export interface LivePorts {
  readonly open: (events: WireEvents) => Wire;
  /** Runs the work after a while; returns how to cancel it. */
  readonly later: (milliseconds: number, work: () => void) => () => void;
  readonly newId: () => string;
  readonly now: () => number;
  /** From 0 to 1: spreads those who come back after a restart. */
  readonly chance: () => number;
}
