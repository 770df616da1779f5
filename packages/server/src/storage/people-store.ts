import { withoutUndefined } from '@carson/engine';
import type { Person, PersonKind } from '@carson/protocol';
import type { Updateable } from 'kysely';
import { type ProofStore, proofStore } from './proof-store.ts';
import { hasChanged, withoutNulls } from './rows.ts';
import type { Db, Schema } from './schema.ts';

export interface StoredPerson extends Person {
  readonly passwordHash?: string;
  readonly owner?: string;
  readonly createdAt: number;
}

export interface PeopleStore extends ProofStore {
  addPerson(person: StoredPerson & { readonly nameKey: string }): Promise<boolean>;
  person(id: string): Promise<StoredPerson | undefined>;
  people(ids: readonly string[]): Promise<readonly StoredPerson[]>;
  /** Registered people and bots; visitors' names are not reserved. */
  byNameKey(nameKey: string): Promise<StoredPerson | undefined>;
  /** False where the name belongs to another person. */
  changePerson(
    id: string,
    change: { name: string; nameKey: string; kind: PersonKind; passwordHash?: string },
  ): Promise<boolean>;
  /** Takes this name from visitors who have it: their ids. */
  clearVisitors(nameKey: string): Promise<readonly string[]>;
  /** Brings the keys of all reserved names up to date; one that has become another person's stays as it was. */
  rekey(keyOf: (name: string) => string | undefined): Promise<void>;
  botsOf(owner: string): Promise<readonly StoredPerson[]>;
  /** Takes away everything personal; the id stays, because games refer to it. */
  forget(id: string): Promise<void>;

  /** Ends sessions not used since `before`, and forgets visitors who have none left and never sat down. */
  sweep(before: number): Promise<void>;

  /** The stored value; the given one where there was none yet. The same in every process. */
  setting(key: string, first: string): Promise<string>;
}

const PERSON = [
  'id',
  'name',
  'kind',
  'password_hash as passwordHash',
  'owner_id as owner',
  'created_at as createdAt',
] as const;

export function peopleStore(db: Db): PeopleStore {
  return {
    ...personQueries(db),
    ...nameQueries(db),
    ...leavingQueries(db),
    ...settingQueries(db),
    ...proofStore(db),
  };
}

/** People by id and name. */
function personQueries(
  db: Db,
): Pick<PeopleStore, 'addPerson' | 'person' | 'people' | 'byNameKey' | 'botsOf'> {
  const people = () => db.selectFrom('people').select(PERSON);
  return {
    async addPerson(person) {
      return await hasChanged(
        db
          .insertInto('people')
          .values({
            id: person.id,
            name: person.name,
            name_key: person.nameKey,
            kind: person.kind,
            password_hash: person.passwordHash ?? null,
            owner_id: person.owner ?? null,
            created_at: person.createdAt,
          })
          .onConflict((conflict) => conflict.doNothing()),
      );
    },
    async person(id) {
      const row = await people().where('id', '=', id).executeTakeFirst();
      return row && withoutNulls(row);
    },
    async people(ids) {
      if (ids.length === 0) return [];
      return (await people().where('id', 'in', ids).execute()).map(withoutNulls);
    },
    async byNameKey(nameKey) {
      const row = await people()
        .where('name_key', '=', nameKey)
        .where('kind', 'in', ['registered', 'bot'])
        .executeTakeFirst();
      return row && withoutNulls(row);
    },
    async botsOf(owner) {
      return (await people().where('owner_id', '=', owner).execute()).map(withoutNulls);
    },
  };
}

/** Names of people. */
function nameQueries(db: Db): Pick<PeopleStore, 'changePerson' | 'clearVisitors' | 'rekey'> {
  return {
    changePerson(id, { name, nameKey, kind, passwordHash }) {
      const password = withoutUndefined({ password_hash: passwordHash });
      return updateUnlessTaken(db, id, { name, name_key: nameKey, kind, ...password });
    },
    async clearVisitors(nameKey) {
      const cleared = await db
        .updateTable('people')
        .set({ name: '', name_key: '' })
        .where('name_key', '=', nameKey)
        .where('kind', '=', 'visitor')
        .returning('id')
        .execute();
      return cleared.map(({ id }) => id);
    },
    async rekey(keyOf) {
      const reserved = db.selectFrom('people').select(['id', 'name', 'name_key']);
      for (const { id, name, name_key } of await reserved
        .where('kind', 'in', ['registered', 'bot'])
        .orderBy('created_at')
        .execute()) {
        const key = keyOf(name);
        if (key !== undefined && key !== name_key) await updateUnlessTaken(db, id, { name_key: key });
      }
    },
  };
}

const OF_PERSON = [
  ...(['sessions', 'tokens', 'notices', 'notice_channels', 'vacations', 'quiet_hours'] as const),
  ...(['queued_answers', 'reports', 'chat', 'mutes', 'daily'] as const),
];

/** People who leave, or have left. */
function leavingQueries(db: Db): Pick<PeopleStore, 'sweep' | 'forget'> {
  return {
    async sweep(before) {
      await db.deleteFrom('sessions').where('seen_at', '<', before).execute();
      await db
        .deleteFrom('people')
        .where('kind', '=', 'visitor')
        .where('created_at', '<', before)
        .where('id', 'not in', db.selectFrom('sessions').select('person_id'))
        .where('id', 'not in', db.selectFrom('seats').select('person_id'))
        .execute();
    },
    async forget(id) {
      await db.transaction().execute(async (tx) => {
        const bots = await tx.selectFrom('people').select('id').where('owner_id', '=', id).execute();
        const ids = [id, ...bots.map((bot) => bot.id)];
        const said = tx.selectFrom('chat').select('id').where('person_id', 'in', ids);
        await tx.deleteFrom('reports').where('chat_id', 'in', said).execute();
        for (const table of OF_PERSON) await tx.deleteFrom(table).where('person_id', 'in', ids).execute();
        await tx
          .updateTable('people')
          .set({ name: '', name_key: '', kind: 'visitor', password_hash: null, owner_id: null })
          .where('id', 'in', ids)
          .execute();
      });
    },
  };
}

function settingQueries(db: Db): Pick<PeopleStore, 'setting'> {
  return {
    async setting(key, first) {
      await db
        .insertInto('settings')
        .values({ key, value: first })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const row = await db
        .selectFrom('settings')
        .select('value')
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      return row.value;
    },
  };
}

const PG_UNIQUE_VIOLATION = '23505';

/** False where the name belongs to another person, or the person is gone. */
async function updateUnlessTaken(db: Db, id: string, change: Updateable<Schema['people']>): Promise<boolean> {
  try {
    return await hasChanged(db.updateTable('people').set(change).where('id', '=', id));
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
    if (code === PG_UNIQUE_VIOLATION || code.startsWith('SQLITE_CONSTRAINT')) return false;
    throw problem;
  }
}
