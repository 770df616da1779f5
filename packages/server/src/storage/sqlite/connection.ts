/** One connection to an SQLite file, and its prepared statements. */
import { setTimeout } from 'node:timers/promises';
import type { QueryResult } from 'kysely';
import Sqlite from 'libsql/promise';
import { codeOf } from './private-file.ts';

/** Of libsql, which declares no types for it, what is used here. */
interface Library {
  prepare(text: string): Promise<Statement>;
  exec(text: string): Promise<void>;
  close(): void;
}

interface Statement {
  readonly reader: boolean;
  run(parameters: readonly unknown[]): { readonly changes: number };
  all<Row>(parameters: readonly unknown[]): Promise<Row[]>;
}

const MOST_PREPARED = 500;
/** Another process may be starting on the same file: SQLite's own waiting would block us, so we try again. */
const BUSY = { tries: 200, pause: 50 } as const;

export class Connection {
  readonly #library: Library;
  /** The query builder would prepare every query again; our few hundred texts are prepared once. */
  readonly #prepared = new Map<string, Statement>();

  constructor(file: string) {
    try {
      this.#library = new Sqlite(file, { timeout: 0 });
    } catch {
      throw new Error(`${file} cannot be opened as a file`);
    }
  }

  /** Carries out one statement; those of one connection must follow one another. */
  async execute<Row>(text: string, parameters: readonly unknown[] = []): Promise<QueryResult<Row>> {
    const statement = this.#prepared.get(text) ?? (await this.#prepare(text));
    if (statement.reader) return { rows: await statement.all<Row>(parameters) };
    return { numAffectedRows: BigInt(statement.run(parameters).changes), rows: [] };
  }

  /** Beside the event loop: for what waits for the disk. */
  exec(text: string): Promise<void> {
    return this.#library.exec(text);
  }

  close(): void {
    this.#library.close();
  }

  async #prepare(text: string): Promise<Statement> {
    const statement = await this.#library.prepare(text);
    if (this.#prepared.size < MOST_PREPARED) this.#prepared.set(text, statement);
    return statement;
  }
}

/** Tries again as long as another connection or process has the file. */
export async function untilFree<T>(work: () => Promise<T>, most: number = BUSY.tries): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (problem) {
      if (codeOf(problem) !== 'SQLITE_BUSY' || tries === most) throw problem;
      await setTimeout(BUSY.pause);
    }
  }
}
