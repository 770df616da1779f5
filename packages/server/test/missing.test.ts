/** Someone is missing, and no clock says so: the others are not stuck for ever. */

import { pick, seedRandom } from '@carson/engine';
import { type ClockPlan, TABLE_TIMEOUTS } from '@carson/protocol';
import { describe, expect, it } from 'vitest';
import { decideDue } from '../src/tables/decide-time.ts';
import { nextDue } from '../src/tables/due.ts';
import { showTable } from '../src/tables/show.ts';
import { peopleOwing, rowOf } from '../src/tables/summary.ts';
import { awaitedPeople, owedAt, type Table } from '../src/tables/table.ts';
import type { Client } from './support/client.ts';
import { boardPlan, cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { must, startedTable } from './support/play.ts';
import { acts, anyMoveOf, happens, playedBy, START } from './support/pure-table.ts';
import { testServer } from './support/server.ts';

const PEOPLE = ['ann', 'ben', 'cy'];
const LIVE = { kind: 'live', bank: 60, increment: 0 } as const;

/** Ann and Ben have bid; the table waits for Cy. */
function waitingForCy(plan = cardPlan([OPEN, OPEN, OPEN, VIRTUAL])): Table {
  let table = playedBy(PEOPLE, plan);
  for (const seat of [0, 1]) {
    const move = anyMoveOf(table, seat, seedRandom(`seat ${seat}`));
    if (move !== undefined) table = acts(table, PEOPLE[seat] ?? '', move, START);
  }
  expect(awaitedPeople(table)).toEqual([2]);
  return table;
}

/** What time brings, up to this moment. */
function passes(table: Table, at: number): Table {
  const due = decideDue(table, at);
  if (!due.ok) return table;
  return passes(happens(table, due.value.entry, nextDue(table)?.at ?? at), at);
}

const shown = (table: Table, at: number) =>
  showTable(table, { person: 'ann', names: new Map(), logFrom: 0, at });

describe('a table without a clock', () => {
  const called = START + TABLE_TIMEOUTS.silence;

  it('lets the others call a vote after the stated silence, not before', () => {
    const table = waitingForCy();
    expect(shown(table, START).silences).toEqual([{ seat: 2, voteFrom: called }]);
    const call = { type: 'callVote', seat: 2 } as const;
    expect(acts(table, 'ann', call, called - 1)).toBe(table);
    expect(acts(table, 'cy', call, called)).toBe(table);
    const open = acts(table, 'ann', call, called);
    expect(shown(open, called).votes).toEqual([
      { seat: 2, because: 'silent', voters: [0, 1], ballots: [], endsAt: called + TABLE_TIMEOUTS.vote.none },
    ]);
    expect(shown(open, called).silences).toBeUndefined();
  });

  it('tells the voters, in lists too, until they have voted', () => {
    const open = acts(waitingForCy(), 'ann', { type: 'callVote', seat: 2 }, called);
    expect(peopleOwing(open)).toEqual(['cy', 'ann', 'ben']);
    const voted = acts(open, 'ann', { type: 'vote', seat: 2, choice: 'end' }, called);
    expect(peopleOwing(voted)).toEqual(['cy', 'ben']);
    expect(JSON.parse(rowOf(voted).summary)).toMatchObject({ voting: [1] });
  });

  it('lets a bot play where no one votes in time', () => {
    const open = acts(waitingForCy(), 'ann', { type: 'callVote', seat: 2 }, called);
    expect(rowOf(open).deadline).toBe(called + TABLE_TIMEOUTS.vote.none);
    const after = passes(open, called + TABLE_TIMEOUTS.vote.none);
    expect(after.absences).toEqual([]);
    expect(after.seats[2]?.standIn).toBeDefined();
  });

  it('does what most have voted when the time to vote is over', () => {
    let open = acts(waitingForCy(), 'ann', { type: 'callVote', seat: 2 }, called);
    open = acts(open, 'ann', { type: 'vote', seat: 2, choice: 'end' }, called);
    expect(passes(open, called + TABLE_TIMEOUTS.vote.none)).toMatchObject({ phase: 'over', ending: 'voted' });
  });

  it('lets the missing one come back, and begins the silence again', () => {
    const open = acts(waitingForCy(), 'ann', { type: 'callVote', seat: 2 }, called);
    const back = acts(open, 'cy', { type: 'reclaim' }, called + 5);
    expect(back.absences).toEqual([]);
    expect(shown(back, called + 5).silences).toEqual([
      { seat: 2, voteFrom: called + 5 + TABLE_TIMEOUTS.silence },
    ]);
  });

  it('ends a game where no one answers and no one calls a vote, and leaves one against bots alone', () => {
    const table = waitingForCy();
    expect(passes(table, START + TABLE_TIMEOUTS.game - 1).phase).toBe('playing');
    expect(passes(table, START + TABLE_TIMEOUTS.game)).toMatchObject({ phase: 'over', ending: 'abandoned' });
    const alone = playedBy(['ann'], cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]));
    expect(nextDue(alone)).toBeUndefined();
    expect(shown(alone, START).silences).toBeUndefined();
  });
});

describe('a vote after a clock', () => {
  it('is closed after the stated time; without anyone left the game ends', () => {
    const table = playedBy(PEOPLE, cardPlan([OPEN, OPEN, OPEN, VIRTUAL], { clock: LIVE }));
    const out = passes(table, START + 60_000);
    expect(out.absences.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(passes(out, START + 60_000 + TABLE_TIMEOUTS.vote.live)).toMatchObject({
      phase: 'over',
      ending: 'abandoned',
    });
  });

  it('about a person who left begins again where the others want to wait', () => {
    let table = waitingForCy(cardPlan([OPEN, OPEN, OPEN, VIRTUAL], { clock: LIVE }));
    table = acts(table, 'cy', { type: 'leave' }, START + 1_000);
    table = acts(table, 'ann', { type: 'vote', seat: 2, choice: 'wait' }, START + 2_000);
    const later = START + 1_000 + TABLE_TIMEOUTS.vote.live;
    const again = passes(table, later);
    expect(again.absences).toEqual([{ seat: 2, because: 'left', since: later, ballots: [] }]);
  });

  it('of a person who is out of time and leaves is about leaving', () => {
    let table = waitingForCy(cardPlan([OPEN, OPEN, OPEN, VIRTUAL], { clock: LIVE }));
    table = passes(table, START + 60_000);
    table = acts(table, 'cy', { type: 'leave' }, START + 61_000);
    expect(table.absences).toMatchObject([{ seat: 2, because: 'left' }]);
  });
});

/** Commands that lead to a question for a house, the first one most. */
const WISHES = ['askConsent', 'build', 'takeTile', 'buyParcel'];

/** The board game where the seat is asked for a house on its parcel. */
function waitingForConsent(clock: ClockPlan): { table: Table; seat: number; at: number } {
  const random = seedRandom('consent 394');
  let table = playedBy(PEOPLE, boardPlan([OPEN, OPEN, OPEN], { clock }));
  for (let at = START; ; at += 10) {
    const [owed] = owedAt(table);
    if (table.match === undefined || owed === undefined) throw new Error('no one was asked for a house');
    const { seat, kind, decision } = owed;
    if (kind === 'answerConsent') return { table, seat, at };
    const options = table.match.game.options(table.match.state, seat);
    const wanted = WISHES.flatMap((wish) => options.filter(({ type }) => type === wish));
    const command = wanted[0] ?? pick(random, options);
    table = acts(table, PEOPLE[seat] ?? '', { type: 'move', decision, command }, at);
  }
}

describe('B14.29 a question for a house that is not answered in time', () => {
  it.each<ClockPlan>([LIVE, { kind: 'days', days: 2 }])(
    'is answered with no, and no one votes: $kind',
    (clock) => {
      const { table, seat, at } = waitingForConsent(clock);
      const due = nextDue(table)?.at ?? 0;
      expect(due).toBeGreaterThan(at);
      expect(passes(table, due - 1)).toBe(table);
      const after = passes(table, due);
      expect(after.absences).toEqual([]);
      expect(after.match?.last?.move).toMatchObject({
        seat,
        command: { type: 'answerConsent', agree: false },
      });
    },
  );

  it('waits for ever without a clock', () => {
    const { table, at } = waitingForConsent({ kind: 'none' });
    expect(passes(table, at + TABLE_TIMEOUTS.game - 1_000)).toBe(table);
  });
});

describe('the people concerned', () => {
  it('get a notice of the vote on every connection, and it goes when they have voted', async () => {
    const server = await testServer();
    const people = [await server.visitor(), await server.visitor(), await server.visitor()];
    const [ann, ben, cy] = people as [Client, Client, Client];
    const table = await startedTable(ann, [ben, cy], cardPlan([OPEN, OPEN, OPEN, VIRTUAL]));
    for (const person of [ann, ben]) {
      const { play, viewer } = await person.look(table);
      const owed = play?.owed.find(({ seat }) => seat === viewer);
      const [command] = play?.options ?? [];
      if (owed === undefined || command === undefined) throw new Error('no question');
      await must(person.act(table, { type: 'move', decision: owed.decision, command }));
    }
    const live = await ben.live();
    await must(cy.act(table, { type: 'leave' }));
    await live.until(() => live.find('turn', (turn) => turn.table === table && turn.waiting));
    expect((await ben.call('myTables')).tables[0]).toMatchObject({ table, voting: [0, 1] });
    await must(ben.act(table, { type: 'vote', seat: 2, choice: 'wait' }));
    await live.until(() => live.find('turn', (turn) => turn.table === table && !turn.waiting));
  });
});
