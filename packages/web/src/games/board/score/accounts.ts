/** What each round earned and cost every player, summed up from the log. */
import type { BoardEvent } from '@carson/board-game';
import type { BoardLogEntry } from '../table-types.ts';

/** The net amount of a source for each seat; negative where it cost more than it brought. */
export interface AccountLine<Source extends string = string> {
  readonly source: Source;
  readonly amounts: readonly number[];
}

export interface RoundAccount {
  readonly round: number;
  readonly ended: boolean;
  readonly money: readonly AccountLine[];
  readonly points: readonly AccountLine[];
}

/** One account per round, from the first; what comes before it belongs to the set-up. */
export function accountsOf(log: readonly BoardLogEntry[], seats: number): readonly RoundAccount[] {
  const accounts: RoundAccount[] = [];
  for (const event of eventsOf(log)) {
    const last = accounts.length - 1;
    const open = accounts[last];
    if (event.type === 'roundBegun')
      accounts.push({ round: event.round, ended: false, money: [], points: [] });
    else if (open !== undefined) accounts[last] = booked(open, event, seats);
  }
  return accounts;
}

function booked(account: RoundAccount, event: BoardEvent, seats: number): RoundAccount {
  const { money, points } = account;
  switch (event.type) {
    case 'moneyGained':
      return { ...account, money: added(money, { ...event, seats }) };
    case 'moneyPaid':
      return { ...account, money: added(money, { ...event, amount: -event.amount, seats }) };
    case 'pointsGained':
      return { ...account, points: added(points, { ...event, amount: event.points, seats }) };
    case 'pointsLost':
      return { ...account, points: added(points, { ...event, amount: -event.points, seats }) };
    case 'roundEnded':
      return { ...account, ended: true };
    default:
      return account;
  }
}

interface Booking {
  readonly source: string;
  readonly seat: number;
  readonly amount: number;
  readonly seats: number;
}

function added(lines: readonly AccountLine[], { source, seat, amount, seats }: Booking): AccountLine[] {
  const line = lines.find((known) => known.source === source) ?? {
    source,
    amounts: Array.from({ length: seats }, () => 0),
  };
  const next = { source, amounts: line.amounts.with(seat, (line.amounts[seat] ?? 0) + amount) };
  return lines.includes(line) ? lines.map((known) => (known === line ? next : known)) : [...lines, next];
}

export function totalsOf(lines: readonly AccountLine[], seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) =>
    lines.reduce((sum, { amounts }) => sum + (amounts[seat] ?? 0), 0),
  );
}

/** The points of every seat at the start, after each round that has ended, and at the end of the game. */
export function pointCurves(log: readonly BoardLogEntry[], seats: number): readonly (readonly number[])[] {
  const moments: (readonly number[])[] = [Array.from({ length: seats }, () => 0)];
  for (const { ended, points } of accountsOf(log, seats)) {
    if (!ended) continue;
    const before = moments.at(-1) ?? [];
    moments.push(totalsOf(points, seats).map((gained, seat) => gained + (before[seat] ?? 0)));
  }
  const end = eventsOf(log).find((event) => event.type === 'gameEnded');
  if (end?.type === 'gameEnded') moments.push(end.totals);
  return Array.from({ length: seats }, (_, seat) => moments.map((moment) => moment[seat] ?? 0));
}

function eventsOf(log: readonly BoardLogEntry[]): readonly BoardEvent[] {
  return log.flatMap(({ events }) => events);
}
