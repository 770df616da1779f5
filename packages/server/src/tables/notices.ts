/**
 * Whom a change of a table concerns, and what to tell them. Made of public facts only: game, round and kind of
 * question are in every spectator's view.
 */
import { clockDue, remindAt } from './due.ts';
import { awaitedPeople, owedAt, type Table, votesOutstanding } from './table.ts';

/** A turn, a last call before time runs out, a seat kept for a person, a vote, the end. */
export type NoticeKind = 'turn' | 'reminder' | 'invited' | 'vote' | 'over';

/** What may be said of the table at that moment. */
export interface NoticeFacts {
  readonly round?: number;
  /** The kind of the question, and the character whose power asks it. */
  readonly question?: string;
  readonly character?: string;
}

export interface Notice {
  readonly person: string;
  readonly kind: NoticeKind;
  readonly facts: NoticeFacts;
  /** The earliest moment to send it. */
  readonly due: number;
}

/** Milliseconds before a notice is sent: the person may be about to look, or to answer. */
const GRACE = 5_000;

/** `before`: undefined for a new table. */
export function noticesOf(before: Table | undefined, after: Table): readonly Notice[] {
  const due = after.changedAt + GRACE;
  return [
    ...turns(before, after, due),
    ...newly(before, after, invitedPeople).map((person) => told(person, 'invited', due)),
    ...newly(before, after, votingPeople).map((person) => told(person, 'vote', due)),
    ...(before?.phase === 'playing' && after.phase === 'over' && after.broken === undefined
      ? seatedPeople(after).map((person) => told(person, 'over', due))
      : []),
  ];
}

function told(person: string, kind: NoticeKind, due: number): Notice {
  return { person, kind, facts: {}, due };
}

function turns(before: Table | undefined, after: Table, due: number): readonly Notice[] {
  const known = before === undefined ? [] : awaitedPeople(before);
  return awaitedPeople(after).flatMap((seat): readonly Notice[] => {
    const person = after.seats[seat]?.person;
    if (person === undefined || known.includes(seat)) return [];
    const facts = factsFor(after, seat);
    const last = clockDue(after, seat);
    const reminder = last === undefined ? undefined : remindAt(after.plan.clock, last);
    return [
      { person, kind: 'turn', facts, due },
      ...(reminder === undefined ? [] : [{ person, kind: 'reminder' as const, facts, due: reminder }]),
    ];
  });
}

function factsFor(table: Table, seat: number): NoticeFacts {
  const owed = owedAt(table).find((question) => question.seat === seat && question.required);
  const round = table.match === undefined ? 0 : table.entry.round(table.match.state);
  return {
    ...(round > 0 ? { round } : {}),
    ...(owed === undefined ? {} : { question: owed.kind }),
    ...(owed?.character === undefined ? {} : { character: owed.character }),
  };
}

type Concerned = (table: Table) => readonly string[];

function newly(before: Table | undefined, after: Table, concerned: Concerned): readonly string[] {
  const then = before === undefined ? [] : concerned(before);
  return concerned(after).filter((person) => !then.includes(person));
}

const seatedPeople: Concerned = ({ seats }) => [...new Set(seats.flatMap(({ person }) => person ?? []))];

/** The person who asks for the next game knows of it. */
const invitedPeople: Concerned = ({ seats, phase, host }) =>
  phase === 'waiting'
    ? seats.flatMap(({ reservedFor }) =>
        reservedFor === undefined || reservedFor === host ? [] : reservedFor,
      )
    : [];

const votingPeople: Concerned = (table) =>
  votesOutstanding(table).flatMap((seat) => table.seats[seat]?.person ?? []);
