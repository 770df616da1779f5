/** The lobby as the live connection shows it: public tables by a filter, and the person's own. */
import type { AnswerOf, ClientMessage, LobbyFilter, ServerMessage, TableSummary } from '@carson/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';

type LobbyMessage = Extract<ServerMessage, { readonly type: 'lobby' | 'myTables' }>;

export interface LobbyWatch {
  /** The first page of the tables that fit the filter; undefined as long as the server has not told. */
  readonly page: ReadonlySignal<AnswerOf<'tables'> | undefined>;
  readonly mine: ReadonlySignal<readonly TableSummary[] | undefined>;
  /** Looks at the lobby until the returned function is called; another filter replaces the one before. */
  readonly watch: (filter: LobbyFilter) => () => void;
  /** Another connection, or another person: everything is sent again. */
  readonly resume: () => void;
  readonly receive: (message: LobbyMessage) => void;
}

export function createLobbyWatch(send: (message: ClientMessage) => void): LobbyWatch {
  const page = signal<AnswerOf<'tables'> | undefined>(undefined);
  const mine = signal<readonly TableSummary[] | undefined>(undefined);
  let watched: LobbyFilter | undefined;
  return {
    page,
    mine,
    watch(filter) {
      watched = filter;
      page.value = undefined;
      send({ type: 'lobby', filter });
      return () => {
        if (watched !== filter) return;
        watched = undefined;
        send({ type: 'leaveLobby' });
      };
    },
    resume() {
      if (watched !== undefined) send({ type: 'lobby', filter: watched });
    },
    receive(message) {
      if (message.type === 'myTables') mine.value = message.tables;
      else page.value = message;
    },
  };
}
