/** Opens the database: one SQLite file, or a PostgreSQL server. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type DatabaseKind, migrate } from './migrations.ts';
import type { Db, Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly connections?: number };

export interface Database {
  readonly kind: DatabaseKind;
  readonly db: Db;
  close(): Promise<void>;
}

/** Milliseconds that a query took, for whoever measures. */
export type QueryWatcher = (milliseconds: number) => void;

export async function openDatabase(address: DatabaseAddress, watch?: QueryWatcher): Promise<Database> {
  const db = new Kysely<Schema>({
    dialect: address.kind === 'sqlite' ? sqliteDialect(address.file) : postgresDialect(address),
    log: (event) => watch?.(event.queryDurationMillis),
  });
  try {
    await migrate(db, address.kind);
  } catch (problem) {
    await db.destroy();
    throw problem;
  }
  return { kind: address.kind, db, close: () => db.destroy() };
}

const INT8 = 20;

function postgresDialect({ url, connections = 8 }: { url: string; connections?: number }): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
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
