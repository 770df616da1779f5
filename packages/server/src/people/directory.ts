/** Names by id, remembered for a while: every update of a table shows some. A changed name is forgotten at once. */
import type { Person } from '@carson/protocol';
import type { PeopleStore } from '../storage/people-store.ts';
import type { Time } from '../time.ts';

export interface Directory {
  /** Everyone asked for; an unknown or deleted person has an empty name. */
  named(ids: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  /** Of these people, those who play in one browser or from one account with others of them, and with whom. */
  alike(ids: readonly string[]): Promise<Alike>;
  forget(id: string): void;
}

const REMEMBERED_FOR = 300_000;
const MOST_REMEMBERED = 20_000;

export type Alike = ReadonlyMap<string, readonly string[]>;

export function createDirectory(store: PeopleStore, time: Time): Directory {
  const known = new Map<string, { readonly person: Person; readonly until: number }>();

  /** Counts forgotten people: a read that started before one of them was forgotten may be stale. */
  let forgotten = 0;

  const remember = (people: readonly Person[]): void => {
    if (known.size + people.length > MOST_REMEMBERED) known.clear();
    for (const person of people) known.set(person.id, { person, until: time.now() + REMEMBERED_FOR });
  };

  /** By person: what other people at the table may have in common with them. */
  const traits = new Map<string, { readonly traits: readonly string[]; readonly until: number }>();

  const readTraits = async (ids: readonly string[]): Promise<void> => {
    if (traits.size + ids.length > MOST_REMEMBERED) traits.clear();
    const browsers = await store.browsersOf(ids);
    for (const { id, owner = id } of await store.people(ids)) {
      const own = browsers.flatMap(({ person, browser }) => (person === id ? [browser] : []));
      traits.set(id, { traits: [owner, ...own], until: time.now() + REMEMBERED_FOR });
    }
  };

  return {
    async alike(ids) {
      // A single person has nothing in common with others.
      if (ids.length < 2) return new Map();
      const now = time.now();
      const unknown = ids.filter((id) => (traits.get(id)?.until ?? 0) <= now);
      if (unknown.length > 0) await readTraits(unknown);
      const of = (id: string): readonly string[] => traits.get(id)?.traits ?? [];
      return new Map(
        ids.flatMap((id) => {
          const others = ids.filter((other) => other !== id && of(other).some((one) => of(id).includes(one)));
          return others.length === 0 ? [] : [[id, others] as const];
        }),
      );
    },
    async named(ids) {
      const now = time.now();
      const found = new Map<string, Person>();
      for (const id of ids) {
        const entry = known.get(id);
        if (entry !== undefined && entry.until > now) found.set(id, entry.person);
      }
      const before = forgotten;
      const read = (await store.people(ids.filter((id) => !found.has(id)))).map(
        ({ id, name, kind }): Person => ({ id, name, kind }),
      );
      if (forgotten === before) remember(read);
      for (const person of read) found.set(person.id, person);
      return new Map(ids.map((id) => [id, found.get(id) ?? { id, name: '', kind: 'visitor' as const }]));
    },
    forget(id) {
      forgotten++;
      known.delete(id);
      traits.delete(id);
    },
  };
}
