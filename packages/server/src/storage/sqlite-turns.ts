/** Who has the one connection to an SQLite file, and when. */
import type { CompiledQuery, QueryResult } from 'kysely';

/** Moves are transactions, and players wait for them: they go before everything else. */
export type Lane = 'transactions' | 'others';

export class Turns {
  readonly #waiting: Readonly<Record<Lane, (() => void)[]>> = { transactions: [], others: [] };
  #isTaken = false;

  async take(lane: Lane): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting[lane].push(resolve));
    this.#isTaken = true;
  }

  /** Hands over to the next, so that nobody comes in between. */
  giveBack(): void {
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
  carryOut<Row>(text: string, parameters?: readonly unknown[]): Promise<QueryResult<Row>>;
}

interface Single {
  readonly query: CompiledQuery;
  readonly resolve: (result: QueryResult<never>) => void;
  readonly reject: (problem: unknown) => void;
}

const WRITES: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/**
 * Queries outside transactions. Those that have come in meanwhile are carried out in one turn, and what they write is
 * one commit: however many somebody sends, a move waits for one of them at most.
 */
export class Singles {
  readonly #file: File;
  readonly #turns: Turns;
  readonly #waiting: Single[] = [];
  #isAtWork = false;

  constructor(file: File, turns: Turns) {
    this.#file = file;
    this.#turns = turns;
  }

  carryOut<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return new Promise<QueryResult<never>>((resolve, reject) => {
      this.#waiting.push({ query, resolve, reject });
      if (!this.#isAtWork) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isAtWork = true;
    while (this.#waiting.length > 0) {
      await this.#turns.take('others');
      const group = this.#waiting.splice(0, groupSize(this.#waiting));
      await this.#carryOutAll(group).finally(() => this.#turns.giveBack());
    }
    this.#isAtWork = false;
  }

  async #carryOutAll(group: readonly Single[]): Promise<void> {
    const isWriting = group.some(({ query }) => WRITES.has(query.query.kind));
    try {
      if (isWriting) await this.#file.begin();
      const tellAll: (() => void)[] = [];
      for (const single of group) tellAll.push(await this.#carryOutOne(single));
      if (isWriting) await this.#file.commit();
      for (const tell of tellAll) tell();
    } catch (problem) {
      if (isWriting) await this.#file.rollback().catch(() => undefined);
      for (const { reject } of group) reject(problem);
    }
  }

  /** Returns how its asker is told, which must wait for the commit. One that fails takes nothing of the others back. */
  async #carryOutOne({ query, resolve, reject }: Single): Promise<() => void> {
    const isWriting = WRITES.has(query.query.kind);
    try {
      if (isWriting) await this.#file.carryOut('savepoint one');
      const result = await this.#file.carryOut<never>(query.sql, query.parameters);
      if (isWriting) await this.#file.carryOut('release one');
      return () => resolve(result);
    } catch (problem) {
      // A full disk has ended the transaction: then all must hear of that.
      const back = () => this.#file.carryOut('rollback to one');
      if (isWriting) await back().catch(() => Promise.reject(problem));
      return () => reject(problem);
    }
  }
}

/** A statement in plain text may be one that no transaction allows, so it stands alone. */
function groupSize(waiting: readonly Single[]): number {
  const plain = waiting.findIndex(({ query }) => query.query.kind === 'RawNode');
  return plain < 0 ? waiting.length : Math.max(1, plain);
}
