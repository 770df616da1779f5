/** No one gains thinking time by anything but a move that stands, or the others' patience. */
import { below, pick, type Random, seedRandom, undoLimit } from '@carson/engine';
import type { ClockPlan, TablePlan } from '@carson/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeLeftAt } from '../src/tables/clocks.ts';
import { awaitedPeople, outageToSettle, type Table } from '../src/tables/table.ts';
import { boardPlan, cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { acts, anyMoveOf, happens, playedBy, START } from './support/pure-table.ts';

const PEOPLE = ['ann', 'ben', 'cy'];
const LIVE = { kind: 'live', bank: 600, increment: 20 } as const;
const DAYS = { kind: 'days', days: 2 } as const;
const PLANS: readonly ((clock: ClockPlan) => TablePlan)[] = [
  (clock) => cardPlan([OPEN, OPEN, OPEN, VIRTUAL], { clock }),
  (clock) => boardPlan([OPEN, OPEN, OPEN], { clock }),
];

const lefts = (table: Table, at: number): readonly number[] =>
  table.clocks.map((clock) => timeLeftAt(clock, at));

/** Plays on until some seat could take its last move back; answers that seat. */
function untilUndoable(
  first: Table,
  random: Random,
): { table: Table; at: number; seat: number; before: Table } {
  let table = first;
  for (let at = START; ; ) {
    const seat = pick(random, awaitedPeople(table));
    const move = anyMoveOf(table, seat, random);
    if (move === undefined) throw new Error('no one owes anything');
    const before = table;
    at += 1_000 * below(random, 20);
    table = acts(table, PEOPLE[seat] ?? '', move, at);
    if (table.match !== undefined && undoLimit(table.match, { seat }).commands === 1)
      return { table, at, seat, before };
  }
}

describe('a move that is taken back', () => {
  const anyCase = fc.record({
    seed: fc.string({ minLength: 1, maxLength: 8 }),
    plan: fc.constantFrom(...PLANS),
    clock: fc.constantFrom<ClockPlan>(LIVE, DAYS),
    pauses: fc.array(fc.integer({ min: 0, max: 120_000 }), { minLength: 1, maxLength: 6 }),
  });

  it('leaves every clock as if it had never been made, however often', () => {
    fc.assert(
      fc.property(anyCase, ({ seed, plan, clock, pauses }) => {
        const random = seedRandom(seed);
        const { table, at, seat, before } = untilUndoable(playedBy(PEOPLE, plan(clock)), random);
        const person = PEOPLE[seat] ?? '';
        let now = at;
        let mine = table;
        for (const pause of pauses) {
          now += pause;
          mine = acts(mine, person, { type: 'undo', count: 1 }, now);
          expect(lefts(mine, now)).toEqual(lefts(before, now));
          const again = anyMoveOf(mine, seat, random);
          if (again !== undefined) mine = acts(mine, person, again, now);
          if (mine.match === undefined || undoLimit(mine.match, { seat }).commands === 0) break;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('gives the others back the time that ran only because of it', () => {
    const { table, at, seat, before } = untilUndoable(
      playedBy(PEOPLE, boardPlan([OPEN, OPEN, OPEN], { clock: LIVE })),
      seedRandom('others'),
    );
    const later = acts(table, PEOPLE[seat] ?? '', { type: 'undo', count: 1 }, at + 300_000);
    for (const other of [0, 1, 2].filter((candidate) => candidate !== seat)) {
      expect(lefts(later, at + 300_000)[other]).toBe(lefts(before, at + 300_000)[other]);
    }
    expect(lefts(later, at + 300_000)[seat]).toBe((lefts(before, at)[seat] ?? 0) - 300_000);
  });
});

describe('a person who comes back', () => {
  const table = playedBy(PEOPLE, cardPlan([OPEN, OPEN, OPEN, VIRTUAL], { clock: LIVE }));

  it('has the time that was left, not a full bank', () => {
    const away = acts(table, 'cy', { type: 'leave' }, START + 500_000);
    const back = acts(away, 'cy', { type: 'reclaim' }, START + 550_000);
    expect(back.absences).toEqual([]);
    expect(lefts(back, START + 550_000)[2]).toBe(100_000);
  });

  it('cannot put off a vote by saying so once the time is up: only an answer counts', () => {
    const late = happens(table, { type: 'timeExpired', seat: 2 }, START + 600_000);
    expect(acts(late, 'cy', { type: 'reclaim' }, START + 601_000)).toBe(late);
    const answer = anyMoveOf(late, 2, seedRandom('late'));
    if (answer === undefined) throw new Error('cy owes nothing');
    const answered = acts(late, 'cy', answer, START + 700_000);
    expect(answered.absences).toEqual([]);
    expect(lefts(answered, START + 700_000)[2]).toBe(20_000);
  });

  it('is voted on again, ballots and all, after taking back the late answer', () => {
    const late = happens(table, { type: 'timeExpired', seat: 2 }, START + 600_000);
    const voted = acts(late, 'ann', { type: 'vote', seat: 2, choice: 'end' }, START + 601_000);
    const answer = anyMoveOf(voted, 2, seedRandom('late'));
    if (answer === undefined) throw new Error('cy owes nothing');
    const answered = acts(voted, 'cy', answer, START + 602_000);
    const undone = acts(answered, 'cy', { type: 'undo', count: 1 }, START + 603_000);
    expect(undone.absences).toEqual(voted.absences);
  });

  it('after a bot has played the seat has one increment, however many moves it made', () => {
    const late = happens(table, { type: 'timeExpired', seat: 2 }, START + 600_000);
    let now = late;
    for (const voter of ['ann', 'ben'])
      now = acts(now, voter, { type: 'vote', seat: 2, choice: 'bot' }, START + 601_000);
    const random = seedRandom('bot');
    for (let moves = 0; moves < 12; moves++) {
      const seat = awaitedPeople(now)[0] ?? 2;
      const { match } = now;
      if (match === undefined) throw new Error('no game');
      const move = anyMoveOf(now, seat, random);
      if (move?.type !== 'move') throw new Error(`nothing for ${seat}`);
      now = happens(now, { type: 'moved', seat, command: move.command, check: '' }, START + 601_000);
    }
    const back = acts(now, 'cy', { type: 'reclaim' }, START + 601_000);
    expect(lefts(back, START + 601_000)[2]).toBe(20_000);
  });
});

describe('an outage', () => {
  const table = playedBy(PEOPLE, cardPlan([OPEN, OPEN, OPEN, VIRTUAL], { clock: LIVE }));
  const settle = (from: Table, outages: Parameters<typeof outageToSettle>[1], at: number): Table => {
    const outage = outageToSettle(from, outages);
    return outage === undefined
      ? from
      : settle(happens(from, { type: 'clocksPaused', ...outage }, at), outages, at);
  };

  it('is no one’s time, wherever it lies, and is taken off once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 100_000 })), {
          maxLength: 5,
        }),
        (gaps) => {
          let end = START;
          let down = 0;
          const outages = gaps.map(([up, length]) => {
            const from = end + up;
            end = from + length;
            down += length;
            return { from, to: end };
          });
          const now = end + 5_000;
          const settled = settle(table, outages, now);
          expect(lefts(settled, now)[0]).toBe(600_000 - (now - START - down));
          expect(settle(settled, outages, now)).toBe(settled);
        },
      ),
    );
  });

  it('that was settled does not count again as part of a longer one', () => {
    const once = settle(table, [{ from: START + 10_000, to: START + 20_000 }], START + 20_000);
    const twice = settle(once, [{ from: START + 10_000, to: START + 40_000 }], START + 40_000);
    expect(lefts(twice, START + 40_000)[0]).toBe(590_000);
  });

  it('between a move and its undo is not charged either', () => {
    const {
      table: moved,
      at,
      seat,
    } = untilUndoable(playedBy(PEOPLE, boardPlan([OPEN, OPEN, OPEN], { clock: LIVE })), seedRandom('outage'));
    const [expected] = [acts(moved, PEOPLE[seat] ?? '', { type: 'undo', count: 1 }, at + 1_000)];
    const settled = settle(moved, [{ from: at, to: at + 400_000 }], at + 400_000);
    const undone = acts(settled, PEOPLE[seat] ?? '', { type: 'undo', count: 1 }, at + 401_000);
    expect(lefts(undone, at + 401_000)).toEqual(lefts(expected ?? moved, at + 1_000));
  });
});
