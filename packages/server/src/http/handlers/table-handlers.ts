import { accepted, refusal, refused } from '@carson/engine';
import { type AnswerOf, LIMITS, type TableEndpoint } from '@carson/protocol';
import type { TableService } from '../../play/table-service.ts';
import type { Waiting } from '../../play/waiting.ts';
import type { Time } from '../../time.ts';
import type { Proof } from '../../workers/proof.ts';
import type { Prover } from '../../workers/prover.ts';
import type { Handlers } from '../call.ts';

export interface TablePorts {
  readonly tableService: TableService;
  readonly waiting: Waiting;
  readonly prover: Prover;
  readonly time: Time;
}

export function tableHandlers({ tableService, waiting, prover, time }: TablePorts): Handlers<TableEndpoint> {
  return {
    time: async () => accepted({ at: time.now() }),
    games: async () => accepted({ games: tableService.games() }),
    tables: async ({ query }) => accepted(await tableService.list(query)),
    myTables: async ({ me }) =>
      accepted({ tables: await tableService.tablesOf(me().id, LIMITS.tablesOfPerson) }),
    myResults: async ({ me }) => accepted({ results: await tableService.resultsOf(me().id) }),
    createTable: ({ me, body }) => tableService.open(me().id, body.id, body.plan),
    async table({ me, params, query, gone }) {
      if (query.after !== undefined) {
        // Waiting wakes the table before it is looked at.
        if (!tableService.mayWake(me().id, params.table)) return refused(refusal('tooFast'));
        const seconds = Math.min(Number(query.wait ?? LIMITS.wait), LIMITS.wait);
        await waiting.forNewer(params.table, Number(query.after), { milliseconds: seconds * 1_000, gone });
      }
      return tableService.look(me().id, params.table);
    },
    async act({ me, params, body }) {
      const acted = await tableService.act(me().id, params.table, body);
      return acted.ok ? accepted({ version: acted.value }) : acted;
    },
    async beats({ me, params, query }) {
      const beats = await tableService.beats(me().id, params.table, {
        from: Number(params.from),
        to: Number(params.to),
        ...(query.seat === undefined ? {} : { seat: Number(query.seat) }),
      });
      return beats.ok ? accepted({ beats: beats.value }) : beats;
    },
    async rematch({ me, params }) {
      const table = await tableService.rematch(me().id, params.table);
      return table.ok ? accepted({ table: table.value }) : table;
    },
    record: ({ me, params }) => tableService.record(me().id, params.table),
    async importRecord({ me, text, owner }) {
      const proof = await prover.prove(owner, { text, kind: 'import' });
      if (!proof.ok) return proof;
      const table = await tableService.importRecord(me().id, proof.value);
      return table.ok ? accepted({ table: table.value }) : table;
    },
    async verifyRecord({ text, owner }) {
      const proof = await prover.prove(owner, { text, kind: 'verify' });
      return proof.ok ? accepted(verdictOn(proof.value)) : proof;
    },
  };
}

function verdictOn({ game, moves, hash, failure }: Proof): AnswerOf<'verifyRecord'> {
  return failure === undefined
    ? { ok: true, game, moves, hash }
    : { ok: false, move: failure.move, refusal: failure.refusal };
}
