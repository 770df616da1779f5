import { accepted } from '@carson/engine';
import { LIMITS } from '@carson/protocol';
import type { Chat } from '../live/chat.ts';
import type { Directory } from '../people/directory.ts';
import type { House } from '../play/house.ts';
import type { Waiting } from '../play/waiting.ts';
import type { Time } from '../time.ts';
import type { Handlers } from './call.ts';

export interface TablePorts {
  readonly house: House;
  readonly chat: Chat;
  readonly waiting: Waiting;
  readonly directory: Directory;
  readonly time: Time;
  readonly personChanged: (person: string) => void;
}

type Names =
  | 'myTables'
  | 'games'
  | 'tables'
  | 'createTable'
  | 'table'
  | 'act'
  | 'pastView'
  | 'rematch'
  | 'record'
  | 'importRecord'
  | 'verifyRecord'
  | 'chat'
  | 'say'
  | 'report'
  | 'muted'
  | 'mute'
  | 'unmute'
  | 'time';

const nothing = accepted({});

export function tableHandlers(ports: TablePorts): Handlers<Names> {
  const { house, chat, waiting, directory, time, personChanged } = ports;
  return {
    time: async () => accepted({ at: time.now() }),
    games: async () => accepted({ games: house.games() }),
    tables: async ({ query }) => accepted({ tables: await house.list(query) }),
    myTables: async ({ me }) => accepted({ tables: await house.tablesOf(me().id) }),
    createTable: ({ me, body }) => house.open(me().id, body.id, body.plan),
    async table({ me, params, query, gone }) {
      if (query.after !== undefined) {
        const seconds = Math.min(Number(query.wait ?? LIMITS.wait), LIMITS.wait);
        await waiting.forNewer(params.table, Number(query.after), { milliseconds: seconds * 1_000, gone });
      }
      return house.look(me().id, params.table);
    },
    async act({ me, params, body }) {
      const done = await house.act(me().id, params.table, body);
      return done.ok ? accepted({ version: done.value }) : done;
    },
    pastView: ({ me, params }) => house.past(me().id, params.table, Number(params.moves)),
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
    chat: async ({ me, params }) => accepted({ lines: await chat.lines(params.table, me().id) }),
    async say({ me, params, body }) {
      const said = await chat.say(me(), params.table, body);
      return said.ok ? nothing : said;
    },
    async report({ me, params, body }) {
      const reported = await chat.report(me(), params.id, body.reason);
      return reported.ok ? nothing : reported;
    },
    async muted({ me }) {
      const names = await directory.named(await chat.muted(me().id));
      return accepted({ people: [...names.values()] });
    },
    async mute({ me, params }) {
      const muted = await chat.mute(me(), params.id);
      if (!muted.ok) return muted;
      personChanged(me().id);
      return nothing;
    },
    async unmute({ me, params }) {
      await chat.unmute(me(), params.id);
      personChanged(me().id);
      return nothing;
    },
  };
}
