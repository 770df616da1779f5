/** Opens the database: one SQLite file, or a PostgreSQL server. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type DatabaseKind, migrate } from './migrations.ts';
import type { Db, Schema } from './schema.ts';
import { sqliteDialect } from './sqlite/dialect.ts';

export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly connections?: number };

export interface Database {
  readonly kind: DatabaseKind;
  readonly db: Db;
  close(): Promise<void>;
}

/** Receives the milliseconds that a query took. */
export type QueryWatcher = (milliseconds: number) => void;

/** The database cannot be opened; the cause says why. */
export class NoDatabase extends Error {}

export async function openDatabase(address: DatabaseAddress, watch?: QueryWatcher): Promise<Database> {
  let db: Db | undefined;
  try {
    if (address.kind === 'postgres') await probe(address.url);
    db = new Kysely<Schema>({
      dialect: address.kind === 'sqlite' ? sqliteDialect(address.file) : postgresDialect(address),
      log: (event) => watch?.(event.queryDurationMillis),
    });
    await migrate(db, address.kind);
    return opened(address.kind, db);
  } catch (cause) {
    await db?.destroy();
    throw new NoDatabase('the database cannot be opened', { cause });
  }
}

function opened(kind: DatabaseKind, db: Db): Database {
  return { kind, db, close: () => db.destroy() };
}

const INT8 = 20;
/** Milliseconds; a start should not hang on a server that does not answer. */
const PROBE_TIMEOUT = 10_000;
/** Milliseconds until a query gives up waiting for a connection. */
const CONNECTION_TIMEOUT = 30_000;

async function probe(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PROBE_TIMEOUT });
  client.on('error', () => undefined);
  await client.connect();
  await client.end();
}

function postgresDialect({ url, connections = 8 }: { url: string; connections?: number }): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'carson-city',
    max: connections,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    keepAlive: true,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
    } as pg.CustomTypesConfig,
  });
  // A connection that breaks is replaced by the pool, and its query is rejected. Without listeners, for idle ones
  // and for those between two queries, it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
