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

  const remember = (person: Person): void => {
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(person.id, { person, until: time.now() + REMEMBERED_FOR });
  };

  return {
    async named(ids) {
      const missing = ids.filter((id) => (known.get(id)?.until ?? 0) <= time.now());
      for (const { id, name, kind } of await store.people(missing)) remember({ id, name, kind });
      return new Map(
        ids.map((id) => [id, known.get(id)?.person ?? { id, name: '', kind: 'visitor' as const }]),
      );
    },
    forget: (id) => void known.delete(id),
  };
}
