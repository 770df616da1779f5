/** The seats of a table as its viewers may see them: who sits there, or is meant to, and what they are called. */
import { withoutUndefined } from '@carson/engine';
import type { Person, TableUpdate } from '@carson/protocol';
import type { Seat, Table } from './table.ts';
import { awayUntil } from './vacation.ts';

type Seats = TableUpdate['seats'];

/** What is known of the people, and when. */
export interface SeatsLook {
  readonly names: ReadonlyMap<string, Person>;
  /** By person: others here who play in the same browser or from the same account. */
  readonly alike?: ReadonlyMap<string, readonly string[]>;
  readonly at: number;
}

/** Everyone whose name an update shows. */
export function peopleShown(table: Table): readonly string[] {
  return [
    ...new Set(
      table.seats.flatMap(
        (seat) => seat.person ?? seat.reservedFor ?? (isHosts(table, seat) ? table.host : []),
      ),
    ),
  ];
}

/** The name of a player in an imported record, who does not sit at the table. */
export function nameAt(table: Table, seat: Seat, people: SeatsLook['names']): string | undefined {
  if (seat.name !== undefined) return seat.name;
  const name = isHosts(table, seat) ? people.get(table.host)?.name : undefined;
  return name === '' ? undefined : name;
}

/** A record that names its bots is of a daily challenge: its host has played it. */
function isHosts({ isImported, seats }: Table, { plan }: Seat): boolean {
  return isImported && plan.kind === 'open' && seats.some((seat) => seat.plan.kind === 'bot');
}

export function showSeats(table: Table, { names, alike, at }: SeatsLook): Seats {
  return table.seats.map((seat, index) => ({
    plan: seat.plan,
    ...withoutUndefined({
      person: names.get(seat.person ?? ''),
      name: nameAt(table, seat, names),
      standIn: seat.standIn,
      faltered: seat.faltered,
      reservedFor: names.get(seat.reservedFor ?? ''),
      offered: seat.offered,
      takenOver: seat.takenOverAt === undefined ? undefined : (true as const),
      awayUntil: awayUntil(table, index, at),
      alike: seatsAlike(table, seat.person, alike),
    }),
  }));
}

/** The host of a table that waits sees where to send those who are invited. */
export function withInvitations({ seats: own }: Table, seats: Seats): Seats {
  return seats.map((seat, at) => {
    const invitation = own[at]?.invitation;
    return seat.plan.kind !== 'invited' || invitation === undefined ? seat : { ...seat, invitation };
  });
}

/** Other seats of the same browser or account. */
function seatsAlike(
  { seats }: Table,
  person: string | undefined,
  alike: SeatsLook['alike'],
): readonly number[] | undefined {
  const others = person === undefined ? undefined : alike?.get(person);
  const found = seats.flatMap((seat, at) => (seat.person && others?.includes(seat.person) ? [at] : []));
  return found.length === 0 ? undefined : found;
}
