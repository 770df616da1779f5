/**
 * The lobby, for those who look at it: the first page of the public tables that fit their filter, and their own
 * tables. Each list is read at most once per `PAUSE`, and sent only when it has changed.
 */
import type { AnswerOf, LobbyFilter } from '@carson/protocol';
import { LIMITS } from '@carson/protocol';
import type { TableService } from '../play/table-service.ts';
import type { Time } from '../time.ts';
import { type Listener, textOf } from './publisher.ts';

export interface Lobby {
  /** Shows the lists now, and again whenever they change. Another filter replaces the one before. */
  watch(listener: Listener, filter: LobbyFilter): Promise<void>;
  unwatch(listener: Listener): void;
  /** A table has changed that may be listed; `people` have it in their own lists. */
  changed(people: readonly string[]): void;
}

export interface LobbyPorts {
  readonly tableService: Pick<TableService, 'list' | 'tablesOf'>;
  readonly time: Time;
  readonly failed: (problem: unknown) => void;
}

/** Milliseconds. */
const PAUSE = 1_000;

interface Visitor {
  readonly filter: LobbyFilter;
  /** The texts that were sent last. */
  tables: string;
  mine: string;
}

export function createLobby({ tableService, time, failed }: LobbyPorts): Lobby {
  const visitors = new Map<Listener, Visitor>();
  /** People whose own tables have changed since the lists were read. */
  const stale = new Set<string>();
  let isPlanned = false;

  const showTables = (listener: Listener, visitor: Visitor, page: AnswerOf<'tables'>): void => {
    const text = textOf({ type: 'lobby', ...page });
    if (text === visitor.tables) return;
    visitor.tables = text;
    listener.send(text);
  };

  const showMine = async (listener: Listener, visitor: Visitor): Promise<void> => {
    const tables = await tableService.tablesOf(listener.person.id, LIMITS.tablesOfPerson);
    const text = textOf({ type: 'myTables', tables: [...tables] });
    if (text === visitor.mine || visitors.get(listener) !== visitor) return;
    visitor.mine = text;
    listener.send(text);
  };

  /** Reads once for all listeners with the same filter. */
  const refresh = async (): Promise<void> => {
    const pages = new Map<string, Promise<AnswerOf<'tables'>>>();
    const people = new Set(stale);
    stale.clear();
    for (const [listener, visitor] of [...visitors]) {
      const key = JSON.stringify(visitor.filter);
      const page = pages.get(key) ?? tableService.list(visitor.filter);
      pages.set(key, page);
      const shown = await page;
      if (visitors.get(listener) === visitor) showTables(listener, visitor, shown);
      if (people.has(listener.person.id)) await showMine(listener, visitor);
    }
  };

  return {
    async watch(listener, filter) {
      const visitor: Visitor = { filter, tables: '', mine: '' };
      visitors.set(listener, visitor);
      const page = await tableService.list(filter);
      if (visitors.get(listener) === visitor) showTables(listener, visitor, page);
      await showMine(listener, visitor);
    },
    unwatch: (listener) => void visitors.delete(listener),
    changed(people) {
      if (visitors.size === 0) return;
      for (const person of people) stale.add(person);
      if (isPlanned) return;
      isPlanned = true;
      time.later(PAUSE, () => {
        isPlanned = false;
        refresh().catch(failed);
      });
    },
  };
}
