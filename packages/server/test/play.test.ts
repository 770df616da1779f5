/** Moves at a table, over real HTTP and real sockets. */
import { isSeedOf, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { newCommandId } from './support/client.ts';
import { boardPlan, cardPlan, INVITED, OPEN, RANDOM_BOT, VIRTUAL } from './support/plans.ts';
import { anyAnswer, anyMove, must, startedTable } from './support/play.ts';
import { testServer } from './support/server.ts';
import { startedAlone, startedByTwo } from './support/started.ts';

describe('a table', () => {
  it.each([
    ['cards', cardPlan([OPEN, OPEN, RANDOM_BOT, VIRTUAL])],
    ['board', boardPlan([OPEN, OPEN, RANDOM_BOT])],
  ])('of %s is played to its end by people and bots, and its record is true', async (_, plan) => {
    const { server, ann, ben, table } = await startedByTwo(plan);
    const live = await ann.live();
    const first = await live.watch(table);
    expect(first.play?.seed).toBeUndefined();
    const random = seedRandom('play');
    for (;;) {
      const mine = live.tables.get(table);
      if (mine?.phase === 'over') break;
      if (!(await anyMove(table, [ann, ben], random))) {
        await live.until(() => (live.tables.get(table)?.version === mine?.version ? undefined : true));
      }
    }
    const over = live.tables.get(table);
    expect(over?.play?.result).toHaveLength(plan.seats.length);
    expect(isSeedOf(over?.play?.seed ?? '', first.play?.commitment ?? '')).toBe(true);
    expect(over?.play?.log.entries).toHaveLength((over?.play?.moves ?? 0) + 1);

    expect(await server.services.metrics.text()).toContain('carson_bot_failures_total 0');

    const { results } = await ben.call('myResults');
    const place = over?.play?.result?.find(({ seat }) => seat === 1);
    expect(results).toMatchObject([
      { id: table, points: place?.score, place: place?.rank, people: 1, bots: ['random'] },
    ]);
    expect(Object.values(results[0]?.lines ?? {}).reduce((sum, points) => sum + points, 0)).toBe(
      over?.play?.scores.find(({ seat }) => seat === 1)?.total,
    );
    expect(JSON.stringify((await ben.call('myTables')).tables)).not.toContain('"results"');

    const record = await server.stranger().ask('record', { params: { table } });
    expect(record).toMatchObject({ ok: false, status: 401 });
    const shown = await ben.call('record', { params: { table } });
    const verified = await server.stranger().call('verifyRecord', { body: shown });
    expect(verified).toMatchObject({ ok: true, moves: over?.play?.moves });
    const imported = await ben.call('importRecord', { body: { id: newCommandId(), record: shown } });
    const copy = await ann.look(imported.table);
    expect(copy).toMatchObject({ phase: 'over', viewer: 'spectator', imported: true });
    expect(over?.imported).toBe(false);
    expect((await ben.call('myTables')).tables.map((row) => row.table)).toContain(imported.table);
    expect(copy.play?.scores).toEqual(over?.play?.scores);
    const falsified = { ...shown, moves: (shown['moves'] as unknown[]).slice(1) };
    expect(await ben.call('verifyRecord', { body: falsified })).toMatchObject({ ok: false });
    expect(await ben.ask('importRecord', { body: { id: newCommandId(), record: falsified } })).toMatchObject({
      ok: false,
      refusal: { code: 'recordFails' },
    });
  });

  it('hides nothing from anyone once it is over', async () => {
    const { server, ann, ben, table } = await startedByTwo(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    const eve = await server.visitor();
    expect(await anyMove(table, [ann], seedRandom('sealed'))).toBe(true);
    const sealed = (await ann.look(table)).play?.view;
    const past = (query: { seat?: string }) =>
      eve.ask('beats', { params: { table, from: '0', to: '1' }, query: { ...query } });
    expect(await past({ seat: '0' })).toMatchObject({ refusal: { code: 'notOver' } });
    await must(ben.act(table, { type: 'leave' }));
    await must(ann.act(table, { type: 'vote', seat: 1, choice: 'end' }));
    expect(await past({ seat: '0' })).toMatchObject({
      ok: true,
      value: { beats: [{ move: 0, view: sealed }] },
    });
    expect(await past({})).toMatchObject({
      ok: true,
      value: { beats: [{ view: { viewer: 'spectator' } }] },
    });
    expect(await past({ seat: '9' })).toMatchObject({ refusal: { code: 'noSeat' } });
    expect((await eve.look(table)).play?.seed).toBeDefined();
    expect(await eve.call('record', { params: { table } })).toMatchObject({ moves: [{ seat: 0 }] });
  });

  it('carries a command out once, however often it comes', async () => {
    const { ann, table } = await startedByTwo(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    const answer = anyAnswer(await ann.look(table), seedRandom('x'));
    if (answer === undefined) throw new Error('ann owes nothing');
    const id = newCommandId();
    const replies = await Promise.all(Array.from({ length: 10 }, () => must(ann.act(table, answer, id))));
    expect(new Set(replies.map(({ version }) => version)).size).toBe(1);
    expect((await ann.look(table)).play?.moves).toBe(1);
    const stale = await ann.act(table, answer, newCommandId());
    expect(stale).toMatchObject({ ok: false, status: 409, refusal: { code: 'decisionClosed' } });
    expect(await must(ann.act(table, answer, id))).toEqual(replies[0]);
  });

  it('refuses a command that comes too early, and takes it when its question is open', async () => {
    const plan = cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]);
    const { ann, table: first } = await startedAlone(plan);
    const second = await startedTable(ann, [], plan);
    const random = seedRandom('order');
    const live = await ann.live();
    await live.watch(first);
    const answer = anyAnswer(await ann.look(first), random);
    if (answer === undefined) throw new Error('ann owes nothing');
    const early = { ...answer, decision: answer.decision + 1 };
    live.send({ type: 'act', id: 'too-early', table: first, action: early });
    live.send({ type: 'act', id: 'in-time-1', table: first, action: answer });
    live.send({ type: 'act', id: 'in-time-2', table: second, action: { type: 'undo', count: 1 } });
    expect(await live.reply('too-early')).toMatchObject({ refusal: { code: 'decisionClosed' } });
    expect(await live.reply('in-time-1')).toMatchObject({ type: 'done' });
    expect(await live.reply('in-time-2')).toMatchObject({ refusal: { code: 'cannotUndo' } });
    expect((await ann.look(first)).play?.moves).toBe(1);
  });

  it('refuses a command of another person’s seat, of no one’s, and one that the rules forbid', async () => {
    const { server, ann, table } = await startedByTwo(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    const eve = await server.visitor();
    const { play } = await ann.look(table);
    const decision = play?.owed[0]?.decision ?? 0;
    const move = { type: 'move' as const, decision, command: { type: 'bid', card: 11 } };
    expect(await eve.act(table, move)).toMatchObject({ status: 403, refusal: { code: 'notSeated' } });
    const wrong = { ...move, command: { type: 'bid', card: 99 } };
    expect(await ann.act(table, wrong)).toMatchObject({ status: 400, refusal: { code: 'malformed' } });
    const unasked = { ...move, command: { type: 'finishSelling' } };
    expect(await ann.act(table, unasked)).toMatchObject({ ok: false, status: 409 });
    expect((await ann.look(table)).play?.moves).toBe(0);
  });

  it('lets a seat take back what the engine allows, and no more', async () => {
    const { ann, table } = await startedAlone(cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]));
    const live = await ann.live();
    await live.watch(table);
    const random = seedRandom('undo');
    let possible = 0;
    for (let moves = 0; possible === 0 && moves < 300; moves++) {
      if (!(await anyMove(table, [ann], random))) break;
      possible = (await ann.look(table)).play?.undo.commands ?? 0;
    }
    const before = await ann.look(table);
    expect(possible).toBeGreaterThan(0);
    const tooMany = await ann.act(table, { type: 'undo', count: possible + 1 });
    expect(tooMany).toMatchObject({ ok: false, refusal: { code: 'cannotUndo' } });
    const { version } = await must(ann.act(table, { type: 'undo', count: possible }));
    const after = await live.at(table, version);
    expect(after.play?.moves).toBe((before.play?.moves ?? 0) - possible);
    expect(after.play?.log.entries).toHaveLength((after.play?.moves ?? 0) + 1);
    const to = after.play?.moves ?? 0;
    const { beats } = await ann.call('beats', { params: { table, from: String(to - 1), to: String(to) } });
    expect(beats.at(-1)?.view).toEqual(after.play?.view);
  });

  it('keeps seats for invited people, and shows invitations to the host only', async () => {
    const server = await testServer();
    const [ann, ben, eve] = await server.visitors(3);
    const opened = await ann.open(cardPlan([OPEN, INVITED, VIRTUAL, VIRTUAL], { access: 'link' }));
    const { table, seats } = opened;
    const invitation = seats[1]?.invitation ?? '';
    expect(invitation).not.toBe('');
    expect(JSON.stringify(await eve.look(table))).not.toContain(invitation);
    expect(await eve.act(table, { type: 'join' })).toMatchObject({ refusal: { code: 'noSeat' } });
    expect(await eve.act(table, { type: 'join', seat: 1, invitation: 'guess' })).toMatchObject({ ok: false });
    await must(ben.act(table, { type: 'join', invitation }));
    expect((await ann.look(table)).seats[1]?.person?.id).toBe(ben.id);
    expect(await ben.act(table, { type: 'start' })).toMatchObject({ refusal: { code: 'notHost' } });
    await must(ann.act(table, { type: 'start' }));
    const { tables } = await eve.call('tables');
    expect(tables).toEqual([]);
  });

  it('is listed, filtered, left, planned again and cancelled', async () => {
    const server = await testServer();
    const [ann, ben] = await server.visitors(2);
    const { table } = await ann.open(cardPlan([OPEN, OPEN, OPEN, VIRTUAL]));
    await must(ben.act(table, { type: 'join', seat: 2 }));
    const free = await ben.call('tables', { query: { free: 'yes', game: 'cards', phase: 'waiting' } });
    expect(free.tables.map((row) => row.table)).toEqual([table]);
    expect(free.tables[0]?.seats.map(({ person }) => person?.id)).toEqual([
      ann.id,
      undefined,
      ben.id,
      undefined,
    ]);
    expect(await ann.act(table, { type: 'start' })).toMatchObject({
      refusal: { code: 'seatsEmpty', params: { seats: [1] } },
    });
    await must(ann.act(table, { type: 'plan', seat: 1, plan: RANDOM_BOT }));
    expect(await ann.act(table, { type: 'plan', seat: 3, plan: OPEN })).toMatchObject({
      refusal: { code: 'seatIsVirtual' },
    });
    expect((await ben.call('tables', { query: { free: 'yes' } })).tables).toEqual([]);
    await must(ann.act(table, { type: 'leave' }));
    expect((await ben.look(table)).host).toBe(ben.id);
    expect((await ann.call('myTables')).tables).toEqual([]);
    await must(ben.act(table, { type: 'cancel' }));
    expect((await ann.call('tables')).tables).toEqual([]);
    expect(await ann.act(table, { type: 'join' })).toMatchObject({ refusal: { code: 'notWaiting' } });
    const { table: empty } = await ann.open(cardPlan([OPEN, OPEN, OPEN, VIRTUAL]));
    await must(ann.act(empty, { type: 'leave' }));
    expect((await ann.look(empty)).phase).toBe('cancelled');
  });

  it('is opened once for one command', async () => {
    const server = await testServer();
    const ann = await server.visitor();
    const body = { id: newCommandId(), plan: cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]) };
    const opened = await Promise.all([1, 2, 3].map(() => ann.call('createTable', { body })));
    expect(new Set(opened.map(({ table }) => table)).size).toBe(1);
    expect((await ann.call('myTables')).tables).toHaveLength(1);
  });

  it('waits for a person who left only as long as the others want to, and they may come back', async () => {
    const { ann, ben, table } = await startedByTwo(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    await must(ben.act(table, { type: 'leave' }));
    await must(ann.act(table, { type: 'vote', seat: 1, choice: 'wait' }));
    expect((await ann.look(table)).votes).toMatchObject([
      { seat: 1, ballots: [{ seat: 0, choice: 'wait' }] },
    ]);
    await must(ann.act(table, { type: 'vote', seat: 1, choice: 'bot' }));
    expect((await ann.look(table)).votes).toEqual([]);
    expect((await ann.look(table)).seats[1]?.standIn).toBe('legend');
    await must(ben.act(table, { type: 'reclaim' }));
    expect((await ann.look(table)).seats[1]).not.toHaveProperty('standIn');
  });

  it('is played again by the same people', async () => {
    const { server, ann, ben, table } = await startedByTwo(cardPlan([OPEN, OPEN, RANDOM_BOT, VIRTUAL]));
    const eve = await server.visitor();
    expect(await ann.ask('rematch', { params: { table } })).toMatchObject({ refusal: { code: 'notOver' } });
    await must(ann.act(table, { type: 'leave' }));
    await must(ben.act(table, { type: 'vote', seat: 0, choice: 'end' }));
    expect(await eve.ask('rematch', { params: { table } })).toMatchObject({ refusal: { code: 'notSeated' } });
    const again = await ben.call('rematch', { params: { table } });
    expect(await ann.call('rematch', { params: { table } })).toEqual(again);
    const next = await ann.look(again.table);
    expect(next.host).toBe(ben.id);
    expect(next.seats.map(({ person }) => person?.id)).toEqual([ann.id, ben.id, undefined, undefined]);
    expect((await eve.look(table)).rematch).toBe(again.table);
    await must(ben.act(again.table, { type: 'start' }));
  });

  it('puts my tables first that wait for me', async () => {
    const plan = cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]);
    const { ann, ben, table: waiting } = await startedByTwo(plan);
    const answered = await startedTable(ann, [ben], plan);
    const answer = anyAnswer(await ann.look(answered), seedRandom('x'));
    if (answer !== undefined) await must(ann.act(answered, answer));
    expect((await ann.call('myTables')).tables.map(({ table }) => table)).toEqual([waiting, answered]);
  });
});
