/** People at tables, and everything that the server has told them is done. */
import { pick, type Random } from '@carson/engine';
import { expect } from 'vitest';
import { type Client, newCommandId } from './client.ts';
import { anyAnswer, must } from './play.ts';

interface Acknowledged {
  readonly client: Client;
  readonly table: string;
  readonly id: string;
  readonly answer: NonNullable<ReturnType<typeof anyAnswer>>;
  readonly version: number;
}

export class AcknowledgedMoves {
  readonly kept: Acknowledged[] = [];

  constructor(
    readonly tables: readonly string[],
    readonly people: readonly Client[],
    readonly random: Random,
  ) {}

  /** Answers for every seat that owes something at one of the tables. */
  async move(table = pick(this.random, this.tables)): Promise<void> {
    for (const client of this.people) {
      const answer = anyAnswer(await client.look(table), this.random);
      if (answer === undefined) continue;
      const id = newCommandId();
      const reply = await client.act(table, answer, id);
      if (reply.ok) this.kept.push({ client, table, id, answer, version: reply.value.version });
    }
  }

  /** Waits until `more` further moves are acknowledged, however long bots think. */
  async moveOn(more: number): Promise<void> {
    const enough = this.kept.length + more;
    while (this.kept.length < enough) await this.move();
  }

  /** The last ones, or all: each is answered as it was at first. */
  async expectKept(last = this.kept.length): Promise<void> {
    for (const { client, table, id, answer, version } of this.kept.slice(-last)) {
      expect(await must(client.act(table, answer, id))).toEqual({ version });
    }
  }

  /** Something more happens at every table that is not over. */
  async expectPlayable(): Promise<void> {
    const [first] = this.people;
    for (const table of this.tables) {
      const before = await first?.look(table);
      let after = before;
      while (before?.phase === 'playing' && after?.version === before.version) {
        await this.move(table);
        const query = { after: String(before.version), wait: '5' };
        after = await first?.call('table', { params: { table }, query });
      }
    }
  }
}
