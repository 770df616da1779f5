/** Opens the database: one SQLite file, or a PostgreSQL server. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Sqlite from 'libsql';
import pg from 'pg';
import { type DatabaseKind, migrate } from './migrations.ts';
import type { Db, Schema } from './schema.ts';

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

function sqliteDialect(file: string): SqliteDialect {
  mkdirSync(dirname(file), { recursive: true });
  return new SqliteDialect({
    database: async () => cachingStatements(new Sqlite(file, { timeout: 100 })),
    onCreateConnection: async (connection) => {
      for (const pragma of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on']) {
        await connection.executeQuery(CompiledQuery.raw(`pragma ${pragma}`));
      }
    },
  });
}

type SqliteDatabase = InstanceType<typeof Sqlite>;
type Statement = ReturnType<SqliteDatabase['prepare']>;

/** The query builder prepares anew for every query; our few hundred texts are prepared once. */
function cachingStatements(database: SqliteDatabase) {
  const prepared = new Map<string, Statement>();
  return {
    close: () => void database.close(),
    prepare: (text: string): Statement => {
      const known = prepared.get(text) ?? database.prepare(text);
      if (prepared.size < 500) prepared.set(text, known);
      return known;
    },
  };
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
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}
