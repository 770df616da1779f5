/** Who sits at a table: names and faces, whatever the seat is. */
import { BOT_PEOPLE } from '@carson/bots/people';
import { words } from '@carson/words/generated/en.js';
import { describe, expect, it } from 'vitest';
import { drawn } from './page.ts';

const { briefName, personAt } = await import('../src/parts/seats/people.ts');
const { SeatFace } = await import('../src/parts/seats/seat-face.tsx');
const { OPPONENTS_BY_LEVEL, nextPerson, personOfSeat, starsOf } = await import('../src/rules/bot-people.ts');

const SEATS = [
  { kind: 'person', name: 'ann' },
  { kind: 'bot', bot: 'nora-quill' },
  { kind: 'virtual', level: 'expert' },
  { kind: 'person', name: '' },
  { kind: 'bot', bot: 'drifter' },
] as const;

describe('a seat', () => {
  it('has a name and a face, whatever plays it', () => {
    const shown = SEATS.map((_, at) => personAt(SEATS, at, words));
    expect(shown.map(({ name, face, letter }) => [name, face, letter])).toEqual([
      ['ann', 'visitor', 'A'],
      ['Nora', 'nora-quill', 'B'],
      ['Trey', 'virtual', 'C'],
      ['Player D', 'visitor', 'D'],
      ['Drifter', 'visitor', 'E'],
    ]);
  });

  it('goes by its letter in narrow places while its person has no name', () => {
    const brief = SEATS.map((_, at) => briefName(SEATS, at, words));
    expect(brief).toEqual(['ann', 'Nora', 'Trey', 'D', 'Drifter']);
  });

  it('shows a portrait of its own, with the badge of the seat', () => {
    const faces = BOT_PEOPLE.map(({ id: bot }) =>
      drawn(<SeatFace occupants={[{ kind: 'bot', bot }]} seat={0} symbol="suit-hat" />),
    );
    expect(new Set(faces).size).toBe(BOT_PEOPLE.length);
    const virtual = Array.from({ length: 6 }, () => ({ kind: 'virtual', level: 'novice' }) as const);
    const made = virtual.map((_, seat) => drawn(<SeatFace occupants={virtual} seat={seat} />));
    expect(new Set(made.map((face) => face.replace(/data-seat="."/, ''))).size).toBe(virtual.length);
    expect(new Set(virtual.map((_, seat) => personAt(virtual, seat, words).name)).size).toBe(virtual.length);
    for (const face of faces) expect(face).toMatch(/<img[^>]* src="[^"]+".*#suit-hat/);
  });
});

describe('the opponents of a quick game', () => {
  it('are three different people of about one level', () => {
    for (const [level, opponents] of Object.entries(OPPONENTS_BY_LEVEL)) {
      expect(new Set(opponents).size).toBe(3);
      for (const id of opponents) {
        const person = BOT_PEOPLE.find((candidate) => candidate.id === id);
        const apart = starsOf(person?.level ?? 'greenhorn') - starsOf(level as 'greenhorn');
        expect(Math.abs(apart), id).toBeLessThanOrEqual(1);
      }
    }
  });

  it('sit down one after the other, and no one twice', () => {
    const seated: string[] = [];
    while (seated.length < BOT_PEOPLE.length) seated.push(nextPerson(seated));
    expect(new Set(seated).size).toBe(BOT_PEOPLE.length);
  });

  it('are the same when a table is planned again; a level is played by one of its people', () => {
    expect(personOfSeat({ kind: 'bot', bot: 'kate-harlan' })).toBe('kate-harlan');
    expect(personOfSeat({ kind: 'bot', bot: 'deputy' })).toBe(OPPONENTS_BY_LEVEL.deputy[0]);
  });
});
