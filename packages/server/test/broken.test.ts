/** Stored games after the rules have changed: they go on where they can, and where they cannot nothing else suffers. */
import { describe, expect, it } from 'vitest';
import type { Entry } from '../src/tables/entry.ts';
import { realTime } from '../src/time.ts';
import type { Client } from './support/client.ts';
import { LATER_GAMES, storedByFirstRules, storedEntries } from './support/former.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { must, startedTable } from './support/play.ts';
import { roomsOn } from './support/rooms.ts';
import { type TestServer, testServer } from './support/server.ts';

const MOVES = 40;

/** The tenth move is one that no one could have made. */
function withTenthMoveIllegal(entries: readonly Entry[]): Entry[] {
  let moves = 0;
  return entries.map((entry) => {
    if (entry.type !== 'moved' || ++moves !== 10) return entry;
    return { ...entry, command: { ...entry.command, card: 77, type: 'bid' } as typeof entry.command };
  });
}

const OLD = 'a-table-of-long-ago-01';

/** Puts entries into the store of a server, with these people in the seats. */
async function store(
  server: TestServer,
  entries: readonly Entry[],
  people: readonly Client[],
): Promise<void> {
  const { tables } = server.services.storage;
  const seated = people.map(({ id }, seat) => ({ seat, person: id }));
  const body = JSON.stringify(entries).replaceAll(
    /person-(\d)/g,
    (_, seat) => people[Number(seat)]?.id ?? 'x'.repeat(22),
  );
  for (const [at, entry] of (JSON.parse(body) as Entry[]).entries()) {
    await tables.append({
      entry: {
        version: at + 1,
        commandId: `c${at}`,
        body: JSON.stringify(entry),
        at: Date.now(),
      },
      row: {
        id: OLD,
        version: at + 1,
        game: 'cards',
        phase: 'playing',
        access: 'public',
        clock: 'none',
        host: people[0]?.id ?? '',
        freeSeats: 0,
        summary: JSON.stringify({
          table: OLD,
          game: 'cards',
          phase: 'playing',
          access: 'public',
          clock: { kind: 'none' },
          host: people[0]?.id,
          seats: [],
          moves: 0,
          owing: [],
          createdAt: 1,
          changedAt: 1,
        }),
        // The scheduler must not find half a table.
        deadline: at + 1 < entries.length ? Number.MAX_SAFE_INTEGER : 1,
        botsOwe: true,
        createdAt: 1,
        changedAt: 1,
      },
      ...(at === 0 ? { seats: seated } : {}),
    });
  }
}

describe('a stored game of former rules', () => {
  it.each(['cards', 'board'] as const)('of %s goes on where every command is still legal', async (game) => {
    const server = await testServer({ games: LATER_GAMES });
    const people = await server.visitors(6);
    await store(server, storedByFirstRules(game, MOVES), people);
    const { play, broken } = await people[0].look(OLD);
    expect(broken).toBeUndefined();
    expect(play?.moves).toBe(MOVES);
    const seat = play?.owed[0]?.seat ?? -1;
    const mover = people[seat];
    if (mover === undefined) throw new Error('no one owes anything');
    const mine = await mover.look(OLD);
    const owed = mine.play?.owed.find((open) => open.seat === seat);
    const [command] = mine.play?.options ?? [];
    if (owed === undefined || command === undefined) throw new Error('no question');
    await must(mover.act(OLD, { type: 'move', decision: owed.decision, command }));
    expect((await people[0].look(OLD)).play?.moves).toBe(MOVES + 1);
  });
});

describe('a stored game that no longer replays', () => {
  async function broken() {
    const server = await testServer({ games: LATER_GAMES });
    const people = await server.visitors(6);
    const entries = withTenthMoveIllegal(storedByFirstRules('cards', MOVES));
    await store(server, entries, people);
    return { server, people, entries };
  }

  it('is shown with the move that does not follow, in lists too, and asks nothing', async () => {
    const { server, people } = await broken();
    const shown = await people[0].look(OLD);
    expect(shown).toMatchObject({ phase: 'playing', broken: { move: 9 }, viewer: 0 });
    expect(shown.play).toBeUndefined();
    expect((await people[1]?.call('myTables'))?.tables[0]).toMatchObject({
      table: OLD,
      broken: { move: 9 },
      owing: [],
    });
    expect(await server.services.storage.tables.due(Date.now())).toEqual([]);
    expect(await server.services.storage.tables.withBotsOwing()).toEqual([]);
    expect(await people[0].act(OLD, { type: 'undo', count: 1 })).toMatchObject({
      status: 409,
      refusal: { code: 'brokenGame' },
    });
    const live = await people[0].live();
    expect((await live.watch(OLD)).broken).toMatchObject({ move: 9 });
  });

  it('is closed by its people, handed out as it was stored, and deleted', async () => {
    const { server, people, entries } = await broken();
    const stranger = await server.visitor();
    const record = () => people[1]?.ask('record', { params: { table: OLD } });
    expect(await stranger.act(OLD, { type: 'close' })).toMatchObject({ refusal: { code: 'notSeated' } });
    expect(await record()).toMatchObject({ refusal: { code: 'notOver' } });
    await must(people[1]?.act(OLD, { type: 'close' }) ?? Promise.reject(new Error('no one')));
    expect(await people[0].look(OLD)).toMatchObject({ phase: 'over', ending: 'closed' });
    const moves = entries.flatMap(({ type, ...rest }) => (type === 'moved' ? [rest] : []));
    expect(await record()).toMatchObject({ value: { game: 'cards', rules: 1, moves } });
    await must(people[0].act(OLD, { type: 'delete' }));
    expect((await people[0].call('myTables')).tables).toEqual([]);
    expect(await people[0].look(OLD)).toMatchObject({ phase: 'cancelled' });
  });

  it('leaves every other table, and a person who wants to be deleted, alone', async () => {
    const { people } = await broken();
    const [ann, ben] = people;
    const table = await startedTable(ann, [ben], cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    expect((await ann.look(table)).play?.moves).toBe(0);
    expect(
      (await ann.call('tables', { query: { phase: 'playing' } })).tables.map((found) => found.table),
    ).toContain(OLD);
    await ann.call('deleteMe', { body: {} });
    expect((await ben.look(OLD)).phase).toBe('over');
  });

  it('is gone from the database some time after it was deleted', async () => {
    const { server, people } = await broken();
    const { tables } = server.services.storage;
    await must(people[0].act(OLD, { type: 'close' }));
    await tables.removeDeleted(Date.now() + 1);
    expect(await tables.row(OLD)).toBeDefined();
    await must(people[0].act(OLD, { type: 'delete' }));
    await tables.removeDeleted(Date.now() - 60_000);
    expect(await tables.row(OLD)).toBeDefined();
    await tables.removeDeleted(Date.now() + 1);
    expect([await tables.row(OLD), await tables.entriesAfter(OLD, 0)]).toEqual([undefined, []]);
  });

  it('goes along when its player logs in, as do seats that are only kept for them', async () => {
    const { server, people } = await broken();
    const [ann, ben, cal] = people;
    const started = await startedTable(ann, [ben], cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    await must(ben.act(started, { type: 'leave' }));
    await must(ann.act(started, { type: 'vote', seat: 1, choice: 'end' }));
    const { table } = await ben.call('rematch', { params: { table: started } });
    await ann.look(table);
    expect(await server.services.tableService.handOver(ann.id, cal.id)).toMatchObject({ ok: false });
    const eve = await server.visitor();
    expect(await server.services.tableService.handOver(ann.id, eve.id)).toMatchObject({ ok: true });
    expect((await eve.call('myTables')).tables.map((found) => found.table)).toEqual(
      expect.arrayContaining([OLD, started, table]),
    );
    const asleep = roomsOn(server.services.storage, realTime, LATER_GAMES);
    expect((await asleep.get(OLD))?.table().seats[0]?.person).toBe(eve.id);
  });

  it('of which no entry can be read is shown as broken, closed and deleted', async () => {
    const server = await testServer({ games: LATER_GAMES });
    const people = await server.visitors(6);
    const [, ...rest] = storedByFirstRules('cards', MOVES);
    await store(server, [{ type: 'nonsense' } as unknown as Entry, ...rest], people);
    expect(await people[0].look(OLD)).toMatchObject({ phase: 'playing', broken: { move: -1 } });
    await must(people[0].act(OLD, { type: 'close' }));
    await must(people[0].act(OLD, { type: 'delete' }));
    expect((await people[0].call('myTables')).tables).toEqual([]);
  });

  it('that is only damaged by these very rules names the move, too', async () => {
    const server = await testServer({ games: LATER_GAMES });
    const people = await server.visitors(6);
    await store(server, withTenthMoveIllegal(storedEntries('cards', MOVES)), people);
    expect((await people[0].look(OLD)).broken).toMatchObject({ move: 9 });
  });
});
