/** Who is looking at a table now, through any process. */
import type { Person } from '@carson/protocol';

export interface Presence {
  /** Each person once. */
  at(table: string): readonly Person[];
  /** Records what another process reports. */
  report(process: string, table: string, people: readonly Person[]): void;
  /** Forgets a process that has ended; returns the tables that people were watching through it. */
  forget(process: string): readonly string[];
}

export function createPresence(here: (table: string) => readonly Person[]): Presence {
  const elsewhere = new Map<string, Map<string, readonly Person[]>>();
  return {
    at(table) {
      const present = [here(table), ...(elsewhere.get(table)?.values() ?? [])].flat();
      return [...new Map(present.map((person) => [person.id, person])).values()];
    },
    report(process, table, people) {
      const known = elsewhere.get(table) ?? new Map<string, readonly Person[]>();
      if (people.length > 0) known.set(process, people);
      else known.delete(process);
      if (known.size > 0) elsewhere.set(table, known);
      else elsewhere.delete(table);
    },
    forget(process) {
      const touched: string[] = [];
      for (const [table, known] of elsewhere) {
        if (known.delete(process)) touched.push(table);
        if (known.size === 0) elsewhere.delete(table);
      }
      return touched;
    },
  };
}
