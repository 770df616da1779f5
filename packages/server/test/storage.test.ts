/** The same contract on both databases, real ones. */
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { DatabaseAddress } from '../src/storage/database.ts';
import { openStorage, type Storage } from '../src/storage/storage.ts';
import { appending } from './support/appending.ts';
import { emptyFolder } from './support/folder.ts';
import { sharedPostgres } from './support/shared-postgres.ts';

const postgres = sharedPostgres();

const ADDRESSES: Readonly<Record<string, () => Promise<DatabaseAddress>>> = {
  SQLite: async () => ({ kind: 'sqlite', file: join(emptyFolder(), 'carson.sqlite') }),
  PostgreSQL: async () => ({ kind: 'postgres', url: await postgres.emptyDatabase() }),
};

const person = (id: string, more: object = {}) => ({
  id,
  name: id,
  nameKey: id,
  kind: 'visitor' as const,
  createdAt: 1,
  ...more,
});

const count = <T>(length: number, make: (at: number) => T): T[] =>
  Array.from({ length }, (_, at) => make(at));

for (const [name, address] of Object.entries(ADDRESSES)) {
  describe(name, () => {
    const opened = async (at?: DatabaseAddress): Promise<Storage> => {
      const storage = await openStorage(at ?? (await address()));
      onTestFinished(() => storage.close());
      return storage;
    };

    it('gives a queued answer with its entry, or neither, and never one that was withdrawn', async () => {
      const { tables, queued } = await opened();
      const answer = { seat: 1, question: 'bid', command: { type: 'bid' }, stops: [], facts: {}, moves: 0 };
      const stored = { id: 'a', table: 'table-1', person: 'ann', answer, version: 1, at: 1 };
      await tables.append(appending(1));
      await queued.put({ ...stored, id: 'replaced' });
      await queued.put(stored);
      expect(await queued.at('table-1')).toEqual([stored]);
      expect(await tables.append({ ...appending(2), queued: 'replaced' })).toBe(false);
      expect(await tables.append({ ...appending(3), queued: 'a' })).toBe(false);
      expect(await queued.tables()).toEqual(['table-1']);
      expect(await tables.append({ ...appending(2), queued: 'a' })).toBe(true);
      expect(await queued.at('table-1')).toEqual([]);
      await queued.put({ ...stored, id: 'b' });
      await queued.drop('b', 'round');
      await queued.handOver('ann', 'eve');
      expect(await queued.at('table-1')).toMatchObject([{ id: 'b', dropped: 'round', person: 'eve' }]);
      expect(await queued.tables()).toEqual([]);
      expect(await tables.append({ ...appending(3), queued: 'b' })).toBe(false);
      await queued.remove('table-1', 'eve', 'bid');
      expect(await queued.at('table-1')).toEqual([]);
    });

    it('may be opened again, and knows what it knew', async () => {
      const at = await address();
      const first = await openStorage(at);
      expect(await first.people.setting('secret', 'a')).toBe('a');
      await first.close();
      const second = await opened(at);
      expect(await second.people.setting('secret', 'b')).toBe('a');
      await second.check();
    });

    it('keeps one daily result per person, and hands those over that the other has not', async () => {
      const { daily } = await opened();
      const entry = (who: string, points: number, day = '2026-11-16') => ({
        ...{ game: 'cards', day, person: who, points, lead: 0, place: 1, hints: 0, undos: 0 },
        ...{ table: `table of ${who}`, hash: '', at: 1_700_000_000_000 },
      });
      for (const [who, points] of [
        ['ann', 50],
        ['ben', 60],
        ['ann', 99],
      ] as const)
        await daily.enter(entry(who, points));
      await daily.enter(entry('ann', 40, '2026-11-15'));
      expect(
        (await daily.best('cards', '2026-11-16')).map(({ person: who, points }) => [who, points]),
      ).toEqual([
        ['ben', 60],
        ['ann', 50],
      ]);
      expect(await daily.better('cards', '2026-11-16', 50)).toBe(1);
      await daily.handOver('ann', 'ben');
      expect(await daily.ofPerson('ann')).toEqual([]);
      expect((await daily.ofPerson('ben')).map(({ points }) => points).sort()).toEqual([40, 60]);
      await daily.sweep('2026-11-16');
      expect(await daily.count('cards', '2026-11-15')).toBe(0);
      expect(await daily.count('cards', '2026-11-16')).toBe(1);
    });

    it('refuses an append whose predecessor is missing', async () => {
      const { tables } = await opened();
      expect(await tables.append(appending(2))).toBe(false);
      await tables.append(appending(1));
      expect(await tables.append(appending(3))).toBe(false);
      const seats = [{ seat: 0, person: 'ann' }];
      expect(await tables.append({ ...appending(3), seats })).toBe(false);
      expect((await tables.entriesAfter('table-1', 0)).map(({ version }) => version)).toEqual([1]);
      expect(await tables.versions(['table-1'])).toEqual(new Map([['table-1', 1]]));
    });

    it('appends every version and every command once', async () => {
      const { tables } = await opened();
      expect(await tables.append(appending(1))).toBe(true);
      expect(await tables.append(appending(1, {}, 'other'))).toBe(false);
      expect(await tables.append(appending(2, {}, 'c1'))).toBe(false);
      expect(await tables.append(appending(2))).toBe(true);
      expect((await tables.entriesAfter('table-1', 0)).map(({ version }) => version)).toEqual([1, 2]);
      expect(await tables.entriesAfter('table-1', 1)).toEqual([
        { version: 2, commandId: 'c2', body: '{"version":2}', at: 1_700_000_000_002 },
      ]);
      expect(await tables.versionOf('table-1', 'c2')).toBe(2);
      expect(await tables.versionOf('table-1', 'c3')).toBeUndefined();
      expect(await tables.versions(['table-1', 'none'])).toEqual(new Map([['table-1', 2]]));
    });

    it('writes many at once, each for itself', async () => {
      const { tables } = await opened();
      const ids = Array.from({ length: 30 }, (_, at) => `table-${at % 20}`);
      const written = await Promise.all(ids.map((id, at) => tables.append(appending(1, { id }, `c${at}`))));
      const winners = ids.filter((_, at) => written[at]);
      // Of two that want the same version of a table one wins, whichever reached the database first.
      expect(winners.sort()).toEqual([...new Set(ids)].sort());
      const isInOrder = (at: number): boolean => at % 3 > 0;
      const followed = await Promise.all(
        count(20, (at) =>
          tables.append(appending(isInOrder(at) ? 2 : 3, { id: `table-${at}`, summary: `${at}` }, `d${at}`)),
        ),
      );
      expect(followed).toEqual(count(20, isInOrder));
      expect((await tables.row('table-4'))?.summary).toBe('4');
      expect(await tables.entriesAfter('table-4', 1)).toEqual([appending(2, {}, 'd4').entry]);
      expect((await tables.row('table-3'))?.version).toBe(1);
    });

    it('lets one of many writers win a version', async () => {
      const { tables } = await opened();
      await tables.append(appending(1));
      const won = await Promise.all(
        Array.from({ length: 20 }, (_, writer) => tables.append(appending(2, {}, `w${writer}`))),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
    });

    it('lists public tables by filter, the last changed first', async () => {
      const { tables } = await opened();
      await tables.append(appending(1, { id: 'a', changedAt: 10, clock: 'live' }));
      await tables.append(appending(1, { id: 'b', changedAt: 30, game: 'board' }));
      await tables.append(appending(1, { id: 'c', changedAt: 20, freeSeats: 0, phase: 'playing' }));
      await tables.append(appending(1, { id: 'd', changedAt: 40, access: 'link' }));
      await tables.append(appending(1, { id: 'e', changedAt: 50, phase: 'cancelled' }));
      const ids = async (filter: object) => (await tables.list(filter)).rows.map(({ id }) => id);
      expect(await ids({})).toEqual(['b', 'c', 'a']);
      expect(await ids({ game: 'cards' })).toEqual(['c', 'a']);
      expect(await ids({ phase: 'waiting' })).toEqual(['b', 'a']);
      expect(await ids({ clock: 'live' })).toEqual(['a']);
      expect(await ids({ free: 'yes' })).toEqual(['b', 'a']);
    });

    it('pages public tables fairly: no one buries the others', async () => {
      const { tables } = await opened();
      for (let at = 0; at < 40; at++) {
        await tables.append(appending(1, { id: `flood-${at}`, host: 'mallory', changedAt: 1_000 + at }));
      }
      for (let at = 0; at < 30; at++) {
        await tables.append(appending(1, { id: `table-${at}`, host: `host-${at}`, changedAt: at }));
      }
      const first = await tables.list({});
      expect(first.rows.map(({ host }) => host)).toEqual([
        'mallory',
        ...count(24, (at) => `host-${29 - at}`),
      ]);
      const second = await tables.list({ after: first.next ?? '' });
      expect(second.rows.map(({ id }) => id)).toEqual([
        ...count(6, (at) => `table-${5 - at}`),
        ...count(4, (at) => `flood-${38 - at}`),
      ]);
      expect(second.next).toBeUndefined();
    });

    it('knows whose tables they are, whose time is up, and where bots owe', async () => {
      const { tables } = await opened();
      await tables.append({ ...appending(1, { deadline: 500 }), seats: [{ seat: 0, person: 'cy' }] });
      for (const name of ['ann', 'cy']) {
        const found = await tables.ofPerson(name);
        expect(found.map(({ id, deadline }) => [id, deadline])).toEqual([['table-1', 500]]);
      }
      expect(await tables.due(499)).toEqual([]);
      expect(await tables.due(500)).toEqual(['table-1']);
      await tables.append({ ...appending(2, { botsOwe: true }), seats: [{ seat: 1, person: 'ben' }] });
      expect(await tables.ofPerson('cy')).toEqual([]);
      expect(await tables.due(500)).toEqual([]);
      expect(await tables.withBotsOwing()).toEqual(['table-1']);
    });

    it('keeps registered names unique, visitors’ not', async () => {
      const { people } = await opened();
      const same = { nameKey: 'ann', name: 'Ann' };
      expect(await people.addPerson(person('v1', same))).toBe(true);
      expect(await people.addPerson(person('v2', same))).toBe(true);
      expect(await people.changePerson('v1', { ...same, kind: 'registered', passwordHash: 'x' })).toBe(true);
      expect(await people.changePerson('v2', { ...same, kind: 'registered', passwordHash: 'y' })).toBe(false);
      expect(await people.addPerson(person('b', { ...same, kind: 'bot', owner: 'v1' }))).toBe(false);
      expect(await people.byNameKey('ann')).toMatchObject({ id: 'v1', passwordHash: 'x' });
    });

    it('keeps sessions and tokens by the hash of their secret', async () => {
      const { people } = await opened();
      await people.addPerson(person('ann'));
      const session = { person: 'ann', device: 'd', createdAt: 1, seenAt: 1 };
      await people.addSession({ id: 's1', secretHash: 'h1', ...session });
      await people.addSession({ id: 's2', secretHash: 'h2', ...session });
      await people.touchSession('s2', 9);
      expect((await people.sessions('ann')).map(({ id, seenAt }) => [id, seenAt])).toEqual([
        ['s2', 9],
        ['s1', 1],
      ]);
      expect(await people.endSession('ben', 's1')).toBe(false);
      await people.endOtherSessions('ann', 's2');
      expect(await people.sessionBySecret('h1')).toBeUndefined();
      expect(await people.sessionBySecret('h2')).toMatchObject({ id: 's2' });
      await people.addToken({
        id: 't',
        person: 'ann',
        label: 'l',
        scopes: ['read', 'play'],
        createdAt: 2,
        secretHash: 'th',
      });
      expect(await people.tokenBySecret('th')).toMatchObject({ person: 'ann', scopes: ['read', 'play'] });
      expect(await people.endToken(['ben'], 't')).toBe(false);
      expect(await people.endToken(['ben', 'ann'], 't')).toBe(true);
    });

    it('removes what has been unused for a long time', async () => {
      const { people, tables } = await opened();
      for (const id of ['gone', 'seated', 'here', 'kept']) {
        await people.addPerson(person(id, id === 'kept' ? { kind: 'registered' } : {}));
      }
      const session = { device: '', createdAt: 1, seenAt: 1 };
      await people.addSession({ id: 's1', person: 'gone', secretHash: 'h1', ...session });
      await people.addSession({ id: 's2', person: 'here', secretHash: 'h2', ...session, seenAt: 100 });
      await tables.append({ ...appending(1), seats: [{ seat: 0, person: 'seated' }] });
      await people.sweep(50);
      const left = await people.people(['gone', 'seated', 'here', 'kept']);
      expect(left.map(({ id }) => id).sort()).toEqual(['here', 'kept', 'seated']);
      expect(await people.sessions('gone')).toEqual([]);
    });

    it('forgets a person and what only they had', async () => {
      const { people, chat } = await opened();
      await people.addPerson(person('ann', { kind: 'registered', passwordHash: 'x' }));
      await people.addPerson(person('bot', { kind: 'bot', owner: 'ann' }));
      await chat.say({ id: 'l', table: 't', person: 'ann', commandId: 'c', text: 'hi', at: 1 });
      await people.forget('ann');
      expect(await people.people(['ann', 'bot'])).toEqual([
        { id: 'ann', name: '', kind: 'visitor', createdAt: 1 },
        { id: 'bot', name: '', kind: 'visitor', createdAt: 1 },
      ]);
      expect(await chat.lines('t')).toEqual([]);
      expect(await people.addPerson(person('new', { nameKey: 'ann', kind: 'registered' }))).toBe(true);
    });

    it('keeps what was said once, and who is muted', async () => {
      const { chat } = await opened();
      const line = { id: 'l1', table: 't', person: 'ann', text: 'hi', at: 5 };
      expect(await chat.say({ ...line, commandId: 'c' })).toBe(true);
      expect(await chat.say({ ...line, id: 'l2', commandId: 'c' })).toBe(false);
      await chat.say({ ...line, id: 'l0', at: 4, commandId: 'd' });
      expect((await chat.lines('t')).map(({ id }) => id)).toEqual(['l0', 'l1']);
      expect(await chat.line('l1')).toEqual(line);
      await chat.mute('ben', 'ann');
      await chat.mute('ben', 'ann');
      expect(await chat.muted('ben')).toEqual(['ann']);
      await chat.unmute('ben', 'ann');
      expect(await chat.muted('ben')).toEqual([]);
    });

    it('keeps reports for as long as the line they are about', async () => {
      const { chat, people } = await opened();
      const line = { id: 'l1', table: 't', person: 'ann', text: 'hi', at: 5 };
      const other = { ...line, id: 'l2', person: 'cy' };
      await chat.say({ ...line, commandId: 'c' });
      await chat.say({ ...other, commandId: 'd' });
      const report = { line, person: 'ben', reason: 'rude', at: 6 };
      await chat.report({ ...report, id: 'r1' });
      await chat.report({ ...report, id: 'r2', at: 7 });
      await chat.report({ ...report, id: 'r3', at: 8, line: other });
      expect(await chat.reports()).toEqual([
        { ...report, id: 'r1' },
        { ...report, id: 'r2', at: 7 },
        { ...report, id: 'r3', at: 8, line: other },
      ]);
      expect(await chat.reports({ person: 'ann' })).toEqual([]);
      expect(await chat.reports({ person: 'ben' })).toHaveLength(3);
      expect(await chat.endReport('r1')).toBe(true);
      expect(await chat.endReport('r1')).toBe(false);
      expect(await chat.removeReported('r2')).toBe(true);
      expect(await chat.line('l1')).toBeUndefined();
      expect((await chat.reports()).map(({ id }) => id)).toEqual(['r3']);
      await people.forget('cy');
      expect(await chat.reports()).toEqual([]);
    });

    it('sees processes by their heartbeat', async () => {
      const { processes } = await opened();
      await processes.beat('a', 10);
      await processes.beat('b', 20);
      await processes.beat('a', 30);
      expect(await processes.seenSince(20)).toEqual(['a', 'b']);
      expect(await processes.seenSince(21)).toEqual(['a']);
      await processes.leave('a');
      await processes.sweep(21);
      expect(await processes.seenSince(0)).toEqual([]);
    });

    it('keeps the uptime, and lets only one of several processes replace it', async () => {
      const { uptime } = await opened();
      expect(await uptime.read()).toBeUndefined();
      const first = { seen: 10, outages: [] };
      expect(await uptime.replace(undefined, first)).toBe(true);
      expect(await uptime.replace(undefined, first)).toBe(false);
      const next = { seen: 30, outages: [{ from: 10, to: 30 }] };
      const replaced = await Promise.all([
        uptime.replace(first, next),
        uptime.replace(first, { ...next, seen: 31 }),
      ]);
      expect(replaced.filter(Boolean)).toHaveLength(1);
      expect((await uptime.read())?.outages).toEqual(next.outages);
    });
  });
}

describe('PostgreSQL alone', () => {
  it('fails of many appends only the one that cannot be kept', async () => {
    const { tables, close } = await openStorage({ kind: 'postgres', url: await postgres.emptyDatabase() });
    onTestFinished(close);
    const ids = ['a', 'b', 'c'];
    await Promise.all(ids.map((id) => tables.append(appending(1, { id }))));
    const written = await Promise.allSettled(
      ids.map((id) => tables.append(appending(2, { id, summary: id === 'b' ? '\0' : '{}' }))),
    );
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await tables.versions(ids)).toEqual(
      new Map([
        ['a', 2],
        ['b', 1],
        ['c', 2],
      ]),
    );
  });

  it('may be opened by several at once', async () => {
    const url = await postgres.emptyDatabase();
    const open = async () => {
      const storage = await openStorage({ kind: 'postgres', url });
      onTestFinished(() => storage.close());
      return storage;
    };
    const storages = await Promise.all([open(), open(), open()]);
    const secrets = await Promise.all(
      storages.map(({ people }, index) => people.setting('secret', `s${index}`)),
    );
    expect(new Set(secrets).size).toBe(1);
  });
});
