/** Time in which the server was away is no one's, and a clock of the machine that jumps hands out nothing. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openUptime, UPTIME_INTERVAL } from '../src/play/uptime.ts';
import type { StoredUptime, UptimeStore } from '../src/storage/uptime-store.ts';
import { steadyTime } from '../src/time.ts';
import type { Client } from './support/client.ts';
import { fakeTime } from './support/fake-time.ts';
import { emptyFolder } from './support/folder.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { startedTable } from './support/play.ts';
import { testServer } from './support/server.ts';

const HOUR = 3_600_000;

function memoryStore() {
  let stored: StoredUptime | undefined;
  let isAway = false;
  const store: UptimeStore = {
    async read() {
      if (isAway) throw new Error('the database is away');
      return stored;
    },
    async replace(before, next) {
      if (before !== stored) return false;
      stored = next;
      return true;
    },
  };
  return { store, goesAway: (away: boolean) => (isAway = away) };
}

describe('the steady clock', () => {
  it('does not go back with the machine’s clock, and goes on at its own pace', () => {
    let wall = 1_000_000;
    let uptime = 0;
    const time = steadyTime(
      () => wall,
      () => uptime,
    );
    uptime += 500;
    wall -= 86_400_000;
    expect(time.now()).toBe(1_000_500);
    uptime += 500;
    wall += 500;
    expect(time.now()).toBe(1_001_000);
  });

  it('follows a jump forward, which is then an outage', async () => {
    let wall = 1_000_000;
    let uptime = 0;
    const time = steadyTime(
      () => wall,
      () => uptime,
    );
    const watch = await openUptime({ store: memoryStore().store, time, isShared: false });
    uptime += UPTIME_INTERVAL;
    wall += UPTIME_INTERVAL + 3 * 86_400_000;
    expect(time.now()).toBe(wall);
    expect(watch.outages()).toEqual([{ from: 1_000_000, to: wall }]);
  });
});

describe('uptime', () => {
  it('counts the time between two processes as an outage, and starts no earlier than the last one ended', async () => {
    const { store } = memoryStore();
    const first = fakeTime(1_000_000);
    const before = await openUptime({ store, time: first, isShared: false });
    first.pass(UPTIME_INTERVAL);
    await before.beat();
    expect(before.outages()).toEqual([]);
    const again = await openUptime({ store, time: fakeTime(1_000_000 + HOUR), isShared: false });
    expect(again.outages()).toEqual([{ from: 1_000_000 + UPTIME_INTERVAL, to: 1_000_000 + HOUR }]);
    const setBack = fakeTime(5_000);
    await openUptime({ store, time: setBack, isShared: false });
    expect(setBack.now()).toBe(1_000_000 + HOUR);
  });

  it('notices a freeze before the next beat, and keeps it', async () => {
    const { store } = memoryStore();
    const time = fakeTime(0);
    const watch = await openUptime({ store, time, isShared: false });
    time.pass(HOUR);
    const freeze = [{ from: 0, to: HOUR }];
    expect(watch.outages()).toEqual(freeze);
    time.pass(1_000);
    await watch.beat();
    expect(watch.outages()).toEqual(freeze);
    expect((await store.read())?.outages).toEqual(freeze);
  });

  it('without the database is an outage too', async () => {
    const { store, goesAway } = memoryStore();
    const time = fakeTime(0);
    const watch = await openUptime({ store, time, isShared: false });
    goesAway(true);
    for (let beats = 0; beats < 30; beats++) {
      time.pass(UPTIME_INTERVAL);
      await watch.beat().catch(() => undefined);
    }
    goesAway(false);
    time.pass(UPTIME_INTERVAL);
    await watch.beat();
    expect(watch.outages()).toEqual([{ from: 0, to: 31 * UPTIME_INTERVAL }]);
  });

  it('of several processes: no outage while one of them runs', async () => {
    const { store } = memoryStore();
    const time = fakeTime(0);
    const one = await openUptime({ store, time, isShared: true });
    const two = await openUptime({ store, time, isShared: true });
    for (let beats = 0; beats < 20; beats++) {
      time.pass(UPTIME_INTERVAL);
      await one.beat();
    }
    await two.beat();
    expect(two.outages()).toEqual([]);
    time.pass(HOUR);
    await Promise.all([one.beat(), two.beat()]);
    await Promise.all([one.beat(), two.beat()]);
    expect(one.outages()).toEqual([{ from: 20 * UPTIME_INTERVAL, to: 20 * UPTIME_INTERVAL + HOUR }]);
    expect(two.outages()).toEqual(one.outages());
  });
});

describe('a restart', () => {
  it('runs no clock', async () => {
    const database = { kind: 'sqlite', file: join(emptyFolder(), 'restart.sqlite') } as const;
    const time = fakeTime();
    const first = await testServer({ time, config: { database } });
    const [ann, ben] = [await first.visitor(), await first.visitor()];
    const clock = { kind: 'live', bank: 60, increment: 0 } as const;
    const table = await startedTable(ann, [ben], cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL], { clock }));
    time.pass(20_000);
    await first.stop();

    const later = fakeTime(time.now() + 5 * HOUR);
    const second = await testServer({ time: later, config: { database } });
    const again = Object.assign(second.stranger(), { cookie: ann.cookie }) as Client;
    const { clocks, votes } = await again.look(table);
    expect(clocks.map(({ left }) => left)).toEqual([40_000, 40_000]);
    expect(votes).toEqual([]);
    await second.services.scheduler.checkClocks();
    expect((await again.look(table)).votes).toEqual([]);
    later.pass(41_000);
    await second.services.scheduler.checkClocks();
    expect((await again.look(table)).votes).toHaveLength(1);
  });
});
