/** One visitor cannot starve the others of bots, and the table is told when a bot fails. */
import { cardGame } from '@carson/card-game';
import { type GameCommand, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { createAttendance } from '../src/play/attendance.ts';
import { decide, decideForBot } from '../src/tables/decide.ts';
import { createFairQueue } from '../src/workers/fair-queue.ts';
import { newCommandId } from './support/client.ts';
import { fakeTime } from './support/fake-time.ts';
import { cardPlan, OPEN, RANDOM_BOT, VIRTUAL } from './support/plans.ts';
import { anyMove, must } from './support/play.ts';
import { openedTable } from './support/rooms.ts';
import { schedulerAt } from './support/scheduler.ts';
import { testServer } from './support/server.ts';
import { startedAlone } from './support/started.ts';

const BOTS_ONLY = cardPlan([RANDOM_BOT, RANDOM_BOT, VIRTUAL, VIRTUAL]);
const ALONE = cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]);

describe('the queue for processes', () => {
  it('lets networks take turns, and people within their network', () => {
    const queue = createFairQueue<string>();
    for (const item of ['e1', 'e2', 'e3']) queue.add({ network: 'n1', person: 'eve' }, item);
    for (const item of ['f1', 'f2']) queue.add({ network: 'n1', person: 'fay' }, item);
    for (const item of ['a1', 'a2']) queue.add({ network: 'n2', person: 'ann' }, item);
    const order = [];
    for (let item = queue.take(); item !== undefined; item = queue.take()) order.push(item);
    expect(order).toEqual(['e1', 'a1', 'f1', 'a2', 'e2', 'f2', 'e3']);
    expect(queue.size()).toBe(0);
  });
});

describe('tables', () => {
  it('begin only where a person sits', async () => {
    const server = await testServer();
    const ann = await server.visitor();
    const { table } = await ann.open(BOTS_ONLY);
    expect(await ann.act(table, { type: 'start' })).toMatchObject({ refusal: { code: 'nobodySeated' } });
    const { table: other } = await ann.open(cardPlan([OPEN, RANDOM_BOT, VIRTUAL, VIRTUAL]));
    await must(ann.act(other, { type: 'start' }));
  });

  it('of one person have a limit, also when opened all at once; finished ones do not count', async () => {
    const server = await testServer({ config: { rateLimit: 100_000 }, time: fakeTime() });
    const [ann, ben] = await server.visitors(2);
    const asked = Array.from({ length: 26 }, () =>
      ann.ask('createTable', { body: { id: newCommandId(), plan: ALONE } }),
    );
    const replies = await Promise.all(asked);
    const opened = replies.flatMap((reply) => (reply.ok ? [reply.value.table] : []));
    expect(opened).toHaveLength(24);
    expect(replies.find(({ ok }) => !ok)).toMatchObject({
      refusal: { code: 'tooManyTables', params: { most: 24 } },
    });
    await ben.open(ALONE);
    await must(ann.act(opened[0] ?? '', { type: 'cancel' }));
    await ann.open(ALONE);
  });

  it('of one network have a limit, however many people host them', async () => {
    const server = await testServer({ config: { rateLimit: 100_000, proxies: 1 }, time: fakeTime() });
    const { networks, tableService } = server.services;
    const open = (person: string, network: string) => {
      networks.seen(person, network);
      return tableService.open(person, 'command-1', ALONE);
    };
    for (let at = 0; at < 200; at++) expect((await open(`eve-${at}`, 'n1')).ok).toBe(true);
    expect(await open('eve-200', 'n1')).toMatchObject({ refusal: { code: 'tooManyTables' } });
    expect((await open('ann', 'n2')).ok).toBe(true);
  });
});

describe('attendance', () => {
  it('ends a while after the last look, and begins again with the next', () => {
    const time = fakeTime();
    let watched = false;
    const attendance = createAttendance({ time, isWatched: () => watched });
    const back: string[] = [];
    attendance.onReturn((table) => back.push(table));
    attendance.seen('t');
    time.pass(599_999);
    expect(attendance.isAttended('t')).toBe(true);
    time.pass(1);
    attendance.sweep();
    expect(attendance.isAttended('t')).toBe(false);
    watched = true;
    expect(attendance.isAttended('t')).toBe(true);
    watched = false;
    expect(back).toEqual([]);
    attendance.seen('t');
    expect(back).toEqual(['t']);
    expect(attendance.isAttended('t')).toBe(true);
  });

  it('lets bots think only for tables that someone looks at, and go on when someone comes', async () => {
    const time = fakeTime();
    const plan = cardPlan([OPEN, RANDOM_BOT, VIRTUAL, VIRTUAL]);
    const { server, ann, table } = await startedAlone(plan, { time });
    const { rooms, scheduler } = server.services;
    const room = await rooms.get(table);
    time.pass(700_000);
    const before = room?.table().version;
    if (room !== undefined) scheduler.askBots(room);
    time.pass(0);
    await rooms.idle();
    expect(room?.table().version).toBe(before);
    const live = await ann.live();
    await live.watch(table);
    time.pass(0);
    await live.at(table, (before ?? 0) + 1);
    expect(room?.table().match?.last?.move.seat).toBe(1);
  });
});

describe('a bot that fails', () => {
  it('is reported to the table until it answers again', async () => {
    const time = fakeTime();
    const plan = cardPlan([OPEN, RANDOM_BOT, VIRTUAL, VIRTUAL]);
    const { storage, rooms, room, happens } = await openedTable(plan, time);
    let isBroken = true;
    const ask = async (_: unknown, { options }: { readonly options: readonly GameCommand[] }) => {
      if (isBroken) throw new Error('crash');
      return options[0] as GameCommand;
    };
    const scheduler = schedulerAt({ rooms, storage, time }, ask, { botFailed: () => undefined });
    const answer = async () => {
      await scheduler.askAllBots();
      time.pass(0);
      await rooms.idle();
    };
    await happens({ type: 'seatTaken', seat: 0, person: 'ann' });
    await happens({ type: 'gameStarted', seed: 's', rules: cardGame.rules });
    await answer();
    await expect.poll(() => room.table().seats[1]?.faltered).toBe(true);
    const entries = await storage.tables.entriesAfter('table', 0);
    expect(JSON.parse(entries.at(-1)?.body ?? '')).toMatchObject({ type: 'moved', seat: 1, fallback: true });
    isBroken = false;
    const { match } = room.table();
    const command = match?.game.options(match.state, 0)[0];
    const decision = match?.game.owed(match.state).find(({ seat }) => seat === 0)?.decision ?? 0;
    await room.ask({
      commandId: 'ann-moves',
      decide: (now) =>
        decide(
          now,
          'ann',
          { type: 'move', decision, command: command as GameCommand },
          { at: 0, newSeed: () => 's' },
        ),
    });
    await answer();
    await expect.poll(() => room.table().seats[1]?.faltered).toBeUndefined();
    scheduler.stop();
    await rooms.idle();
  });

  it('is named in the update that people get', async () => {
    const { server, ann, table } = await startedAlone(cardPlan([OPEN, RANDOM_BOT, VIRTUAL, VIRTUAL]), {
      time: fakeTime(),
    });
    await anyMove(table, [ann], seedRandom('x'));
    const room = await server.services.rooms.get(table);
    await room?.ask({
      commandId: 'bot',
      decide: (now, at) => {
        const state = now.match?.state;
        const owed =
          state === undefined ? undefined : now.match?.game.owed(state).find(({ seat }) => seat === 1);
        const command = state === undefined ? undefined : now.match?.game.options(state, 1)[0];
        return decideForBot(now, { seat: 1, decision: owed?.decision ?? 0, command, at, isFallback: true });
      },
    });
    expect((await ann.look(table)).seats[1]).toMatchObject({ faltered: true });
  });
});
