/** The lock on the one connection that writes to an SQLite file, and the single queries that share its commits. */
import { setTimeout } from 'node:timers/promises';
import type { CompiledQuery, QueryResult } from 'kysely';
import { TooManyWrites } from './too-many-writes.ts';

/** Moves are transactions, and players wait for them: they go before everything else. */
export type Lane = 'transactions' | 'others';

export class WriteLock {
  readonly #waiting: Readonly<Record<Lane, (() => void)[]>> = { transactions: [], others: [] };
  #isTaken = false;

  async acquire(lane: Lane): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting[lane].push(resolve));
    this.#isTaken = true;
  }

  /** Hands the lock to the next in line directly, so that no newcomer can take it. */
  release(): void {
    const next = this.#waiting.transactions.shift() ?? this.#waiting.others.shift();
    this.#isTaken = next !== undefined;
    next?.();
  }
}

/** Of the file, what single queries need. */
interface File {
  begin(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  execute<Row>(text: string, parameters?: readonly unknown[]): Promise<QueryResult<Row>>;
  read<Row>(text: string, parameters?: readonly unknown[]): Promise<QueryResult<Row>>;
}

interface Single {
  readonly query: CompiledQuery;
  readonly resolve: (result: QueryResult<never>) => void;
  readonly reject: (problem: unknown) => void;
}

/** In milliseconds. Where a transaction was committed in the last `busy`, a single write waits so long for the next one. */
const GROUPING = { busy: 100, wait: 25 } as const;
/** The most single writes that one commit of a transaction takes along: each lengthens it by a fraction of a millisecond. */
const MOST_JOINING = 16;
/** The most that may wait: one commit takes them all, so more accumulate only where the disk hardly responds. */
const MOST_WAITING = 1_000;

/**
 * Queries outside transactions. Reads never wait. Writes join the next transaction, or wait a moment and are then one
 * commit: however many there are, a move waits for at most one of them.
 */
export class SingleQueries {
  readonly #file: File;
  readonly #lock: WriteLock;
  readonly #pause: (milliseconds: number) => Promise<unknown>;
  readonly #waiting: Single[] = [];
  #isAtWork = false;
  #lastTransaction = Number.NEGATIVE_INFINITY;

  constructor(file: File, lock: WriteLock, pause: (milliseconds: number) => Promise<unknown> = setTimeout) {
    this.#file = file;
    this.#lock = lock;
    this.#pause = pause;
  }

  execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (query.query.kind === 'SelectQueryNode') return this.#file.read<Row>(query.sql, query.parameters);
    if (this.#waiting.length >= MOST_WAITING) return Promise.reject(new TooManyWrites());
    return new Promise<QueryResult<never>>((resolve, reject) => {
      this.#waiting.push({ query, resolve, reject });
      if (!this.#isAtWork) void this.#work();
    });
  }

  /** Commits the transaction that has the turn, together with writes that wait. */
  async commitWithWaiting(): Promise<void> {
    const group = this.#waiting.splice(0, Math.min(groupSize(this.#waiting), MOST_JOINING));
    await this.#tellAll(group, () => this.#executeAndCommit(group));
    this.#lastTransaction = performance.now();
  }

  async #work(): Promise<void> {
    this.#isAtWork = true;
    while (this.#waiting.length > 0) {
      if (performance.now() - this.#lastTransaction < GROUPING.busy) await this.#pause(GROUPING.wait);
      await this.#lock.acquire('others');
      // The failure has been reported to the callers.
      await this.#takeTurn()
        .catch(() => undefined)
        .finally(() => this.#lock.release());
    }
    this.#isAtWork = false;
  }

  /** Carries out everything that still waits, up to the next statement that stands alone. */
  async #takeTurn(): Promise<void> {
    const group = this.#waiting.splice(0, Math.max(1, groupSize(this.#waiting)));
    const [first] = group;
    if (first === undefined) return;
    await this.#tellAll(group, () =>
      isPlain(first) ? this.#executeAlone(first) : this.#executeInTransaction(group),
    );
  }

  /** Reports the outcome to the callers, once it is certain. */
  async #tellAll(group: readonly Single[], work: () => Promise<readonly (() => void)[]>): Promise<void> {
    try {
      for (const tell of await work()) tell();
    } catch (problem) {
      for (const { reject } of group) reject(problem);
      throw problem;
    }
  }

  async #executeAlone({ query, resolve }: Single): Promise<readonly (() => void)[]> {
    const result = await this.#file.execute<never>(query.sql, query.parameters);
    return [() => resolve(result)];
  }

  async #executeInTransaction(group: readonly Single[]): Promise<readonly (() => void)[]> {
    await this.#file.begin();
    try {
      return await this.#executeAndCommit(group);
    } catch (problem) {
      await this.#file.rollback().catch(() => undefined);
      throw problem;
    }
  }

  async #executeAndCommit(group: readonly Single[]): Promise<readonly (() => void)[]> {
    const tellAll: (() => void)[] = [];
    for (const single of group) tellAll.push(await this.#executeOne(single));
    await this.#file.commit();
    return tellAll;
  }

  /**
   * Returns the function that reports the outcome, to be called after the commit. A failed query does not roll back
   * the others.
   */
  async #executeOne({ query, resolve, reject }: Single): Promise<() => void> {
    try {
      await this.#file.execute('savepoint one');
      const result = await this.#file.execute<never>(query.sql, query.parameters);
      await this.#file.execute('release one');
      return () => resolve(result);
    } catch (problem) {
      // A full disk has ended the transaction: then the whole group has failed.
      await this.#file.execute('rollback to one').catch(() => Promise.reject(problem));
      return () => reject(problem);
    }
  }
}

/** How many of those that wait can share a commit. */
function groupSize(waiting: readonly Single[]): number {
  const plain = waiting.findIndex(isPlain);
  return plain < 0 ? waiting.length : plain;
}

/** A statement in plain text may be one that no transaction allows, so it stands alone. */
function isPlain({ query }: Single): boolean {
  return query.query.kind === 'RawNode';
}
