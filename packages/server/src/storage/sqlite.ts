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
import { SqliteFile } from './sqlite-file.ts';
import { Singles, Turns } from './sqlite-turns.ts';

export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

const TIDY_EVERY = 1_000;

/** One connection for all that write: each has it in turn. */
class SqliteDriver implements Driver {
  readonly #file: SqliteFile;
  readonly #turns = new Turns();
  readonly #singles: Singles;
  #tidying: Promise<void> = Promise.resolve();
  #clock: NodeJS.Timeout | undefined;

  constructor(file: string) {
    this.#file = new SqliteFile(file);
    this.#singles = new Singles(this.#file, this.#turns);
  }

  async init(): Promise<void> {
    await this.#file.settle();
    this.#clock = setInterval(() => {
      this.#tidying = this.#tidying.then(() => this.#tidyUp());
    }, TIDY_EVERY).unref();
  }

  async #tidyUp(): Promise<void> {
    try {
      if (!(await this.#file.checkpointAside())) return;
      await this.#turns.take('others');
      await this.#file.checkpointRest().finally(() => this.#turns.giveBack());
    } catch {
      // Another process is busy with it, or the disk is full: nothing is lost, and the next round tries again.
    }
  }

  async acquireConnection(): Promise<Loan> {
    return new Loan(this.#file, this.#singles);
  }

  async beginTransaction(loan: Loan): Promise<void> {
    await this.#turns.take('transactions');
    try {
      await this.#file.begin();
      loan.isInTransaction = true;
    } catch (problem) {
      this.#turns.giveBack();
      throw problem;
    }
  }

  /** Single writes that wait are committed with it. Where it fails, the query builder rolls back. */
  async commitTransaction(loan: Loan): Promise<void> {
    await this.#singles.commitWithThem();
    loan.isInTransaction = false;
    this.#turns.giveBack();
  }

  async rollbackTransaction(loan: Loan): Promise<void> {
    loan.isInTransaction = false;
    await this.#file.rollback().finally(() => this.#turns.giveBack());
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    clearInterval(this.#clock);
    await this.#tidying;
    await this.#file.close();
  }
}

/** What the query builder takes for a connection: in a transaction it has the file, else it waits among the others. */
class Loan implements DatabaseConnection {
  isInTransaction = false;
  readonly #file: SqliteFile;
  readonly #singles: Singles;

  constructor(file: SqliteFile, singles: Singles) {
    this.#file = file;
    this.#singles = singles;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.isInTransaction
      ? this.#file.carryOut<Row>(query.sql, query.parameters)
      : this.#singles.carryOut<Row>(query);
  }

  // biome-ignore lint/correctness/useYield: the query builder asks for it, and nothing here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('nothing is streamed from SQLite');
  }
}
