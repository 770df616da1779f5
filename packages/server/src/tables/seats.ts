/** Who sits where before the game: seats that are given, freed and planned again. */
import type { SeatPlan } from '@carson/protocol';
import { cleanName } from '../people/names.ts';
import type { EntryOf } from './entry.ts';
import { needsPerson, type Seat, type Table } from './table.ts';

export function seatsOf(entry: EntryOf<'tableOpened' | 'recordImported'>): readonly Seat[] {
  if (entry.type === 'recordImported') {
    const { plan, record } = entry;
    return plan.seats.map((seat, at) => ({ plan: seat, invitation: '', ...named(record.names?.[at]) }));
  }
  return entry.plan.seats.map((plan, at) => {
    const reserved = entry.reserved.find(({ seat }) => seat === at);
    const seat = { plan, invitation: entry.invitations[at] ?? '' };
    return reserved === undefined ? seat : { ...seat, reservedFor: reserved.person };
  });
}

/** Names in an imported record are shown as far as our rules for names allow. */
function named(given: string | undefined): Pick<Seat, 'name'> {
  const clean = given === undefined ? undefined : cleanName(given);
  return clean?.ok === true ? { name: clean.value.name } : {};
}

export function withSeat(table: Table, at: number, change: (seat: Seat) => Seat): Table {
  return { ...table, seats: table.seats.map((seat, index) => (index === at ? change(seat) : seat)) };
}

/** A host who leaves hands the table to the next person; a table that everyone has left is closed. */
export function freed(table: Table, { seat, removed }: EntryOf<'seatFreed'>): Table {
  const person = table.seats[seat]?.person;
  const left = withSeat(table, seat, ({ plan, invitation }) => ({ plan, invitation }));
  if (removed && person !== undefined) return { ...left, removed: [...table.removed, person] };
  if (person !== table.host) return left;
  const [heir] = left.seats.flatMap((other) => other.person ?? []);
  return heir === undefined ? { ...left, phase: 'cancelled', ending: 'left' } : { ...left, host: heir };
}

/** Another plan for the table. People keep their seats where they can, and get the next one where they cannot. */
export function replanned(table: Table, { plan, invitations }: EntryOf<'tableReplanned'>, at: number): Table {
  const seats: Seat[] = plan.seats.map((seatPlan, seat) => ({
    plan: seatPlan,
    invitation: invitations[seat] ?? '',
  }));
  const place = (from: number, claim: Pick<Seat, 'person' | 'reservedFor'>): void => {
    const isFit = (seat: Seat | undefined): seat is Seat =>
      seat !== undefined && needsPerson(seat) && seat.reservedFor === undefined;
    const to = isFit(seats[from]) ? from : seats.findIndex(isFit);
    const seat = seats[to];
    if (seat !== undefined) seats[to] = { ...seat, ...claim };
  };
  for (const [from, { person }] of table.seats.entries()) if (person !== undefined) place(from, { person });
  for (const [from, { reservedFor }] of table.seats.entries()) {
    if (reservedFor !== undefined) place(from, { reservedFor });
  }
  return { ...table, plan, seats, plannedAt: at };
}

/** How many people a plan has seats for. */
export function seatsForPeople(plans: readonly SeatPlan[]): number {
  return plans.filter(({ kind }) => kind === 'open' || kind === 'invited').length;
}
