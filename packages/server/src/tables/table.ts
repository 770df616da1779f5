/** A table at one version: plain values that never change. What happens next makes another one. */
import {
  answersBack,
  type GameRecord,
  isAhead,
  judge,
  type Match,
  type Owed,
  type UndoReach,
} from '@carson/engine';
import type { Broken, Ending, Phase, SeatPlan, TablePlan } from '@carson/protocol';
import type { GameEntry } from '../games/registry.ts';
import type { Absence } from './absence.ts';
import type { Clocks, Outage, Vacations } from './clocks.ts';

export interface Table {
  readonly id: string;
  readonly version: number;
  readonly entry: GameEntry;
  readonly host: string;
  /** As it was opened or last planned; who sits where now is in `seats`. */
  readonly plan: TablePlan;
  readonly seats: readonly Seat[];
  readonly phase: Phase;
  readonly match?: Match;
  /** The rules by which the game was started. */
  readonly rules: number;
  readonly clocks: Clocks;
  /** The clocks and absences before each move since the last one that is final: what an undo goes back to. */
  readonly before: readonly UndoState[];
  /** Outages up to this moment are off the clocks already. */
  readonly pausedUntil: number;
  readonly absences: readonly Absence[];
  readonly vacations: Vacations;
  /** People whom the host took off a seat. */
  readonly removed: readonly string[];
  /** When the host last changed the plan. */
  readonly plannedAt?: number;
  readonly ending?: Ending;
  /** Why the game can no longer be replayed, and its record as it was stored. */
  readonly broken?: Broken & { readonly record?: GameRecord };
  readonly rematch?: string;
  /** From a record that was played elsewhere. */
  readonly isImported: boolean;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** What a game brings to a table, where there is none. */
export const WITHOUT_GAME = {
  clocks: [],
  before: [],
  absences: [],
  vacations: [],
} as const satisfies Partial<Table>;

/** What an undo has to bring back besides the game. */
export interface UndoState {
  readonly clocks: Clocks;
  readonly absences: readonly Absence[];
}

export interface Seat {
  readonly plan: SeatPlan;
  readonly invitation: string;
  readonly reservedFor?: string;
  readonly person?: string;
  /** What the player of an imported record was called. */
  readonly name?: string;
  /** The bot that plays for an absent person. */
  readonly standIn?: string;
  /** The bot on this seat gave no answer to its last question; its first option was played. */
  readonly faltered?: true;
  /** The bot plays until a person takes over the seat. */
  readonly offered?: true;
  /** The number of moves played when its player took it over from another person. */
  readonly takenOverAt?: number;
}

export function seatOf(table: Table, person: string): number | undefined {
  const at = table.seats.findIndex((seat) => seat.person === person);
  return at < 0 ? undefined : at;
}

/** The seat that is kept for a person who has not come yet. */
export function seatKeptFor({ seats, phase }: Table, person: string): number | undefined {
  const at = phase === 'waiting' ? seats.findIndex((seat) => seat.reservedFor === person) : -1;
  return at < 0 ? undefined : at;
}

/** The bot that answers for the seat, if one does. */
export function botOn(seat: Seat | undefined): string | undefined {
  return seat?.plan.kind === 'bot' ? seat.plan.bot : seat?.standIn;
}

/** What a seat may take back: nothing that another person decided on it. */
export function undoReach({ seats }: Table, seat: number): UndoReach {
  const across = answersBack(seats.map(({ person }) => person !== undefined));
  return { seat, across, since: seats[seat]?.takenOverAt };
}

export function owedAt({ match, phase }: Table): readonly Owed[] {
  return match === undefined || phase !== 'playing' ? [] : match.game.owed(match.state);
}

/** Seats whose person has to answer before the game can go on. */
export function awaitedPeople(table: Table): readonly number[] {
  return owedAt(table)
    .filter(({ seat, required }) => required && botOn(table.seats[seat]) === undefined)
    .map(({ seat }) => seat);
}

/** Decisions that are a bot's. */
export function owedByBots(table: Table): readonly Owed[] {
  return owedAt(table).filter(({ seat }) => botOn(table.seats[seat]) !== undefined);
}

/** Of these, those that need not wait for a person who has done less. */
export function owedByBotsNow(table: Table): readonly Owed[] {
  if (table.plan.botPace === 'own') return owedByBots(table);
  const isPerson = (seat: number): boolean =>
    table.seats[seat]?.person !== undefined && botOn(table.seats[seat]) === undefined;
  return owedByBots(table).filter((one) => !isAhead(one, owedAt(table), isPerson));
}

/** The answer that none in time counts as, where the rules name one and accept it. */
export function answerOnTimeout(table: Table, seat: number) {
  const { match } = table;
  const { decision, onTimeout } = owedAt(table).find((owed) => owed.seat === seat) ?? {};
  if (match === undefined || decision === undefined || onTimeout === undefined) return undefined;
  return judge(match.game, match.state, seat, onTimeout) === undefined
    ? { seat, decision, command: onTimeout }
    : undefined;
}

export function isAbsent(table: Table, seat: number): boolean {
  return table.absences.some((absence) => absence.seat === seat);
}

export function hasLeft({ absences }: Table, seat: number): boolean {
  return absences.some((absence) => absence.seat === seat && absence.because === 'left');
}

/** People who are at the table and may decide about a missing one. */
export function votersOn(table: Table, missing: number): readonly number[] {
  return table.seats.flatMap(({ person, standIn }, seat) =>
    person !== undefined && standIn === undefined && seat !== missing && !isAbsent(table, seat) ? [seat] : [],
  );
}

/** Why the game is broken, as everyone may read it. */
export function showBroken({ broken }: Table): { broken?: Broken } {
  return broken === undefined ? {} : { broken: { move: broken.move, why: broken.why } };
}

/** Seats that may vote about a missing player, and have not. */
export function votesOutstanding(table: Table): readonly number[] {
  const seats = table.absences.flatMap(({ seat, ballots }) =>
    votersOn(table, seat).filter((voter) => ballots.every((ballot) => ballot.seat !== voter)),
  );
  return [...new Set(seats)];
}

/** The part of the first outage that is still on the table's clocks. */
export function outageToSettle(table: Table, outages: readonly Outage[]): Outage | undefined {
  for (const { from, to } of outages) {
    const start = Math.max(from, table.pausedUntil);
    const counts = [...table.clocks, ...table.absences].some(
      ({ since }) => since !== undefined && since < to,
    );
    if (to > start && counts) return { from: start, to };
  }
  return undefined;
}

/** A seat that is open to anyone. */
export function isFree({ plan, person, reservedFor }: Seat): boolean {
  return plan.kind === 'open' && person === undefined && reservedFor === undefined;
}

export function needsPerson({ plan, person }: Seat): boolean {
  return (plan.kind === 'open' || plan.kind === 'invited') && person === undefined;
}
