/** A table as one viewer may see it. Everything that leaves the server about a game is made here. */
import { type Beat, showMatch, withoutUndefined } from '@carson/engine';
import type { Person, TableUpdate } from '@carson/protocol';
import { timeLeftAt } from './clocks.ts';
import { nextDue, voteEnd, voteFrom } from './due.ts';
import { awaitedPeople, type Seat, seatOf, showBroken, type Table, undoReach, votersOn } from './table.ts';
import { awayUntil, withoutVacation } from './vacation.ts';

/** Who looks, what they have already, and the names of everyone at the table. */
export interface ViewRequest {
  readonly person: string;
  readonly logFrom?: number;
  readonly beats?: readonly Beat[];
  readonly names: ReadonlyMap<string, Person>;
  /** By person: others here who play in the same browser or from the same account. */
  readonly alike?: ReadonlyMap<string, readonly string[]>;
  readonly at: number;
}

export function showTable(table: Table, { names, alike, at, ...viewing }: ViewRequest): TableUpdate {
  return tableShower(table, { names, at, ...withoutUndefined({ alike }) })(viewing);
}

type Viewing = Pick<ViewRequest, 'person' | 'logFrom' | 'beats'>;

/** Returns a function that shows the table to one viewer after the other; what they all see is made once. */
export function tableShower(
  table: Table,
  look: Pick<ViewRequest, 'names' | 'alike' | 'at'>,
): (viewing: Viewing) => TableUpdate {
  const all = showAll(table, look);
  const seats = showSeats(table, look);
  const isOpen = table.phase === 'playing';
  return ({ person, ...known }) => {
    const viewer = seatOf(table, person) ?? 'spectator';
    const { seat: _own, ...reach } = undoReach(table, viewer === 'spectator' ? -1 : viewer);
    return {
      ...all,
      seats: person === table.host && table.phase === 'waiting' ? withInvitations(table, seats) : seats,
      viewer,
      ...(table.match === undefined || table.broken !== undefined
        ? {}
        : { play: showMatch(table.match, { viewer, isOpen, ...known, ...reach }) }),
    };
  };
}

function showAll(
  table: Table,
  { at }: Pick<ViewRequest, 'at'>,
): Omit<TableUpdate, 'seats' | 'viewer' | 'play'> {
  return {
    table: table.id,
    version: table.version,
    at,
    game: table.plan.game,
    gameOptions: table.plan.options,
    access: table.plan.access,
    clock: table.plan.clock,
    phase: table.phase,
    host: table.host,
    imported: table.isImported,
    clocks: showClocks(table, at),
    votes: table.absences.map(({ seat, because, ballots, since }) => ({
      seat,
      because,
      ballots,
      voters: votersOn(table, seat),
      endsAt: voteEnd(table, since),
    })),
    ...showSilences(table),
    ...showEnd(table),
    ...showBroken(table),
    ...withoutUndefined({ botPace: table.plan.botPace, rematch: table.rematch }),
    createdAt: table.createdAt,
  };
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
export function nameAt(table: Table, seat: Seat, people: ViewRequest['names']): string | undefined {
  if (seat.name !== undefined) return seat.name;
  const name = isHosts(table, seat) ? people.get(table.host)?.name : undefined;
  return name === '' ? undefined : name;
}

/** A record that names its bots is of a daily challenge: its host has played it. */
function isHosts({ isImported, seats }: Table, { plan }: Seat): boolean {
  return isImported && plan.kind === 'open' && seats.some((seat) => seat.plan.kind === 'bot');
}

function showSeats(
  table: Table,
  { names, alike, at }: Pick<ViewRequest, 'names' | 'alike' | 'at'>,
): TableUpdate['seats'] {
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
function withInvitations({ seats: own }: Table, seats: TableUpdate['seats']): TableUpdate['seats'] {
  return seats.map((seat, at) => {
    const invitation = own[at]?.invitation;
    return seat.plan.kind !== 'invited' || invitation === undefined ? seat : { ...seat, invitation };
  });
}

/** Other seats of the same browser or account. */
function seatsAlike(
  { seats }: Table,
  person: string | undefined,
  alike: ViewRequest['alike'],
): readonly number[] | undefined {
  const others = person === undefined ? undefined : alike?.get(person);
  const found = seats.flatMap((seat, at) => (seat.person && others?.includes(seat.person) ? [at] : []));
  return found.length === 0 ? undefined : found;
}

function showSilences(table: Table): Pick<TableUpdate, 'silences'> {
  const silences = awaitedPeople(table).flatMap((seat) => {
    const from = voteFrom(table, seat);
    return from === undefined ? [] : [{ seat, voteFrom: from }];
  });
  return silences.length === 0 ? {} : { silences };
}

/** When a table that waits is closed, when its plan was changed, and how it ended. */
function showEnd(table: Table): Pick<TableUpdate, 'expiresAt' | 'plannedAt' | 'ending'> {
  const { phase, plannedAt, ending } = table;
  const waiting = phase === 'waiting' ? { expiresAt: nextDue(table)?.at, plannedAt } : {};
  return withoutUndefined({ ...waiting, ending });
}

function showClocks(table: Table, at: number): TableUpdate['clocks'] {
  if (table.plan.clock.kind === 'none' || table.phase !== 'playing') return [];
  const { clocks, vacations } = withoutVacation(table, at);
  return clocks.flatMap((clock, seat) => {
    if (table.seats[seat]?.person === undefined) return [];
    const vacation = vacations[seat];
    return [
      {
        seat,
        left: Math.max(0, timeLeftAt(clock, at)),
        running: clock.since !== undefined && vacation?.away === undefined,
        ...withoutUndefined({ vacationLeft: vacation?.left }),
      },
    ];
  });
}
