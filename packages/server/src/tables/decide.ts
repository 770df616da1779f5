/** Decides whether a person may do something at a table, and which entry records it. */
import { accepted, judgeQueued, type QueuedAnswer, refused, undo } from '@carson/engine';
import type { Action, TablePlan } from '@carson/protocol';
import { moveOf } from './decide-move.ts';
import { offer, takeOver } from './decide-substitute.ts';
import { acceptAs, type Decided, refuse } from './decided.ts';
import { voteFrom } from './due.ts';
import type { Entry } from './entry.ts';
import { whyNotPlan, whyNotSeat } from './open.ts';
import { seatsForPeople } from './seats.ts';
import {
  botOn,
  hasLeft,
  isAbsent,
  isFree,
  needsPerson,
  seatKeptFor,
  seatOf,
  type Table,
  undoReach,
  votersOn,
} from './table.ts';

type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

export interface Moment {
  readonly at: number;
  /** Asked when a game starts, and for invitations. */
  readonly newSeed: () => string;
}

/** Entries of one table: no game needs a tenth of them. */
const MOST_ENTRIES = 10_000;
/** Actions that could be repeated without end, each adding an entry. */
const ENDLESS: ReadonlySet<Action['type']> = new Set(['join', 'plan', 'replan', 'undo', 'vote', 'reclaim']);

export function decide(table: Table, person: string, action: Action, { newSeed, at }: Moment): Decided {
  if (table.broken !== undefined) return decideBroken(table, person, action);
  if (table.version >= MOST_ENTRIES && ENDLESS.has(action.type)) {
    return refuse('tooMany', { most: MOST_ENTRIES });
  }
  switch (action.type) {
    case 'close':
    case 'delete':
      return refuse('notBroken');
    case 'join':
      return join(table, person, action);
    case 'leave':
      return leave(table, person);
    case 'plan':
      return asHost(table, person) ?? planSeat(table, action);
    case 'replan':
      return asHost(table, person) ?? replan(table, action.plan, newSeed);
    case 'remove':
      return asHost(table, person) ?? remove(table, action.seat);
    case 'start':
      return asHost(table, person) ?? start(table, newSeed);
    case 'cancel':
      return asHost(table, person) ?? acceptAs({ type: 'tableCancelled' });
    case 'move':
      return playing(table, person, (seat) => move(table, action, { seat, at }));
    case 'undo':
      return playing(table, person, (seat) => takeBack(table, seat, action.count));
    case 'callVote':
      return playing(table, person, (seat) => callVote(table, seat, { missing: action.seat, at }));
    case 'vote':
      return playing(table, person, (seat) => vote(table, seat, action));
    case 'reclaim':
      return reclaim(table, person);
    case 'offer':
      return playing(table, person, (seat) => offer(table, seat, action.seat));
  }
}

/** A game that can no longer be replayed can be closed by its people, and then deleted. */
function decideBroken(table: Table, person: string, { type }: Action): Decided {
  const isOwn = table.host === person || seatOf(table, person) !== undefined;
  if (!isOwn) return refuse('notSeated');
  const isOpen = table.phase === 'waiting' || table.phase === 'playing';
  if (isOpen && (type === 'close' || type === 'leave' || type === 'cancel'))
    return acceptAs({ type: 'gameClosed' });
  if (table.phase === 'over' && type === 'delete') return acceptAs({ type: 'tableDeleted' });
  return refuse('brokenGame', { move: table.broken?.move ?? -1 });
}

/** A bot's answer, for a seat that it plays. */
export function decideForBot(
  table: Table,
  {
    seat,
    decision,
    command,
    at,
    isFallback,
  }: {
    readonly seat: number;
    readonly decision: number;
    readonly command: unknown;
    readonly at: number;
    /** The bot itself gave no answer. */
    readonly isFallback: boolean;
  },
): Decided {
  if (table.phase !== 'playing') return refuse('notPlaying');
  if (botOn(table.seats[seat]) === undefined) return refuse('notABot', { seat });
  return moveOf(table, { seat, decision, command, at }, isFallback ? { fallback: true } : {});
}

/** Plays a queued answer, now that its question is asked. */
export function decideQueued(
  table: Table,
  { person, queued, at }: { readonly person: string; readonly queued: QueuedAnswer; readonly at: number },
): Decided {
  return playing(table, person, (seat) => {
    const verdict = table.match && seat === queued.seat ? judgeQueued(table.match, queued) : undefined;
    if (verdict?.kind !== 'answers') return refuse('notAsked');
    return moveOf(table, { seat, decision: verdict.decision, command: verdict.command, at });
  });
}

export function decideRematch(table: Table, person: string, rematch: string): Decided {
  if (table.phase !== 'over') return refuse('notOver');
  if (table.broken !== undefined) return refuse('brokenGame', { move: table.broken.move });
  if (seatOf(table, person) === undefined) return refuse('notSeated');
  return table.rematch === undefined
    ? acceptAs({ type: 'rematchOpened', table: rematch })
    : refuse('rematchOpen');
}

/** A visitor with a seat here has logged in. */
export function decideHandOver(table: Table, from: string, to: string): Decided {
  if (seatOf(table, to) !== undefined) return refuse('bothSeated');
  const isConcerned =
    table.host === from || seatOf(table, from) !== undefined || seatKeptFor(table, from) !== undefined;
  return isConcerned ? acceptAs({ type: 'personReplaced', from, to }) : refuse('notSeated');
}

function asHost({ host, phase }: Table, person: string): Decided | undefined {
  if (host !== person) return refuse('notHost');
  return phase === 'waiting' ? undefined : refuse('notWaiting');
}

function join(table: Table, person: string, { seat, invitation }: ActionOf<'join'>): Decided {
  if (table.phase === 'playing') return takeOver(table, person, seat);
  if (table.phase !== 'waiting') return refuse('notWaiting');
  if (seatOf(table, person) !== undefined) return refuse('alreadySeated');
  const mayTake = (at: number): boolean => {
    const wanted = table.seats[at];
    if (wanted === undefined || !needsPerson(wanted)) return false;
    const isInvited =
      wanted.plan.kind === 'invited' && wanted.invitation !== '' && wanted.invitation === invitation;
    if (wanted.reservedFor === person || isInvited) return true;
    return isFree(wanted) && !table.removed.includes(person);
  };
  const candidates = seat === undefined ? byPreference(table, person, invitation) : [seat];
  const found = candidates.find(mayTake);
  if (found !== undefined) return acceptAs({ type: 'seatTaken', seat: found, person });
  return refuse(table.removed.includes(person) ? 'removedByHost' : 'noSeat');
}

/** One's own seat first, then the one of the invitation, then any. */
function byPreference(table: Table, person: string, invitation: string | undefined): number[] {
  const rank = (at: number): number => {
    const seat = table.seats[at];
    if (seat?.reservedFor === person) return 0;
    return seat?.plan.kind === 'invited' && seat.invitation === invitation ? 1 : 2;
  };
  return [...table.seats.keys()].sort((a, b) => rank(a) - rank(b) || a - b);
}

function leave(table: Table, person: string): Decided {
  const seat = seatOf(table, person) ?? seatKeptFor(table, person);
  if (seat === undefined) return refuse('notSeated');
  if (table.phase === 'waiting') return acceptAs({ type: 'seatFreed', seat });
  if (table.phase !== 'playing') return refuse('notPlaying');
  if (hasLeft(table, seat) || botOn(table.seats[seat]) !== undefined) return refuse('alreadyAway');
  return acceptAs({ type: 'seatAbandoned', seat });
}

function planSeat(table: Table, { seat, plan }: ActionOf<'plan'>): Decided {
  const current = table.seats[seat];
  if (current === undefined) return refuse('noSeat');
  if (current.person !== undefined) return refuse('seatTaken', { seat });
  const reason = whyNotSeat(table.entry, plan, { isVirtual: current.plan.kind === 'virtual', seat });
  return reason === undefined ? acceptAs({ type: 'seatPlanned', seat, plan }) : refused(reason);
}

/** The same game with another plan; everyone seated must have a seat in it. */
function replan(table: Table, plan: TablePlan, newSecret: () => string): Decided {
  if (plan.game !== table.plan.game) return refuse('otherGame');
  const reason = whyNotPlan(table.entry, plan);
  if (reason !== undefined) return refused(reason);
  const people = table.seats.filter(({ person }) => person !== undefined).length;
  const seats = seatsForPeople(plan.seats);
  if (people > seats) return refuse('seatsTooFew', { people, seats });
  return acceptAs({ type: 'tableReplanned', plan, invitations: plan.seats.map(() => newSecret()) });
}

function remove(table: Table, seat: number): Decided {
  const person = table.seats[seat]?.person;
  if (person === undefined) return refuse('noSeat');
  if (person === table.host) return refuse('notYourself');
  return acceptAs({ type: 'seatFreed', seat, removed: true });
}

function start(table: Table, newSeed: () => string): Decided {
  const empty = table.seats.flatMap((seat, at) => (needsPerson(seat) ? [at] : []));
  if (empty.length === 0 && table.seats.every(({ person }) => person === undefined))
    return refuse('nobodySeated');
  return empty.length > 0
    ? refuse('seatsEmpty', { seats: empty })
    : acceptAs({ type: 'gameStarted', seed: newSeed(), rules: table.entry.game.rules });
}

function playing(table: Table, person: string, act: (seat: number) => Decided): Decided {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('notSeated');
  if (table.phase !== 'playing') return refuse('notPlaying');
  return botOn(table.seats[seat]) === undefined ? act(seat) : refuse('botPlays');
}

function move(
  table: Table,
  { decision, command }: ActionOf<'move'>,
  made: { readonly seat: number; readonly at: number },
): Decided {
  return moveOf(table, { decision, command, ...made });
}

function takeBack(table: Table, seat: number, count: number): Decided {
  if (table.match === undefined) return refuse('notPlaying');
  const next = undo(table.match, { count, ...undoReach(table, seat) });
  if (!next.ok) return next;
  const taken = table.match.moves - next.value.moves;
  const entry: Entry = { type: 'undone', seat, count, ...(taken === count ? {} : { taken }) };
  return accepted({ entry, match: next.value });
}

function callVote(table: Table, by: number, { missing, at }: { missing: number; at: number }): Decided {
  const from = voteFrom(table, missing);
  if (from === undefined) return refuse('nobodyMissing', { seat: missing });
  if (!votersOn(table, missing).includes(by)) return refuse('noVote');
  return at < from ? refuse('stillTime', { from }) : acceptAs({ type: 'voteCalled', seat: missing, by });
}

function vote(table: Table, by: number, { seat, choice }: ActionOf<'vote'>): Decided {
  if (!isAbsent(table, seat)) return refuse('nobodyMissing', { seat });
  if (!votersOn(table, seat).includes(by)) return refuse('noVote');
  return acceptAs({ type: 'ballotCast', by, seat, choice });
}

function reclaim(table: Table, person: string): Decided {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('notSeated');
  if (table.phase !== 'playing') return refuse('notPlaying');
  if (table.seats[seat]?.standIn !== undefined) return acceptAs({ type: 'seatReclaimed', seat });
  const absence = table.absences.find((open) => open.seat === seat);
  if (absence === undefined) return refuse('notAway');
  // After running out of time, coming back means answering: saying so alone could put off the vote forever.
  return absence.because === 'time' ? refuse('timeIsUp') : acceptAs({ type: 'seatReclaimed', seat });
}
