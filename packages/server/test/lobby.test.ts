/** The lobby over the live connection: told at once, then only what has changed, however much happens. */
import type { AnswerOf, ServerMessage } from '@carson/protocol';
import { describe, expect, it } from 'vitest';
import { createLobby } from '../src/live/lobby.ts';
import { fakeTime } from './support/fake-time.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { must } from './support/play.ts';
import { testServer } from './support/server.ts';

/** A lobby over lists that the test writes. */
function scripted() {
  const time = fakeTime();
  const read = { lists: 0, own: [] as string[] };
  const lists = { page: { tables: [] } as AnswerOf<'tables'> };
  const lobby = createLobby({
    tableService: {
      list: async () => {
        read.lists++;
        return lists.page;
      },
      tablesOf: async (person) => {
        read.own.push(person);
        return [];
      },
    },
    time,
    failed: (problem) => {
      throw problem;
    },
  });
  const visitor = (id: string) => {
    const heard: ServerMessage['type'][] = [];
    const send = (text: string): void => void heard.push(JSON.parse(text).type);
    return { person: { id, name: id, kind: 'visitor' as const }, muted: new Set<string>(), send, heard };
  };
  const later = async (): Promise<void> => {
    time.pass(1_000);
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
  };
  return { lobby, read, lists, visitor, later };
}

describe('the lobby', () => {
  it('is read once for everyone with the same filter, and at most once per second', async () => {
    const { lobby, read, lists, visitor, later } = scripted();
    const people = [visitor('ann'), visitor('ben'), visitor('cal')];
    for (const person of people) await lobby.watch(person, { phase: 'waiting' });
    expect(people.map(({ heard }) => heard)).toEqual(people.map(() => ['lobby', 'myTables']));
    read.lists = 0;
    read.own = [];
    lists.page = { tables: [], next: 'more' };
    for (let change = 0; change < 500; change++) lobby.changed(['ben']);
    await later();
    expect(read).toEqual({ lists: 1, own: ['ben'] });
    expect(people.map(({ heard }) => heard.length)).toEqual([3, 3, 3]);
    lobby.changed([]);
    await later();
    expect(people.map(({ heard }) => heard.length)).toEqual([3, 3, 3]);
  });

  it('is not read while no one looks at it', async () => {
    const { lobby, read, visitor, later } = scripted();
    const ann = visitor('ann');
    await lobby.watch(ann, {});
    await lobby.watch(ann, { game: 'cards' });
    lobby.unwatch(ann);
    read.lists = 0;
    lobby.changed(['ann']);
    await later();
    expect(read.lists).toBe(0);
  });

  it('shows a table that someone opens, and shows its players who joined', async () => {
    const server = await testServer();
    const [ann, ben] = await server.visitors(2);
    const live = await ben.live();
    live.send({ type: 'lobby', filter: { phase: 'waiting', game: 'cards' } });
    expect((await live.until(() => live.find('lobby'))).tables).toEqual([]);
    const { table } = await ann.open(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    await live.until(() => live.find('lobby', ({ tables }) => tables[0]?.table === table));
    await must(ben.act(table, { type: 'join' }));
    await live.until(() => live.find('myTables', ({ tables }) => tables[0]?.table === table));
    await must(ben.act(table, { type: 'leave' }));
    live.received.splice(0);
    await live.until(() => live.find('myTables', ({ tables }) => tables.length === 0));
  });
});
