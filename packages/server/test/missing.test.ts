/** Someone is missing, and no clock says so: the others are not stuck for ever. */

import { seedRandom } from '@carson/engine';
import { type ClockPlan, TABLE_TIMEOUTS } from '@carson/protocol';
import { describe, expect, it } from 'vitest';
import { decideDue } from '../src/tables/decide-time.ts';
import { nextDue } from '../src/tables/due.ts';
import { showTable } from '../src/tables/show.ts';
import { peopleOwing, rowOf } from '../src/tables/summary.ts';
import { awaitedPeople, owedAt, type Table } from '../src/tables/table.ts';
import { askedAfterLeaving, waitingForConsent } from './support/consent.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { must } from './support/play.ts';
import { acts, anyMoveOf, happens, playedBy, START } from './support/pure-table.ts';
import { startedByThree } from './support/started.ts';

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

/** The table in a game that names an answer which it refuses. */
function refusingSilence(table: Table): Table {
  const { match } = table;
  if (match === undefined) throw new Error('no game');
  const owed: typeof match.game.owed = (state) =>
    match.game.owed(state).map((question) => ({ ...question, onTimeout: { type: 'pass' } }));
  return { ...table, match: { ...match, game: { ...match.game, owed } } };
}

const DAYS = { kind: 'days', days: 2, quietHours: true } as const;

describe('B14.29 a question for a house that is not answered in time', () => {
  const NO = { type: 'answerConsent', agree: false };

  it.each<ClockPlan>([LIVE, { kind: 'days', days: 2 }])(
    'is answered with no, and no one votes: $kind',
    (clock) => {
      const { table, seat, at } = waitingForConsent(clock);
      const due = nextDue(table)?.at ?? 0;
      expect(due).toBeGreaterThan(at);
      expect(passes(table, due - 1)).toBe(table);
      const after = passes(table, due);
      expect(after.absences).toEqual([]);
      expect(after.match?.last?.move).toMatchObject({ seat, command: NO });
    },
  );

  it.each<ClockPlan>([{ kind: 'none' }, LIVE, DAYS])(
    'is answered with no at once for a player who has left; the vote about them goes on: $kind',
    (clock) => {
      const { table, seat, at, before } = askedAfterLeaving(clock);
      expect(awaitedPeople(table)).toEqual([seat]);
      const due = decideDue(table, at, () => at + 60_000);
      if (!due.ok) throw new Error(due.refusal.code);
      const after = happens(table, due.value.entry, at);
      expect(after.match?.last?.move).toMatchObject({ seat, command: NO });
      expect(after.absences).toEqual(before.absences);
      expect(after.absences).toEqual([{ seat, because: 'left', since: at, ballots: [] }]);
    },
  );

  it('of a player who has left can still be answered by them, who is back then', () => {
    const { table, seat, person, at } = askedAfterLeaving(LIVE);
    const decision = owedAt(table)[0]?.decision ?? -1;
    const back = acts(table, person, { type: 'move', decision, command: NO }, at);
    expect(back.match?.last?.move).toMatchObject({ seat, command: NO });
    expect(back.absences).toEqual([]);
  });

  it('waits without a clock, until the others call a vote: then it is answered with no, and no one votes', () => {
    const { table, seat, at, asker } = waitingForConsent({ kind: 'none' });
    const called = at + TABLE_TIMEOUTS.silence;
    expect(passes(table, at + TABLE_TIMEOUTS.game - 1)).toBe(table);
    const open = acts(table, asker, { type: 'callVote', seat }, called);
    expect(open.absences).toMatchObject([{ seat, because: 'silent' }]);
    const after = passes(open, called);
    expect(after.match?.last?.move).toMatchObject({ seat, command: NO });
    expect(after.absences).toEqual([]);
  });

  it('is put to the vote where the rules refuse the answer that they name', () => {
    const { table, seat } = waitingForConsent(LIVE);
    const due = nextDue(table)?.at ?? 0;
    expect(passes(refusingSilence(table), due).absences).toMatchObject([{ seat, because: 'time' }]);
    const { table: asked, at } = askedAfterLeaving(LIVE);
    const unanswered = refusingSilence(asked);
    expect(passes(unanswered, at)).toBe(unanswered);
    const after = passes(unanswered, at + TABLE_TIMEOUTS.vote.live);
    expect(after.absences).toEqual([]);
    expect(after.seats[seat]?.standIn).toBeDefined();
  });
});

describe('the people concerned', () => {
  it('get a notice of the vote on every connection, and it goes when they have voted', async () => {
    const { ann, ben, cy, table } = await startedByThree(cardPlan([OPEN, OPEN, OPEN, VIRTUAL]));
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
