/**
 * An SQLite file behind the query builder. Statements touch memory and are done at once; whatever waits for the
 * disk does so beside the event loop: a commit, and bringing committed pages from the write-ahead log into the file.
 */
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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
import Sqlite from 'libsql/promise';
import { Singles, Turns } from './sqlite-turns.ts';

export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Of libsql, which declares no types for it, what is used here. */
interface Connection {
  prepare(text: string): Promise<Statement>;
  exec(text: string): Promise<void>;
  close(): void;
}

interface Statement {
  readonly reader: boolean;
  run(parameters: readonly unknown[]): { readonly changes: number };
  all(parameters: readonly unknown[]): Promise<unknown[]>;
}

const PRAGMAS = [
  'journal_mode = wal',
  'synchronous = full',
  'foreign_keys = on',
  // What is deleted is overwritten, not just marked as free.
  'secure_delete = on',
  // We see to it ourselves; only a log of 64 MB would make a commit do it.
  'wal_autocheckpoint = 16384',
];
const PRIVATE = 0o600;
const CHECKPOINT = 'pragma wal_checkpoint(passive)';
const CHECKPOINT_EVERY = 1_000;
/** After so many checkpoints the log starts again. All writers wait for it, so not every time. */
const RESTART_EVERY = 5;
/** Another process may be starting on the same file: SQLite's own waiting would block us, so we try again. */
const BUSY = { tries: 200, pause: 50 } as const;
/** Tries while the process before us may still be stopping. */
const TAKEN = 40;
const ONE_PROCESS =
  'another process uses the SQLite file; one process per file, or several with DATABASE_URL';
const MOST_PREPARED = 500;

class SqliteFile {
  readonly #database: Connection;
  /** Beside the one that writes. */
  readonly #aside: Connection;
  #isWritten = false;
  /** The query builder would prepare every query again; our few hundred texts are prepared once. */
  readonly #prepared = new Map<string, Statement>();

  /** Held as long as the process lives: two of them would not know what the other one has in memory. */
  readonly #lock: Connection;

  constructor(file: string) {
    makeFolder(dirname(file));
    for (const path of [dirname(file), file].filter(existsSync)) accessSync(path, constants.W_OK);
    for (const path of [file, `${file}.lock`]) keepPrivate(path);
    this.#lock = opened(`${file}.lock`);
    this.#database = opened(file);
    this.#aside = opened(file);
  }

  async begin(): Promise<void> {
    await untilFree(() => this.carryOut('begin immediate'));
  }

  async commit(): Promise<void> {
    await this.#database.exec('commit');
    this.#isWritten = true;
  }

  async rollback(): Promise<void> {
    // A full disk ends the transaction by itself, and what failed is to be told, not that nothing is left to undo.
    await this.carryOut('rollback').catch((problem: unknown) => {
      if (!String(problem).includes('no transaction is active')) throw problem;
    });
  }

  async settle(): Promise<void> {
    await untilFree(() => this.#lock.exec('begin exclusive'), TAKEN).catch((problem: unknown) => {
      throw codeOf(problem) === 'SQLITE_BUSY' ? new Error(ONE_PROCESS) : problem;
    });
    for (const pragma of PRAGMAS) await untilFree(() => this.carryOut(`pragma ${pragma}`));
  }

  /** The bulk of it, while others write. Answers whether there was something. */
  async checkpointAside(): Promise<boolean> {
    if (!this.#isWritten) return false;
    this.#isWritten = false;
    await this.#aside.exec(CHECKPOINT);
    return true;
  }

  /** Copies what was written meanwhile, while there are no writers: only then can the log start again. */
  async checkpointRest(): Promise<void> {
    await this.#database.exec(CHECKPOINT);
  }

  /** Brings everything into the one file, so that a copy of it is a copy of all. */
  async close(): Promise<void> {
    this.#aside.close();
    await untilFree(() => this.#database.exec('pragma wal_checkpoint(truncate)')).catch(() => undefined);
    this.#database.close();
    this.#lock.close();
  }

  async carryOut<Row>(text: string, parameters: readonly unknown[] = []): Promise<QueryResult<Row>> {
    const statement = this.#prepared.get(text) ?? (await this.#prepare(text));
    if (statement.reader) return { rows: (await statement.all(parameters)) as Row[] };
    return { numAffectedRows: BigInt(statement.run(parameters).changes), rows: [] };
  }

  async #prepare(text: string): Promise<Statement> {
    const statement = await this.#database.prepare(text);
    if (this.#prepared.size < MOST_PREPARED) this.#prepared.set(text, statement);
    return statement;
  }
}

/** Not by Node's recursive way, which never comes to an end under /proc. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (problem) {
    // Another process may have been faster.
    if (isFolder(folder)) return;
    if (codeOf(problem) === 'EEXIST') throw new Error(`${folder} is there and is no folder`);
    throw problem;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** For the server's user alone; SQLite gives its log the rights of the file. */
function keepPrivate(file: string): void {
  try {
    closeSync(openSync(file, 'a', PRIVATE));
    chmodSync(file, PRIVATE);
  } catch {
    throw new Error(`${file} cannot be opened as a file`);
  }
}

function opened(file: string): Connection {
  try {
    return new Sqlite(file, { timeout: 0 });
  } catch {
    throw new Error(`${file} cannot be opened as a file`);
  }
}

function codeOf(problem: unknown): unknown {
  return problem instanceof Error && 'code' in problem ? problem.code : undefined;
}

async function untilFree(work: () => Promise<unknown>, most: number = BUSY.tries): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await work();
      return;
    } catch (problem) {
      if (codeOf(problem) !== 'SQLITE_BUSY' || tries === most) throw problem;
      await setTimeout(BUSY.pause);
    }
  }
}

/** One connection for all: each has it in turn. */
class SqliteDriver implements Driver {
  readonly #file: SqliteFile;
  readonly #turns = new Turns();
  readonly #singles: Singles;
  #tidying: Promise<void> = Promise.resolve();
  #clock: NodeJS.Timeout | undefined;
  /** Checkpoints since the log started again. */
  #checkpoints = 0;

  constructor(file: string) {
    this.#file = new SqliteFile(file);
    this.#singles = new Singles(this.#file, this.#turns);
  }

  async init(): Promise<void> {
    await this.#file.settle();
    this.#clock = setInterval(() => {
      this.#tidying = this.#tidying.then(() => this.#tidyUp());
    }, CHECKPOINT_EVERY).unref();
  }

  async #tidyUp(): Promise<void> {
    try {
      if (!(await this.#file.checkpointAside())) return;
      if (++this.#checkpoints < RESTART_EVERY) return;
      this.#checkpoints = 0;
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

  /** Where it fails, the query builder rolls back. */
  async commitTransaction(loan: Loan): Promise<void> {
    await this.#file.commit();
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
