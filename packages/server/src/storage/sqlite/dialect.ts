/**
 * An SQLite file behind the query builder. Statements touch memory and are done at once; whatever waits for the
 * disk does so beside the event loop: a commit, and bringing committed pages from the write-ahead log into the file.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { SqliteFile } from './file.ts';
import { SingleQueries, WriteLock } from './write-lock.ts';

export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

const CHECKPOINT_INTERVAL = 1_000;

/** Hands out the one connection that writes, in turn. */
class SqliteDriver implements Driver {
  readonly #file: SqliteFile;
  readonly #lock = new WriteLock();
  readonly #singles: SingleQueries;
  #checkpointing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(file: string) {
    this.#file = new SqliteFile(file);
    this.#singles = new SingleQueries(this.#file, this.#lock);
  }

  async init(): Promise<void> {
    await this.#file.open();
    this.#timer = setInterval(() => {
      this.#checkpointing = this.#checkpointing.then(() => this.#checkpoint());
    }, CHECKPOINT_INTERVAL).unref();
  }

  async #checkpoint(): Promise<void> {
    try {
      if (!(await this.#file.checkpointWhileWriting())) return;
      await this.#lock.acquire('others');
      await this.#file.checkpointRest().finally(() => this.#lock.release());
    } catch {
      // Another process is busy with it, or the disk is full: nothing is lost, and the next round tries again.
    }
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#file, this.#singles);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await this.#lock.acquire('transactions');
    try {
      await this.#file.begin();
      connection.isInTransaction = true;
    } catch (problem) {
      this.#lock.release();
      throw problem;
    }
  }

  /** Single writes that wait are committed with it. Where it fails, the query builder rolls back. */
  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await this.#singles.commitWithWaiting();
    connection.isInTransaction = false;
    this.#lock.release();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.isInTransaction = false;
    await this.#file.rollback().finally(() => this.#lock.release());
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    clearInterval(this.#timer);
    await this.#checkpointing;
    await this.#file.close();
  }
}

/** What the query builder takes for a connection: in a transaction it has the file, else it waits among the others. */
class SqliteConnection implements DatabaseConnection {
  isInTransaction = false;
  readonly #file: SqliteFile;
  readonly #singles: SingleQueries;

  constructor(file: SqliteFile, singles: SingleQueries) {
    this.#file = file;
    this.#singles = singles;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.isInTransaction
      ? this.#file.execute<Row>(query.sql, query.parameters)
      : this.#singles.execute<Row>(query);
  }

  // biome-ignore lint/correctness/useYield: the query builder asks for it, and nothing here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('nothing is streamed from SQLite');
  }
}
