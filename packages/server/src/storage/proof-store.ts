/** Sessions and tokens: how people prove who they are. Only hashes of their secrets are stored. */
import type { Scope } from '@carson/protocol';
import type { Db, Schema } from './schema.ts';

export interface StoredSession {
  readonly id: string;
  readonly person: string;
  readonly device: string;
  /** The hash of the browser's own number. */
  readonly browser?: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

export interface StoredToken {
  readonly id: string;
  readonly person: string;
  readonly label: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: number;
}

export interface ProofStore {
  addSession(session: StoredSession & { readonly secretHash: string }): Promise<void>;
  sessionBySecret(secretHash: string): Promise<StoredSession | undefined>;
  sessions(person: string): Promise<readonly StoredSession[]>;
  touchSession(id: string, seenAt: number): Promise<void>;
  endSession(person: string, id: string): Promise<boolean>;
  endOtherSessions(person: string, kept: string): Promise<void>;
  /** From now on only the new secret opens the session. */
  renewSession(id: string, secretHash: string): Promise<void>;
  hasSession(person: string, id: string): Promise<boolean>;
  /** Of a session that has no browser yet. */
  noteBrowser(id: string, browser: string): Promise<void>;
  /** The browsers in which these people have sessions. */
  browsersOf(
    people: readonly string[],
  ): Promise<readonly { readonly person: string; readonly browser: string }[]>;

  addToken(token: StoredToken & { readonly secretHash: string }): Promise<void>;
  tokenBySecret(secretHash: string): Promise<StoredToken | undefined>;
  tokens(people: readonly string[]): Promise<readonly StoredToken[]>;
  endToken(people: readonly string[], id: string): Promise<boolean>;
  /** All of them. */
  endTokens(people: readonly string[]): Promise<void>;
  hasToken(person: string, id: string): Promise<boolean>;
}

export function proofStore(db: Db): ProofStore {
  return { ...sessionQueries(db), ...sessionLookups(db), ...tokenQueries(db) };
}

/** Sessions that begin, go on and end. */
function sessionQueries(db: Db) {
  return {
    async addSession(session: StoredSession & { readonly secretHash: string }) {
      await db
        .insertInto('sessions')
        .values({
          id: session.id,
          person_id: session.person,
          secret_hash: session.secretHash,
          device: session.device,
          browser: session.browser ?? null,
          created_at: session.createdAt,
          seen_at: session.seenAt,
        })
        .execute();
    },
    async touchSession(id: string, seenAt: number) {
      await db.updateTable('sessions').set({ seen_at: seenAt }).where('id', '=', id).execute();
    },
    async renewSession(id: string, secretHash: string) {
      await db.updateTable('sessions').set({ secret_hash: secretHash }).where('id', '=', id).execute();
    },
    async noteBrowser(id: string, browser: string) {
      await db
        .updateTable('sessions')
        .set({ browser })
        .where('id', '=', id)
        .where('browser', 'is', null)
        .execute();
    },
    async endSession(person: string, id: string) {
      const ended = await db
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('person_id', '=', person)
        .executeTakeFirst();
      return ended.numDeletedRows === 1n;
    },
    async endOtherSessions(person: string, kept: string) {
      await db.deleteFrom('sessions').where('person_id', '=', person).where('id', '!=', kept).execute();
    },
  };
}

/** Which sessions there are. */
function sessionLookups(db: Db) {
  return {
    async sessionBySecret(secretHash: string) {
      const row = await db
        .selectFrom('sessions')
        .selectAll()
        .where('secret_hash', '=', secretHash)
        .executeTakeFirst();
      return row && sessionOf(row);
    },
    async sessions(person: string) {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('person_id', '=', person)
        .orderBy('seen_at', 'desc')
        .execute();
      return rows.map(sessionOf);
    },
    async browsersOf(people: readonly string[]) {
      if (people.length === 0) return [];
      const rows = await db
        .selectFrom('sessions')
        .select(['person_id', 'browser'])
        .distinct()
        .where('person_id', 'in', people)
        .execute();
      return rows.flatMap(({ person_id: person, browser }) =>
        browser === null ? [] : [{ person, browser }],
      );
    },
    async hasSession(person: string, id: string) {
      const found = db
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', id)
        .where('person_id', '=', person);
      return (await found.executeTakeFirst()) !== undefined;
    },
  };
}

function tokenQueries(db: Db) {
  return {
    async addToken(token: StoredToken & { readonly secretHash: string }) {
      await db
        .insertInto('tokens')
        .values({
          id: token.id,
          person_id: token.person,
          label: token.label,
          scopes: JSON.stringify(token.scopes),
          secret_hash: token.secretHash,
          created_at: token.createdAt,
        })
        .execute();
    },
    async tokenBySecret(secretHash: string) {
      const row = await db
        .selectFrom('tokens')
        .selectAll()
        .where('secret_hash', '=', secretHash)
        .executeTakeFirst();
      return row && tokenOf(row);
    },
    async tokens(people: readonly string[]) {
      const rows = await db
        .selectFrom('tokens')
        .selectAll()
        .where('person_id', 'in', people)
        .orderBy('created_at')
        .execute();
      return rows.map(tokenOf);
    },
    async endToken(people: readonly string[], id: string) {
      const ended = await db
        .deleteFrom('tokens')
        .where('id', '=', id)
        .where('person_id', 'in', people)
        .executeTakeFirst();
      return ended.numDeletedRows === 1n;
    },
    async endTokens(people: readonly string[]) {
      await db.deleteFrom('tokens').where('person_id', 'in', people).execute();
    },
    async hasToken(person: string, id: string) {
      const found = db.selectFrom('tokens').select('id').where('id', '=', id).where('person_id', '=', person);
      return (await found.executeTakeFirst()) !== undefined;
    },
  };
}

function sessionOf(row: Schema['sessions']): StoredSession {
  return {
    id: row.id,
    person: row.person_id,
    device: row.device,
    ...(row.browser === null ? {} : { browser: row.browser }),
    createdAt: row.created_at,
    seenAt: row.seen_at,
  };
}

function tokenOf(row: Schema['tokens']): StoredToken {
  return {
    id: row.id,
    person: row.person_id,
    label: row.label,
    scopes: JSON.parse(row.scopes),
    createdAt: row.created_at,
  };
}
