import { accepted } from '@carson/engine';
import { LIMITS, type TableEndpoint } from '@carson/protocol';
import type { House } from '../play/house.ts';
import type { Waiting } from '../play/waiting.ts';
import type { Time } from '../time.ts';
import type { Handlers } from './call.ts';

export interface TablePorts {
  readonly house: House;
  readonly waiting: Waiting;
  readonly time: Time;
}

export function tableHandlers({ house, waiting, time }: TablePorts): Handlers<TableEndpoint> {
  return {
    time: async () => accepted({ at: time.now() }),
    games: async () => accepted({ games: house.games() }),
    tables: async ({ query }) => accepted({ tables: await house.list(query) }),
    myTables: async ({ me }) => accepted({ tables: await house.tablesOf(me().id, LIMITS.tablesListed) }),
    createTable: ({ me, body }) => house.open(me().id, body.id, body.plan),
    async table({ me, params, query, gone }) {
      if (query.after !== undefined) {
        const seconds = Math.min(Number(query.wait ?? LIMITS.wait), LIMITS.wait);
        await waiting.forNewer(params.table, Number(query.after), { milliseconds: seconds * 1_000, gone });
      }
      return house.look(me().id, params.table);
    },
    async act({ me, params, body }) {
      const acted = await house.act(me().id, params.table, body);
      return acted.ok ? accepted({ version: acted.value }) : acted;
    },
    pastView: ({ me, params, query }) =>
      house.past(me().id, params.table, {
        moves: Number(params.moves),
        ...(query.seat === undefined ? {} : { seat: Number(query.seat) }),
      }),
    async rematch({ me, params }) {
      const table = await house.rematch(me().id, params.table);
      return table.ok ? accepted({ table: table.value }) : table;
    },
    record: ({ params }) => house.record(params.table),
    async importRecord({ me, body }) {
      const table = await house.importRecord(me().id, body.id, body.record);
      return table.ok ? accepted({ table: table.value }) : table;
    },
    verifyRecord: async ({ body }) => house.verify(body),
  };
}
