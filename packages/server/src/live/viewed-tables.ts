/** Which table each browser has in front: its person needs no notice about that table. */
import type { Bus } from '../cluster/bus.ts';
import type { Members } from '../cluster/members.ts';
import type { Time } from '../time.ts';
import type { Listener } from './publisher.ts';

export interface ViewedTables {
  set(listener: Listener, table: string | undefined): void;
  /** Of the people connected to this process. */
  here(table: string): readonly string[];
  /** Records what another process reports. */
  report(process: string, table: string, people: readonly string[]): void;
  /** Asks the other processes too. */
  isInFront(person: string, table: string): Promise<boolean>;
}

export interface ViewedTablesPorts {
  readonly bus: Pick<Bus, 'send'>;
  readonly members: Pick<Members, 'others'>;
  readonly time: Time;
}

/** Milliseconds for the other processes to answer. A missing answer costs a needless notice, nothing more. */
const ANSWER_WITHIN = 300;

export function createViewedTables({ bus, members, time }: ViewedTablesPorts): ViewedTables {
  const own = new Map<string, Set<Listener>>();
  const viewedTables = new Map<Listener, string>();
  /** By table and process. */
  const elsewhere = new Map<string, Map<string, readonly string[]>>();

  const here = (table: string): readonly string[] => [
    ...new Set([...(own.get(table) ?? [])].map(({ person }) => person.id)),
  ];

  return {
    set(listener, table) {
      const before = viewedTables.get(listener);
      if (before !== undefined) {
        own.get(before)?.delete(listener);
        if (own.get(before)?.size === 0) own.delete(before);
      }
      if (table === undefined) {
        viewedTables.delete(listener);
        return;
      }
      viewedTables.set(listener, table);
      own.set(table, (own.get(table) ?? new Set()).add(listener));
    },
    here,
    report(process, table, people) {
      const known = elsewhere.get(table);
      if (known !== undefined) known.set(process, people);
    },
    async isInFront(person, table) {
      if (here(table).includes(person)) return true;
      if (members.others().length === 0) return false;
      const answers = elsewhere.get(table) ?? new Map<string, readonly string[]>();
      elsewhere.set(table, answers);
      bus.send({ kind: 'whoFronts', table });
      await new Promise<void>((resolve) => time.later(ANSWER_WITHIN, resolve));
      elsewhere.delete(table);
      return [...answers.values()].some((people) => people.includes(person));
    },
  };
}
