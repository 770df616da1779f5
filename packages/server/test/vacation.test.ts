/** Vacation and quiet hours stop the clock of their seat as agreed, and give no one a minute more. */
import { cardGame } from '@carson/card-game';
import { below, seedRandom, undoLimit } from '@carson/engine';
import { TABLE_TIMEOUTS } from '@carson/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTimeOff } from '../src/play/time-off.ts';
import { decideDue, decideVacation } from '../src/tables/decide-time.ts';
import { nextDue } from '../src/tables/due.ts';
import { showTable } from '../src/tables/show.ts';
import { rowOf } from '../src/tables/summary.ts';
import { awaitedPeople, type Table } from '../src/tables/table.ts';
import { fakeTime } from './support/fake-time.ts';
import { boardPlan, cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { startedTable } from './support/play.ts';
import { acts, anyMoveOf, happens, playedBy, START } from './support/pure-table.ts';
import { openedTable } from './support/rooms.ts';
import { schedulerAt } from './support/scheduler.ts';
import { testServer } from './support/server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PEOPLE = ['ann', 'ben', 'cy'];
const CLOCK = { kind: 'days', days: 2, vacation: 5, quietHours: true } as const;
const PLAN = cardPlan([OPEN, OPEN, OPEN, VIRTUAL], { clock: CLOCK });

function goes(table: Table, person: string, until: number | undefined, at: number): Table {
  const decided = decideVacation(table, person, { until, at });
  return decided.ok ? happens(table, decided.value.entry, at) : table;
}

const shown = (table: Table, at: number) => showTable(table, { person: 'ann', names: new Map(), at });
const clockOf = (table: Table, seat: number, at: number) =>
  shown(table, at).clocks.find((clock) => clock.seat === seat);
const pause = (table: Table, from: number, to: number): Table =>
  happens(table, { type: 'clocksPaused', from, to }, to);

describe('a vacation', () => {
  const away = goes(playedBy(PEOPLE, PLAN), 'cy', START + 3 * DAY, START + DAY);

  it('lets the clock of its seat stand, and no other', () => {
    expect(clockOf(away, 2, START + 2 * DAY)).toEqual({
      seat: 2,
      left: DAY,
      running: false,
      vacationLeft: 4 * DAY,
    });
    expect(clockOf(away, 0, START + 1.5 * DAY)).toMatchObject({ left: DAY / 2, running: true });
    expect(clockOf(away, 2, START + 3.5 * DAY)).toMatchObject({ left: DAY / 2, running: true });
  });

  it('is told to the others, at the table and in lists', () => {
    expect(shown(away, START + 2 * DAY).seats[2]?.awayUntil).toBe(START + 3 * DAY);
    expect(shown(away, START + 3 * DAY).seats[2]?.awayUntil).toBeUndefined();
    const { seats, awaited } = JSON.parse(rowOf(away).summary);
    expect(seats[2].awayUntil).toBe(START + 3 * DAY);
    expect(awaited[2]).toMatchObject({ seat: 2, until: START + 4 * DAY });
  });

  it('lasts no longer than the days that are left, however often it begins', () => {
    let table = playedBy(PEOPLE, PLAN);
    let at = START;
    for (let days = 1; days <= 8; days++) {
      table = goes(table, 'cy', at + DAY, at);
      at += DAY;
      table = goes(table, 'cy', undefined, at - 1);
    }
    expect(table.vacations[2]?.left).toBeLessThanOrEqual(8);
    expect(goes(table, 'cy', at + DAY, at)).toBe(table);
    expect(goes(playedBy(PEOPLE, PLAN), 'cy', START + 60 * DAY, START).vacations[2]?.away?.until).toBe(
      START + 5 * DAY,
    );
  });

  it('is refused where the table has not agreed on any', () => {
    const table = playedBy(
      PEOPLE,
      cardPlan([OPEN, OPEN, OPEN, VIRTUAL], { clock: { kind: 'days', days: 2 } }),
    );
    expect(goes(table, 'cy', START + DAY, START)).toBe(table);
    expect(goes(away, 'dan', START + DAY, START)).toBe(away);
  });

  it('ends by itself, so that everyone sees the clock run again', () => {
    const table = goes(playedBy(PEOPLE, PLAN), 'cy', START + DAY, START);
    expect(nextDue(table)).toEqual({ at: START + DAY, entry: { type: 'vacationEnded', seat: 2 } });
    const back = happens(table, { type: 'vacationEnded', seat: 2 }, START + DAY);
    expect(clockOf(back, 2, START + DAY)).toMatchObject({
      left: 2 * DAY,
      running: true,
      vacationLeft: 4 * DAY,
    });
  });

  /** Each piece of waiting is split among thinking, vacation and outage; only the first is charged. */
  it('and outages in any order are off the clock once each, also after an undo', () => {
    const piece = fc.record({
      kind: fc.constantFrom<'think' | 'outage' | 'rest' | 'outageInRest'>(
        'think',
        'outage',
        'rest',
        'outageInRest',
      ),
      hours: fc.integer({ min: 1, max: 6 }),
    });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), fc.boolean(), fc.string(), (pieces, isUndone, seed) => {
        const random = seedRandom(seed);
        let table = playedBy(PEOPLE, boardPlan([OPEN, OPEN, OPEN], { clock: CLOCK }));
        const [seat = 0] = awaitedPeople(table);
        const person = PEOPLE[seat] ?? '';
        const move = anyMoveOf(table, seat, random);
        if (move === undefined) throw new Error('nothing to do');
        const moved = acts(table, person, move, START);
        const mayUndo = moved.match !== undefined && undoLimit(moved.match, { seat }).commands === 1;
        if (isUndone && mayUndo) table = moved;
        let at = START;
        let thought = 0;
        let away = 0;
        for (const { kind, hours } of pieces) {
          const end = at + hours * HOUR;
          if (kind === 'think') thought += hours;
          if (kind === 'outage') table = pause(table, at, end);
          if (kind === 'rest' || kind === 'outageInRest') {
            table = goes(table, person, end + HOUR * below(random, 3), at);
            const middle = at + Math.floor((hours * HOUR) / 2);
            if (kind === 'outageInRest') table = pause(table, at, middle);
            away += kind === 'rest' ? hours * HOUR : end - middle;
            table = goes(table, person, undefined, end);
          }
          at = end;
        }
        if (isUndone && mayUndo) table = acts(table, person, { type: 'undo', count: 1 }, at);
        const left = Math.max(0, 2 * DAY - thought * HOUR);
        expect(clockOf(table, seat, at)).toMatchObject({ left, vacationLeft: 5 * DAY - away });
      }),
      { numRuns: 60 },
    );
  });
});

describe('quiet hours', () => {
  const table = playedBy(PEOPLE, PLAN);
  const due = START + 2 * DAY;
  const asleep = (morning: number) => (person: string) => (person === 'ann' ? morning : undefined);

  it('put off the end of a person’s time to the morning, once and only at tables that agreed', () => {
    const night = decideDue(table, due, asleep(due + 6 * HOUR));
    expect(night).toMatchObject({
      value: { entry: { type: 'nightGranted', seat: 0, until: due + 6 * HOUR } },
    });
    if (!night.ok) throw new Error('no night');
    const granted = happens(table, night.value.entry, due);
    expect(clockOf(granted, 0, due)).toMatchObject({ left: 6 * HOUR, running: true });
    const later = decideDue(
      happens(granted, { type: 'timeExpired', seat: 1 }, due),
      due + 6 * HOUR,
      asleep(due + DAY),
    );
    expect(later).toMatchObject({ value: { entry: { type: 'timeExpired', seat: 2 } } });
    const again = decideDue(
      { ...granted, clocks: granted.clocks.slice(0, 1) },
      due + 6 * HOUR,
      asleep(due + DAY),
    );
    expect(again).toMatchObject({ value: { entry: { type: 'timeExpired', seat: 0 } } });
    const strict = playedBy(PEOPLE, { ...PLAN, clock: { kind: 'days', days: 2 } });
    expect(decideDue(strict, due, asleep(due + HOUR))).toMatchObject({
      value: { entry: { type: 'timeExpired' } },
    });
  });

  it('are looked up before anyone runs out of time', async () => {
    const time = fakeTime();
    const { storage, rooms, room, happens: writes } = await openedTable(PLAN, time);
    await writes({ type: 'seatTaken', seat: 0, person: 'ann' });
    await writes({ type: 'gameStarted', seed: 's', rules: cardGame.rules });
    const hour = new Date(time.now()).getUTCHours();
    await storage.channels.setQuietHours('ann', { zone: 'UTC', from: hour, to: (hour + 4) % 24 });
    const ports = { vacations: storage.vacations, channels: storage.channels, tables: storage.tables };
    const timeOff = createTimeOff({ ...ports, rooms, time });
    const scheduler = schedulerAt({ rooms, storage, time }, () => new Promise(() => undefined), { timeOff });
    time.pass(2 * DAY);
    await scheduler.checkClocks();
    const morning = (Math.floor(time.now() / HOUR) + 4) * HOUR;
    expect(clockOf(room.table(), 0, time.now())).toMatchObject({ left: morning - time.now() });
  });

  it('last no longer than the longest night', () => {
    expect(decideDue(table, due, asleep(due + 23 * HOUR))).toMatchObject({
      value: { entry: { until: due + TABLE_TIMEOUTS.night } },
    });
  });
});

describe('a person who goes on vacation', () => {
  it('is away at all their tables that agreed, and at those that begin meanwhile', async () => {
    const time = fakeTime();
    const server = await testServer({ time });
    const [ann, ben] = await server.visitors(2);
    const plan = {
      ...cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]),
      clock: { kind: 'days', days: 2, vacation: 14 },
    } as const;
    const first = await startedTable(ann, [ben], plan);
    const strict = await startedTable(ann, [ben], { ...plan, clock: { kind: 'days', days: 2 } });
    const until = time.now() + 10 * DAY;
    await ben.call('vacation', { body: { until } });
    const second = await startedTable(ann, [ben], plan);
    const awayAt = async (table: string) => (await ann.look(table)).seats[1]?.awayUntil;
    await expect.poll(() => awayAt(second)).toBe(until);
    expect(await awayAt(first)).toBe(until);
    expect(await awayAt(strict)).toBeUndefined();
    expect((await ben.call('notices')).awayUntil).toBe(until);
    expect(await ben.ask('vacation', { body: { until: time.now() - 1 } })).toMatchObject({ status: 409 });
    await ben.call('vacation', { body: {} });
    expect(await awayAt(first)).toBeUndefined();
    expect((await ben.call('notices')).awayUntil).toBeUndefined();
  });
});
