/** Before the game: the host's word on seats and plan, tables that no one begins, and offers to play again. */
import { TABLE_TIMEOUTS, type TablePlan } from '@carson/protocol';
import { describe, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { fakeTime } from './support/fake-time.ts';
import { cardPlan, INVITED, OPEN, RANDOM_BOT, VIRTUAL } from './support/plans.ts';
import { must, startedTable } from './support/play.ts';
import { testServer } from './support/server.ts';

const FOUR = cardPlan([OPEN, OPEN, OPEN, VIRTUAL]);

async function threePeople() {
  const time = fakeTime();
  const server = await testServer({ time });
  const [ann, ben, cy] = await server.visitors(3);
  return { time, server, ann, ben, cy };
}

describe('the host', () => {
  it('removes someone from a seat, who comes back by invitation only', async () => {
    const { ann, ben, cy } = await threePeople();
    const { table } = await ann.open(FOUR);
    await must(ben.act(table, { type: 'join' }));
    expect(await cy.act(table, { type: 'remove', seat: 1 })).toMatchObject({ refusal: { code: 'notHost' } });
    expect(await ann.act(table, { type: 'remove', seat: 0 })).toMatchObject({
      refusal: { code: 'notYourself' },
    });
    await must(ann.act(table, { type: 'remove', seat: 1 }));
    expect((await ben.look(table)).viewer).toBe('spectator');
    expect(await ben.act(table, { type: 'join' })).toMatchObject({ refusal: { code: 'removedByHost' } });
    await must(cy.act(table, { type: 'join' }));
    await must(ann.act(table, { type: 'plan', seat: 2, plan: INVITED }));
    const invitation = (await ann.look(table)).seats[2]?.invitation ?? '';
    await must(ben.act(table, { type: 'join', invitation }));
    expect((await ben.look(table)).viewer).toBe(2);
  });

  it('plans the table again: people keep their seats, and everyone is told', async () => {
    const { time, ann, ben } = await threePeople();
    const { table } = await ann.open(FOUR);
    await must(ben.act(table, { type: 'join', seat: 2 }));
    const live = await ben.live();
    const { version } = await live.watch(table);
    time.pass(5_000);
    const plan: TablePlan = cardPlan([OPEN, OPEN, RANDOM_BOT, RANDOM_BOT], {
      clock: { kind: 'days', days: 2 },
      access: 'link',
    });
    expect(await ben.act(table, { type: 'replan', plan })).toMatchObject({ refusal: { code: 'notHost' } });
    await must(ann.act(table, { type: 'replan', plan }));
    const told = await live.at(table, version + 1);
    expect(told).toMatchObject({ clock: plan.clock, access: 'link', viewer: 1, plannedAt: time.now() });
    expect(told.seats.map(({ plan: { kind } }) => kind)).toEqual(['open', 'open', 'bot', 'bot']);
    const tooSmall = cardPlan([OPEN, RANDOM_BOT, RANDOM_BOT, RANDOM_BOT]);
    expect(await ann.act(table, { type: 'replan', plan: tooSmall })).toMatchObject({
      refusal: { code: 'seatsTooFew', params: { people: 2, seats: 1 } },
    });
    const wrong = { ...plan, options: { seats: [] } };
    expect(await ann.act(table, { type: 'replan', plan: wrong })).toMatchObject({ ok: false });
    await must(ann.act(table, { type: 'start' }));
    expect((await ben.look(table)).phase).toBe('playing');
  });
});

describe('a table that no one begins', () => {
  it('is closed after the stated time, says so, and leaves the lists', async () => {
    const { time, server, ann, ben } = await threePeople();
    const { table, expiresAt } = await ann.open(FOUR);
    expect(expiresAt).toBe(time.now() + TABLE_TIMEOUTS.start.none);
    time.notBefore(time.now() + TABLE_TIMEOUTS.start.none - 1_000);
    await must(ben.act(table, { type: 'join' }));
    time.notBefore(time.now() + TABLE_TIMEOUTS.start.none - 1_000);
    await server.services.scheduler.checkClocks();
    expect((await ann.look(table)).phase).toBe('waiting');
    time.notBefore(time.now() + 2_000);
    await server.services.scheduler.checkClocks();
    expect(await ann.look(table)).toMatchObject({ phase: 'cancelled', ending: 'expired' });
    expect((await ann.call('myTables')).tables).toEqual([]);
    expect((await ben.call('tables')).tables).toEqual([]);
  });
});

describe('an offer to play again', () => {
  it('reaches those who were invited, in their lists and as a notice, until they come or decline', async () => {
    const { ann, ben, cy } = await threePeople();
    const table = await startedTable(ann, [ben, cy], FOUR);
    for (const person of [ann, ben, cy]) await must(person.act(table, { type: 'leave' }));
    const live = await ben.live();
    const { table: again } = await ann.call('rematch', { params: { table } });
    await live.until(() => live.find('turn', (turn) => turn.table === again && turn.waiting));
    const [offer] = (await ben.call('myTables')).tables;
    expect(offer).toMatchObject({ table: again, phase: 'waiting', host: ann.id });
    expect(offer?.seats[1]?.reservedFor?.id).toBe(ben.id);
    await must(cy.act(again, { type: 'leave' }));
    expect((await cy.call('myTables')).tables.map((mine) => mine.table)).not.toContain(again);
    await must(ben.act(again, { type: 'join' }));
    await live.until(() => live.find('turn', (turn) => turn.table === again && !turn.waiting));
  });

  it('is withdrawn for a person who is deleted', async () => {
    const { ann, ben, cy } = await threePeople();
    const table = await startedTable(ann, [ben, cy], FOUR);
    for (const person of [ann, ben, cy]) await must(person.act(table, { type: 'leave' }));
    const { table: again } = await ann.call('rematch', { params: { table } });
    await ben.call('deleteMe', { body: {} });
    expect((await (ann as Client).look(again)).seats[1]?.reservedFor).toBeUndefined();
  });
});
