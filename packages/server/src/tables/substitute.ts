/** Another person takes over the seat of a player who stayed away. */
import { freshSeatTime } from './clocks.ts';
import type { EntryOf } from './entry.ts';
import { present, turned } from './missing.ts';
import { withSeat } from './seats.ts';
import type { Seat, Table } from './table.ts';
import { freshVacations } from './vacation.ts';

/** A seat that anyone may take over. */
export function isOffered({ offered, standIn }: Seat): boolean {
  return offered === true && standIn !== undefined;
}

/** The seat is theirs from now on, with its whole time; who had it before is a spectator, and no longer host. */
export function takenOver(table: Table, { seat, person }: EntryOf<'seatTakenOver'>, at: number): Table {
  const former = table.seats[seat]?.person;
  const moves = table.match?.moves ?? 0;
  const time = freshSeatTime(table.plan.clock);
  const clocks = (all: Table['clocks']): Table['clocks'] =>
    all.map((clock, other) => (other === seat ? time : clock));
  const [vacation] = freshVacations(table.plan.clock, 1);
  const given = withSeat(present(table, seat), seat, ({ plan, invitation }) => ({
    plan,
    invitation,
    person,
    takenOverAt: moves,
  }));
  return turned(
    {
      ...given,
      host: table.host === former ? person : table.host,
      clocks: clocks(given.clocks),
      before: given.before.map((then) => ({
        clocks: clocks(then.clocks),
        absences: then.absences.filter((absence) => absence.seat !== seat),
      })),
      vacations:
        vacation === undefined
          ? given.vacations
          : given.vacations.map((other, index) => (index === seat ? vacation : other)),
    },
    at,
  );
}
