/** One table's queue, against a database that fails in every way. */
import { accepted, refusal, refused, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { GAMES, gamesFrom } from '../src/games/registry.ts';
import { type Change, createRoom, type Room, type RoomRequest } from '../src/play/room.ts';
import type { StoredEntry, TablesStore } from '../src/storage/tables-store.ts';
import { openTable } from '../src/tables/apply.ts';
import { decide } from '../src/tables/decide.ts';
import type { Entry } from '../src/tables/entry.ts';
import { showTable } from '../src/tables/show.ts';
import { fakeTime } from './support/fake-time.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { anyAnswer } from './support/play.ts';

type Fault = 'none' | 'refuses' | 'takes nothing' | 'writes and loses the answer';

function room() {
  const entries: StoredEntry[] = [];
  const faults: Fault[] = [];
  const append: TablesStore['append'] = async ({ entry }) => {
    const fault = faults.shift() ?? 'none';
    if (fault === 'takes nothing') return false;
    if (fault === 'refuses') throw new Error('the database is away');
    const isFree = entries.every(
      ({ version, commandId }) => version !== entry.version && commandId !== entry.commandId,
    );
    if (isFree) entries.push(entry);
    if (fault !== 'none') throw new Error('the line is cut');
    return isFree;
  };
  const store = {
    append,
    entriesAfter: async (_: string, version: number) => entries.filter((entry) => entry.version > version),
    versionOf: async (_: string, id: string) => entries.find(({ commandId }) => commandId === id)?.version,
  };
  const plan = cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]);
  const entry: Entry = { type: 'tableOpened', host: 'ann', plan, invitations: [], reserved: [] };
  const changes: Change[] = [];
  const ports = {
    store,
    time: fakeTime(),
    changed: (change: Change) => void changes.push(change),
    overdue: () => undefined,
  };
  const made = createRoom(openTable('table', { version: 1, at: 0, entry }, gamesFrom(GAMES)), ports);
  /** The table in a process that has just started: it remembers no command. */
  const again = (): Room => createRoom(made.table(), ports);
  /** As another process writes. */
  const writeElsewhere = (commandId: string, written: Entry): void => {
    const version = Math.max(1, ...entries.map((stored) => stored.version)) + 1;
    entries.push({ version, commandId, body: JSON.stringify(written), at: 0 });
  };
  return { room: made, again, entries, faults, changes, writeElsewhere };
}

const act = (commandId: string, action: Parameters<typeof decide>[2]): RoomRequest => ({
  commandId,
  decide: (table, at) => decide(table, 'ann', action, { at, newSeed: () => 'seed' }),
});

describe('a room', () => {
  it('forgets what the database did not store, and stores it when it is sent again', async () => {
    const { room: table, faults, changes } = room();
    faults.push('refuses');
    await expect(table.ask(act('join', { type: 'join' }))).rejects.toThrow('away');
    expect(table.table().seats[0]?.person).toBeUndefined();
    expect(changes).toEqual([]);
    expect(await table.ask(act('join', { type: 'join' }))).toEqual(accepted(2));
    expect(changes).toHaveLength(1);
  });

  it('finds what was written although the answer was lost', async () => {
    const { room: table, faults, entries } = room();
    faults.push('writes and loses the answer');
    await expect(table.ask(act('join', { type: 'join' }))).rejects.toThrow('cut');
    expect(await table.ask(act('join', { type: 'join' }))).toEqual(accepted(2));
    expect(await table.ask(act('start', { type: 'start' }))).toEqual(accepted(3));
    expect(entries.map(({ commandId }) => commandId)).toEqual(['join', 'start']);
  });

  it('decides again on what another process has written first', async () => {
    const { room: table, changes, writeElsewhere } = room();
    writeElsewhere('elsewhere', { type: 'seatTaken', seat: 0, person: 'ben' });
    expect(await table.ask(act('join', { type: 'join' }))).toMatchObject({ refusal: { code: 'noSeat' } });
    expect(changes.map(({ written }) => written)).toEqual(['elsewhere']);
  });

  it('refuses only what the newest version refuses', async () => {
    const { room: table, writeElsewhere } = room();
    writeElsewhere('elsewhere', { type: 'seatTaken', seat: 0, person: 'ann' });
    expect(await table.ask(act('start', { type: 'start' }))).toEqual(accepted(3));
  });

  it('answers a repeated command as it did the first time, even one that would now be refused', async () => {
    const { room: table } = room();
    expect(await table.ask(act('join', { type: 'join' }))).toEqual(accepted(2));
    for (let more = 0; more < 120; more++) {
      const request = {
        commandId: `c${more}`,
        decide: () => accepted({ entry: { type: 'rematchOpened', table: 'x' } }),
      };
      await table.ask(request as RoomRequest);
    }
    expect(await table.ask(act('join', { type: 'join' }))).toEqual(accepted(2));
    const never = { commandId: 'never', decide: () => refused(refusal('no')) };
    expect(await table.ask(never)).toMatchObject({ ok: false });
  });

  it.each(['after 101 others', 'after a restart'])(
    'carries nothing out twice that would still be allowed, %s',
    async (when) => {
      const { room: table, entries, again } = room();
      await table.ask(act('join', { type: 'join' }));
      const plan = act('plan', { type: 'plan', seat: 0, plan: { kind: 'open' } });
      const vote: RoomRequest = {
        commandId: 'vote',
        decide: () => accepted({ entry: { type: 'rematchOpened', table: 'first' } }),
      };
      const { value: first } = (await table.ask(vote)) as { value: number };
      const more = when === 'after a restart' ? 1 : 101;
      for (let at = 0; at < more; at++) {
        await table.ask({ ...vote, commandId: `another ${at}` });
      }
      const asked = when === 'after a restart' ? again() : table;
      const stored = entries.length;
      expect(await asked.ask(vote)).toEqual(accepted(first));
      expect(await asked.ask(plan)).toMatchObject({ ok: false });
      expect(entries).toHaveLength(stored);
    },
  );

  it('fails, and does not retry forever, where the database stores nothing', async () => {
    const { room: table, faults } = room();
    faults.push('takes nothing');
    await expect(table.ask(act('join', { type: 'join' }))).rejects.toThrow('took no entry');
    expect(await table.ask(act('join', { type: 'join' }))).toEqual(accepted(2));
  });

  it('knows how much of the log is still true after something was taken back', async () => {
    const { room: table } = room();
    await table.ask(act('join', { type: 'join' }));
    await table.ask(act('start', { type: 'start' }));
    const random = seedRandom('log');
    const look = () => showTable(table.table(), { person: 'ann', names: new Map(), logFrom: 0, at: 0 });
    for (let moves = 0; (look().play?.undo.commands ?? 0) === 0; moves++) {
      const answer = anyAnswer(look(), random);
      if (answer === undefined) throw new Error('nothing could be taken back');
      await table.ask(act(`move${moves}`, answer));
    }
    const { version, play } = look();
    const known = (play?.moves ?? 0) + 1;
    expect(table.logKnownSince(version)).toBe(known);
    await table.ask(act('undo', { type: 'undo', count: 1 }));
    expect(table.logKnownSince(version)).toBe(known - 1);
    expect(table.logKnownSince(version - 1)).toBe(known - 1);
    expect(table.logKnownSince(version + 1)).toBe(known - 1);
    expect(table.logKnownSince(0)).toBe(0);
  });
});
