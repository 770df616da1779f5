/** Names by id, remembered for a while: every update of a table shows some. Whoever changes theirs is forgotten at once. */
import type { Person } from '@carson/protocol';
import type { PeopleStore } from '../storage/people-store.ts';
import type { Time } from '../time.ts';

export interface Directory {
  /** Everybody asked for; somebody unknown or deleted has an empty name. */
  named(ids: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  forget(id: string): void;
}

const REMEMBERED_FOR = 300_000;
const MOST_REMEMBERED = 20_000;

export function createDirectory(store: PeopleStore, time: Time): Directory {
  const known = new Map<string, { readonly person: Person; readonly until: number }>();

  /** Grows with everybody who is forgotten: what was being read meanwhile may be old. */
  let forgotten = 0;

  const remember = (people: readonly Person[]): void => {
    if (known.size + people.length > MOST_REMEMBERED) known.clear();
    for (const person of people) known.set(person.id, { person, until: time.now() + REMEMBERED_FOR });
  };

  return {
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
    },
  };
}
