import type { ClockPlan, Person, SeatPlan, SummarySeat, TableUpdate } from '@carson/protocol';
import { botName, occupantName, withNumeral } from '../../parts/seats/people.ts';
import { occupantsAt } from '../../table/show-table.ts';
import type { Words } from '../../words/words.ts';

export function personName(person: Person, { online }: Words): string {
  return person.name === '' ? online.guest : person.name;
}

export function personKind({ kind }: Person, { notices }: Words): string {
  return notices.people[kind];
}

/** Everyone at a table in a list, or who is meant to sit there; namesakes are told apart. */
export function sitterNames(seats: readonly SummarySeat[], words: Words): readonly string[] {
  const people = seats.map(({ person, reservedFor }) => {
    const expected = person ?? reservedFor;
    return expected && personName(expected, words);
  });
  const keys = people.map((name) => name?.toLocaleLowerCase());
  return seats.map((seat, at) => {
    const name = people[at];
    if (name === undefined) return planName(seat.plan, words);
    const told = withNumeral(name, keys, at);
    return seat.person === undefined ? words.online.room.reserved({ name: told }) : told;
  });
}

/** What a seat that no one has is meant for. */
function planName(plan: SeatPlan, words: Words): string {
  switch (plan.kind) {
    case 'bot':
      return botName(plan.bot, words);
    case 'virtual':
      return words.shell.setup.virtual;
    case 'open':
      return words.online.room.openSeat;
    case 'invited':
      return words.online.room.plans.invited;
  }
}

/** As `sitterNames`, guests and programs marked as such; a name without a mark is registered. */
export function markedNames(seats: readonly SummarySeat[], words: Words): readonly string[] {
  return sitterNames(seats, words).map((name, at) => {
    const person = seats[at]?.person;
    return person === undefined ? name : marked(name, person, words);
  });
}

function marked(name: string, person: Person, words: Words): string {
  if (person.kind === 'registered' || person.name === '') return name;
  return words.notices.marked({ name, kind: personKind(person, words) });
}

/** The same at a table whose options are known: namesakes are told apart, virtual players have their level. */
export function seatName(table: TableUpdate, at: number, words: Words): string {
  const seat = table.seats[at];
  const name = occupantName(occupantsAt(table), at, words);
  const isEmpty = seat?.person === undefined && (seat?.plan.kind === 'open' || seat?.plan.kind === 'invited');
  if (!isEmpty) return name;
  return seat.reservedFor === undefined ? planName(seat.plan, words) : words.online.room.reserved({ name });
}

/** Returns the name of a person at a table: that of their seat, where they have one or it is kept for them. */
export function nameAt(table: TableUpdate, person: Person, words: Words): string {
  const seat = table.seats.findIndex(
    (candidate) => (candidate.person ?? candidate.reservedFor)?.id === person.id,
  );
  return seat < 0 ? personName(person, words) : occupantName(occupantsAt(table), seat, words);
}

/** As `nameAt`, guests and programs marked as such; a name without a mark is registered. */
export function markedAt(table: TableUpdate, person: Person, words: Words): string {
  return marked(nameAt(table, person, words), person, words);
}

/** How much time there is, and what was agreed besides. */
export function clockName(clock: ClockPlan, { online, slow }: Words): string {
  switch (clock.kind) {
    case 'none':
      return online.clock.none;
    case 'live':
      return online.clock.live({ bank: duration(clock.bank), seconds: clock.increment });
    case 'days':
      return [
        online.clock.days({ days: clock.days }),
        ...(clock.vacation === undefined ? [] : [slow.listed.vacation({ days: clock.vacation })]),
        ...(clock.quietHours === true ? [slow.listed.quiet] : []),
      ].join(', ');
  }
}

/** "1 min 30 s": units that all our languages write alike. */
function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const parts = [minutes > 0 ? `${minutes} min` : '', seconds % 60 > 0 ? `${seconds % 60} s` : ''];
  return parts.filter((part) => part !== '').join(' ');
}
