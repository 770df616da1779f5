/**
 * An SQLite file with three connections: one writes, one reads, and one brings committed pages from the write-ahead log
 * into the file. Readers and writers never wait for each other.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { QueryResult } from 'kysely';
import { Connection, untilFree } from './connection.ts';
import { codeOf, keepPrivate, makeFolder } from './private-file.ts';

const PRAGMAS = [
  'journal_mode = wal',
  'synchronous = full',
  'foreign_keys = on',
  // Deleted rows are overwritten, not just marked as free.
  'secure_delete = on',
  // Checkpoints are our own; only a log of 64 MB would make a commit run one.
  'wal_autocheckpoint = 16384',
];
const CHECKPOINT = 'pragma wal_checkpoint(passive)';
/** Copying waits for the disk, and moves wait with it: it runs after this many commits, or when there are no writes. */
const COMMITS_PER_CHECKPOINT = 1_000;
/** Tries while the process before us may still be stopping. */
const LOCK_TRIES = 40;
const ONE_PROCESS =
  'another process uses the SQLite file; one process per file, or several with DATABASE_URL';

export class SqliteFile {
  readonly #writer: Connection;
  readonly #reader: Connection;
  readonly #copier: Connection;
  /** Held as long as the process lives: two of them would not know what the other one has in memory. */
  readonly #lock: Connection;
  #reading: Promise<unknown> = Promise.resolve();
  readonly #commits = { sinceCopied: 0, sinceAsked: 0 };

  constructor(file: string) {
    makeFolder(dirname(file));
    for (const path of [dirname(file), file].filter(existsSync)) accessSync(path, constants.W_OK);
    for (const path of [file, `${file}.lock`]) keepPrivate(path);
    this.#lock = new Connection(`${file}.lock`);
    this.#writer = new Connection(file);
    this.#reader = new Connection(file);
    this.#copier = new Connection(file);
  }

  async open(): Promise<void> {
    await untilFree(() => this.#lock.exec('begin exclusive'), LOCK_TRIES).catch((problem: unknown) => {
      throw codeOf(problem) === 'SQLITE_BUSY' ? new Error(ONE_PROCESS) : problem;
    });
    for (const pragma of PRAGMAS) await untilFree(() => this.execute(`pragma ${pragma}`));
  }

  async begin(): Promise<void> {
    await untilFree(() => this.execute('begin immediate'));
  }

  async commit(): Promise<void> {
    await this.#writer.exec('commit');
    this.#commits.sinceCopied++;
    this.#commits.sinceAsked++;
  }

  async rollback(): Promise<void> {
    // A full disk has already ended the transaction; report the original failure, not that there is nothing to roll
    // back.
    await this.execute('rollback').catch((problem: unknown) => {
      if (!String(problem).includes('no transaction is active')) throw problem;
    });
  }

  /** By the connection that writes. */
  execute<Row>(text: string, parameters: readonly unknown[] = []): Promise<QueryResult<Row>> {
    return this.#writer.execute<Row>(text, parameters);
  }

  /** Reads what is committed; one after the other, because a prepared statement has one use at a time. */
  read<Row>(text: string, parameters: readonly unknown[] = []): Promise<QueryResult<Row>> {
    const result = this.#reading.then(() => untilFree(() => this.#reader.execute<Row>(text, parameters)));
    this.#reading = result.catch(() => undefined);
    return result;
  }

  /** Copies the bulk of the log while others write. Returns whether it was time for that. */
  async checkpointWhileWriting(): Promise<boolean> {
    const { sinceCopied, sinceAsked } = this.#commits;
    this.#commits.sinceAsked = 0;
    if (sinceCopied === 0 || (sinceAsked > 0 && sinceCopied < COMMITS_PER_CHECKPOINT)) return false;
    this.#commits.sinceCopied = 0;
    await this.#copier.exec(CHECKPOINT);
    return true;
  }

  /** Copies what was written meanwhile, while there are no writers: only then can the log start again. */
  async checkpointRest(): Promise<void> {
    await this.#writer.exec(CHECKPOINT);
  }

  /** Brings everything into the one file, so that a copy of it is a copy of all. */
  async close(): Promise<void> {
    await this.#reading;
    this.#reader.close();
    this.#copier.close();
    await untilFree(() => this.#writer.exec('pragma wal_checkpoint(truncate)')).catch(() => undefined);
    this.#writer.close();
    this.#lock.close();
  }
}
