/** What people and clocks are called online. */
import { USUAL_OPTIONS } from '@carson/card-game';
import { describe, expect, it } from 'vitest';
import './page.ts';
import { quietUpdate } from './quiet-table.ts';

const { clockName, markedNames, nameAt, seatName, sitterNames } = await import(
  '../src/online/parts/names.ts'
);
const { occupantName } = await import('../src/parts/seats/people.ts');
const { words } = await import('@carson/words/generated/en.js');

describe('a clock', () => {
  it.each([
    [30, '30 s each, +5 s per move'],
    [60, '1 min each, +5 s per move'],
    [90, '1 min 30 s each, +5 s per move'],
    [600, '10 min each, +5 s per move'],
  ])('of %i seconds is called "%s"', (bank, name) => {
    expect(clockName({ kind: 'live', bank, increment: 5 }, words)).toBe(name);
  });

  it('of days says what was agreed besides', () => {
    const { clock } = words.online;
    const { listed } = words.slow;
    expect(clockName({ kind: 'days', days: 3 }, words)).toBe(clock.days({ days: 3 }));
    expect(clockName({ kind: 'days', days: 3, vacation: 14, quietHours: true }, words)).toBe(
      [clock.days({ days: 3 }), listed.vacation({ days: 14 }), listed.quiet].join(', '),
    );
  });
});

describe('people of one name', () => {
  const person = (id: string, name: string) => ({ id, name, kind: 'visitor' as const });
  const seat = (id: string, name: string) => ({ plan: { kind: 'open' as const }, person: person(id, name) });

  it('are told apart in lists; a seat that is kept for someone says so', () => {
    const kept = { plan: { kind: 'open' as const }, reservedFor: person('d', 'Dee') };
    const names = sitterNames([seat('a', 'Ann'), seat('b', 'Ben'), seat('c', 'Ann'), kept], words);
    expect(names).toEqual(['Ann I', 'Ben', 'Ann II', words.online.room.reserved({ name: 'Dee' })]);
  });

  describe('for whom seats are kept', () => {
    const kept = (id: string, name: string) => ({
      plan: { kind: 'open' as const },
      reservedFor: person(id, name),
    });
    const free = { plan: { kind: 'open' as const } };
    const seats = [kept('a', 'Sam'), seat('b', 'sam'), kept('c', 'Sam'), free];
    const { reserved, openSeat } = words.online.room;
    const told = [reserved({ name: 'Sam I' }), 'sam II', reserved({ name: 'Sam III' }), openSeat];

    it('are told apart in lists', () => {
      expect(sitterNames(seats, words)).toEqual(told);
    });

    it('are told apart in the waiting room, seated or not', () => {
      const table = { ...quietUpdate({ owed: [] }), gameOptions: USUAL_OPTIONS, seats };
      expect(seats.map((_, at) => seatName(table, at, words))).toEqual(told);
      expect(['a', 'b', 'c', 'd'].map((id) => nameAt(table, person(id, 'Sam'), words))).toEqual([
        'Sam I',
        'sam II',
        'Sam III',
        'Sam',
      ]);
    });
  });

  it('are marked as guests and programs; a registered name has no mark', () => {
    const program = { ...seat('c', 'Cy'), person: { id: 'c', name: 'Cy', kind: 'bot' as const } };
    const registered = { ...seat('b', 'Ben'), person: { id: 'b', name: 'Ben', kind: 'registered' as const } };
    const { people, marked } = words.notices;
    expect(markedNames([seat('a', 'Ann'), registered, program], words)).toEqual([
      marked({ name: 'Ann', kind: people.visitor }),
      'Ben',
      marked({ name: 'Cy', kind: people.bot }),
    ]);
  });

  it('are told apart at the table', () => {
    const people = ['Ann', 'ann', 'Ben', ''].map((name) => ({ kind: 'person' as const, name }));
    expect(people.map((_, at) => occupantName(people, at, words))).toEqual([
      'Ann I',
      'ann II',
      'Ben',
      words.shell.setup.guest({ letter: 'D' }),
    ]);
  });
});
