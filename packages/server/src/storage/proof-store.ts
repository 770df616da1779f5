/** Sessions and tokens: how people prove who they are. Only hashes of their secrets are stored. */
import type { Scope } from '@carson/protocol';
import { hasChanged, withoutNulls } from './rows.ts';
import type { Db } from './schema.ts';

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

const SESSION = [
  'id',
  'person_id as person',
  'device',
  'browser',
  'created_at as createdAt',
  'seen_at as seenAt',
] as const;
const TOKEN = ['id', 'person_id as person', 'label', 'scopes', 'created_at as createdAt'] as const;

export function proofStore(db: Db): ProofStore {
  return { ...sessionQueries(db), ...sessionLookups(db), ...tokenQueries(db) };
}

/** Sessions that begin, go on and end. */
function sessionQueries(
  db: Db,
): Pick<
  ProofStore,
  'addSession' | 'touchSession' | 'renewSession' | 'noteBrowser' | 'endSession' | 'endOtherSessions'
> {
  return {
    async addSession(session) {
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
    async touchSession(id, seenAt) {
      await db.updateTable('sessions').set({ seen_at: seenAt }).where('id', '=', id).execute();
    },
    async renewSession(id, secretHash) {
      await db.updateTable('sessions').set({ secret_hash: secretHash }).where('id', '=', id).execute();
    },
    async noteBrowser(id, browser) {
      await db
        .updateTable('sessions')
        .set({ browser })
        .where('id', '=', id)
        .where('browser', 'is', null)
        .execute();
    },
    async endSession(person, id) {
      return hasChanged(db.deleteFrom('sessions').where('id', '=', id).where('person_id', '=', person));
    },
    async endOtherSessions(person, kept) {
      await db.deleteFrom('sessions').where('person_id', '=', person).where('id', '!=', kept).execute();
    },
  };
}

/** Which sessions there are. */
function sessionLookups(
  db: Db,
): Pick<ProofStore, 'sessionBySecret' | 'sessions' | 'browsersOf' | 'hasSession'> {
  const sessions = () => db.selectFrom('sessions').select(SESSION);
  return {
    async sessionBySecret(secretHash) {
      const row = await sessions().where('secret_hash', '=', secretHash).executeTakeFirst();
      return row && withoutNulls(row);
    },
    async sessions(person) {
      const rows = await sessions().where('person_id', '=', person).orderBy('seen_at', 'desc').execute();
      return rows.map(withoutNulls);
    },
    async browsersOf(people) {
      if (people.length === 0) return [];
      return db
        .selectFrom('sessions')
        .select(['person_id as person', 'browser'])
        .distinct()
        .where('person_id', 'in', people)
        .where('browser', 'is not', null)
        .$narrowType<{ browser: string }>()
        .execute();
    },
    async hasSession(person, id) {
      const found = db
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', id)
        .where('person_id', '=', person);
      return (await found.executeTakeFirst()) !== undefined;
    },
  };
}

function tokenQueries(
  db: Db,
): Pick<ProofStore, 'addToken' | 'tokenBySecret' | 'tokens' | 'endToken' | 'endTokens' | 'hasToken'> {
  const tokens = () => db.selectFrom('tokens').select(TOKEN);
  return {
    async addToken(token) {
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
    async tokenBySecret(secretHash) {
      const row = await tokens().where('secret_hash', '=', secretHash).executeTakeFirst();
      return row && withScopes(row);
    },
    async tokens(people) {
      const rows = await tokens().where('person_id', 'in', people).orderBy('created_at').execute();
      return rows.map(withScopes);
    },
    async endToken(people, id) {
      return hasChanged(db.deleteFrom('tokens').where('id', '=', id).where('person_id', 'in', people));
    },
    async endTokens(people) {
      await db.deleteFrom('tokens').where('person_id', 'in', people).execute();
    },
    async hasToken(person, id) {
      const found = db.selectFrom('tokens').select('id').where('id', '=', id).where('person_id', '=', person);
      return (await found.executeTakeFirst()) !== undefined;
    },
  };
}

function withScopes(token: Omit<StoredToken, 'scopes'> & { readonly scopes: string }): StoredToken {
  return { ...token, scopes: JSON.parse(token.scopes) };
}
