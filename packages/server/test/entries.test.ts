/** A table is what its entries say: reading them again gives the same table. */
import { cardGame } from '@carson/card-game';
import { below, pick, recordOf, resumeMatch, seedRandom } from '@carson/engine';
import type { Action } from '@carson/protocol';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/registry.ts';
import { decide } from '../src/tables/decide.ts';
import { showTable } from '../src/tables/show.ts';
import { rowOf } from '../src/tables/summary.ts';
import { realTime } from '../src/time.ts';
import { askedAfterLeaving, moveEntries } from './support/consent.ts';
import { fakeTime } from './support/fake-time.ts';
import { LATER_GAMES } from './support/former.ts';
import { boardPlan, cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { anyAnswer } from './support/play.ts';
import { openedTable, roomsOn } from './support/rooms.ts';
import { schedulerAt } from './support/scheduler.ts';
import { startedByThree } from './support/started.ts';

function neverAsked(): never {
  throw new Error('no bot plays here');
}

/** A game of these rules with one move, which led to another state then than it does now. */
async function movedUnder(rules: number, games = GAMES) {
  const opened = await openedTable(cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]), realTime, games);
  const { happens, room } = opened;
  await happens({ type: 'seatTaken', seat: 0, person: 'ann' });
  await happens({ type: 'gameStarted', seed: 's', rules });
  const { match } = room.table();
  const command = match?.game.options(match.state, 0)[0];
  if (command === undefined) throw new Error('ann owes nothing');
  await happens({ type: 'moved', seat: 0, command, check: 'another state' });
  return opened;
}

describe('the entries of a table', () => {
  const clock = { kind: 'live', bank: 600, increment: 5 } as const;

  it.each([
    ['cards', cardPlan([OPEN, OPEN, OPEN, VIRTUAL], { clock })],
    ['board', boardPlan([OPEN, OPEN, OPEN], { clock })],
  ])('of %s, read again, are the table', async (_, plan) => {
    const { server, people, table } = await startedByThree(plan);
    const random = seedRandom('entries');
    const odd: readonly Action[] = [
      { type: 'undo', count: 1 },
      { type: 'leave' },
      { type: 'reclaim' },
      ...[0, 1, 2].map(
        (seat) => ({ type: 'vote', seat, choice: pick(random, ['wait', 'bot'] as const) }) as const,
      ),
    ];
    for (let steps = 0; steps < 120; steps++) {
      const person = pick(random, people);
      const answer = anyAnswer(await person.look(table), random);
      await person.act(table, answer === undefined || below(random, 6) === 0 ? pick(random, odd) : answer);
    }
    server.services.scheduler.stop();
    await server.services.rooms.idle();
    const live = (await server.services.rooms.get(table))?.table();
    const read = (await roomsOn(server.services.storage).get(table))?.table();
    if (live === undefined || read === undefined) throw new Error('no table');
    expect(read.version).toBeGreaterThan(20);
    for (const person of [...people.map(({ id }) => id), 'spectator']) {
      const looking = { person, names: new Map(), logFrom: 0, at: live.changedAt };
      expect(showTable(read, looking)).toEqual(showTable(live, looking));
    }
    expect(read.clocks).toEqual(live.clocks);
  });

  it('B14.29 tell that no answer in time was a no, and leave the vote about a player who left open', async () => {
    const time = fakeTime();
    const { before, asker, asking, seat } = askedAfterLeaving(clock);
    const { storage, rooms, room, happens } = await openedTable(before.plan, time);
    for (const [at, { person = '' }] of before.seats.entries()) {
      await happens({ type: 'seatTaken', seat: at, person });
    }
    const { match, rules } = before;
    await happens({ type: 'gameStarted', seed: match?.seed ?? '', rules });
    for (const entry of moveEntries(match)) await happens(entry);
    await happens({ type: 'seatAbandoned', seat });
    await room.ask({
      commandId: 'ask',
      decide: (table, at) => decide(table, asker, asking, { at, newSeed: () => 'x' }),
    });
    const scheduler = schedulerAt({ rooms, storage, time }, neverAsked, { ownerOf: neverAsked });
    await scheduler.checkClocks();
    scheduler.stop();
    await rooms.idle();
    const live = room.table();
    const [entry] = await storage.tables.entriesAfter('table', live.version - 1);
    expect(JSON.parse(entry?.body ?? '')).toMatchObject({
      ...{ type: 'moved', seat, timeout: true },
      command: { type: 'answerConsent', agree: false },
    });
    expect(live.absences).toMatchObject([{ seat, because: 'left' }]);
    const read = (await roomsOn(storage, time).get('table'))?.table();
    expect(read?.absences).toEqual(live.absences);
    expect(read?.clocks).toEqual(live.clocks);
    expect(read && rowOf(read)).toEqual(rowOf(live));
  });

  it('that give another state than when they were written are not played on', async () => {
    const { storage } = await movedUnder(cardGame.rules);
    expect((await roomsOn(storage).get('table'))?.table().broken).toMatchObject({
      move: 0,
      why: 'moveAltered',
    });
  });

  it('of former rules go on by today’s, and name the first move that is no longer legal', async () => {
    const { storage, room } = await movedUnder(1, LATER_GAMES);
    const wake = () => roomsOn(storage, realTime, LATER_GAMES).get('table');
    const again = (await wake())?.table().match;
    expect(again?.moves).toBe(1);
    expect(again && resumeMatch(again.game, recordOf(again)).ok).toBe(true);
    const entry = { type: 'moved', seat: 0, command: { type: 'finishSelling' }, check: '' };
    const version = room.table().version + 1;
    const stored = { version, commandId: 'illegal', body: JSON.stringify(entry), at: 0 };
    await storage.tables.append({ entry: stored, row: rowOf({ ...room.table(), version }) });
    expect((await wake())?.table().broken).toMatchObject({ move: 1 });
  });
});
