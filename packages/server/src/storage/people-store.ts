import { withoutUndefined } from '@carson/engine';
import type { Person, PersonKind } from '@carson/protocol';
import { type ProofStore, proofStore } from './proof-store.ts';
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
function personQueries(db: Db) {
  return {
    async addPerson(person: StoredPerson & { readonly nameKey: string }) {
      const added = await db
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
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      return added.length === 1;
    },
    async person(id: string) {
      const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
      return row && personOf(row);
    },
    async people(ids: readonly string[]) {
      if (ids.length === 0) return [];
      return (await db.selectFrom('people').selectAll().where('id', 'in', ids).execute()).map(personOf);
    },
    async byNameKey(nameKey: string) {
      const row = await db
        .selectFrom('people')
        .selectAll()
        .where('name_key', '=', nameKey)
        .where('kind', 'in', ['registered', 'bot'])
        .executeTakeFirst();
      return row && personOf(row);
    },
    async botsOf(owner: string) {
      const rows = await db.selectFrom('people').selectAll().where('owner_id', '=', owner).execute();
      return rows.map(personOf);
    },
  };
}

/** Names of people. */
function nameQueries(db: Db) {
  return {
    async changePerson(
      id: string,
      change: { name: string; nameKey: string; kind: PersonKind; passwordHash?: string },
    ) {
      const { name, nameKey, kind, passwordHash } = change;
      const update = db
        .updateTable('people')
        .set({
          name,
          name_key: nameKey,
          kind,
          ...withoutUndefined({ password_hash: passwordHash }),
        })
        .where('id', '=', id);
      return unlessTaken(async () => (await update.executeTakeFirst()).numUpdatedRows === 1n);
    },
    async clearVisitors(nameKey: string) {
      const cleared = await db
        .updateTable('people')
        .set({ name: '', name_key: '' })
        .where('name_key', '=', nameKey)
        .where('kind', '=', 'visitor')
        .returning('id')
        .execute();
      return cleared.map(({ id }) => id);
    },
    async rekey(keyOf: (name: string) => string | undefined) {
      const reserved = db.selectFrom('people').select(['id', 'name', 'name_key']);
      for (const { id, name, name_key } of await reserved
        .where('kind', 'in', ['registered', 'bot'])
        .orderBy('created_at')
        .execute()) {
        const key = keyOf(name);
        if (key === undefined || key === name_key) continue;
        const update = db.updateTable('people').set({ name_key: key }).where('id', '=', id);
        await unlessTaken(async () => (await update.executeTakeFirst()).numUpdatedRows === 1n);
      }
    },
  };
}

/** People who leave, or have left. */
function leavingQueries(db: Db) {
  return {
    async sweep(before: number) {
      await db.deleteFrom('sessions').where('seen_at', '<', before).execute();
      await db
        .deleteFrom('people')
        .where('kind', '=', 'visitor')
        .where('created_at', '<', before)
        .where('id', 'not in', db.selectFrom('sessions').select('person_id'))
        .where('id', 'not in', db.selectFrom('seats').select('person_id'))
        .execute();
    },
    async forget(id: string) {
      await db.transaction().execute(async (tx) => {
        const bots = await tx.selectFrom('people').select('id').where('owner_id', '=', id).execute();
        const ids = [id, ...bots.map((bot) => bot.id)];
        await tx.deleteFrom('sessions').where('person_id', 'in', ids).execute();
        await tx.deleteFrom('tokens').where('person_id', 'in', ids).execute();
        await tx.deleteFrom('notices').where('person_id', 'in', ids).execute();
        await tx.deleteFrom('notice_channels').where('person_id', 'in', ids).execute();
        await tx.deleteFrom('vacations').where('person_id', 'in', ids).execute();
        await tx.deleteFrom('quiet_hours').where('person_id', 'in', ids).execute();
        await tx.deleteFrom('queued_answers').where('person_id', 'in', ids).execute();
        const said = tx.selectFrom('chat').select('id').where('person_id', 'in', ids);
        await tx.deleteFrom('reports').where('chat_id', 'in', said).execute();
        await tx.deleteFrom('chat').where('person_id', 'in', ids).execute();
        await tx.deleteFrom('mutes').where('person_id', 'in', ids).execute();
        await tx.deleteFrom('daily').where('person_id', 'in', ids).execute();
        await tx.deleteFrom('reports').where('person_id', 'in', ids).execute();
        await tx
          .updateTable('people')
          .set({ name: '', name_key: '', kind: 'visitor', password_hash: null, owner_id: null })
          .where('id', 'in', ids)
          .execute();
      });
    },
  };
}

function settingQueries(db: Db) {
  return {
    async setting(key: string, first: string) {
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

function personOf(row: Schema['people']): StoredPerson {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    createdAt: row.created_at,
    ...(row.password_hash === null ? {} : { passwordHash: row.password_hash }),
    ...(row.owner_id === null ? {} : { owner: row.owner_id }),
  };
}

const PG_UNIQUE_VIOLATION = '23505';

/** False where a unique name stood in the way. */
async function unlessTaken(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
    if (code === PG_UNIQUE_VIOLATION || code.startsWith('SQLITE_CONSTRAINT')) return false;
    throw problem;
  }
}
