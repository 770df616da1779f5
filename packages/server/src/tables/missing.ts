/** A player is missing from a game: clocks stop, the others vote, and the result is carried out. */
import { known, withoutUndefined } from '@carson/engine';
import type { Ending, VoteChoice } from '@carson/protocol';
import { type Absence, castBallot, outcomeInTime, outcomeOf } from './absence.ts';
import { type Answered, refill, turnClocks } from './clocks.ts';
import type { EntryOf } from './entry.ts';
import { withSeat } from './seats.ts';
import { awaitedPeople, isAbsent, type Seat, type Table, votersOn } from './table.ts';

/** Runs the clocks of the seats that are awaited now. An absent seat has no time to lose. */
export function turned(table: Table, at: number, answered?: Answered): Table {
  const running = awaitedPeople(table).filter((seat) => !isAbsent(table, seat));
  const turn = { plan: table.plan.clock, at, running, ...withoutUndefined({ answered }) };
  return { ...table, clocks: turnClocks(table.clocks, turn) };
}

/** A game that ends before its rules end it. */
export function ended(table: Table, ending: Ending, at: number): Table {
  return turned({ ...table, phase: 'over', absences: [], ending }, at);
}

interface Missing {
  readonly seat: number;
  readonly because: Absence['because'];
  readonly at: number;
}

/** Opens the vote about a seat. */
export function openVote(table: Table, { seat, because, at }: Missing): Table {
  const absence: Absence = { seat, because, since: at, ballots: [] };
  return settled({ ...table, absences: [...table.absences, absence] }, at);
}

/** Back at the table: the vote about this seat is cancelled. Its time is what it was. */
export function present(table: Table, seat: number): Table {
  if (!isAbsent(table, seat)) return table;
  return { ...table, absences: table.absences.filter((absence) => absence.seat !== seat) };
}

/** The person takes the seat back, from a bot or before one was put there. */
export function returned(table: Table, seat: number, at: number): Table {
  const absence = table.absences.find((open) => open.seat === seat);
  const back = present(withSeat(table, seat, withoutStandIn), seat);
  // A silent player who comes back starts a new silence; no thinking time is lost.
  const clocks = absence?.because === 'silent' ? refill(back.clocks, seat, back.plan.clock) : back.clocks;
  return turned({ ...back, clocks }, at);
}

/** A player leaves during the game. Without other people the game is over. */
export function abandoned(table: Table, seat: number, at: number): Table {
  if (votersOn(table, seat).length === 0) return ended(table, 'left', at);
  return openVote(present(table, seat), { seat, because: 'left', at });
}

export function voted(table: Table, { by, seat, choice }: EntryOf<'ballotCast'>, at: number): Table {
  const absences = table.absences.map((absence) =>
    absence.seat === seat ? castBallot(absence, by, choice) : absence,
  );
  return settled({ ...table, absences }, at);
}

/** The time to vote is over. If the result is to wait for a player who left, the vote starts again. */
export function voteClosed(table: Table, seat: number, at: number): Table {
  const absence = table.absences.find((open) => open.seat === seat);
  if (absence === undefined) return table;
  const voters = votersOn(table, seat);
  const outcome = outcomeInTime(absence, voters);
  if (voters.length === 0) return ended(table, 'abandoned', at);
  if (outcome === 'wait' && absence.because === 'left') {
    return openVote(present(table, seat), { seat, because: 'left', at });
  }
  return settled(carriedOut(table, { seat, outcome, at }), at);
}

/** Carries out every vote that is decided. A seat that has become absent has no vote. */
function settled(table: Table, at: number): Table {
  for (const { seat, ...absence } of table.absences) {
    const outcome = outcomeOf({ seat, ...absence }, votersOn(table, seat));
    if (outcome !== undefined) return settled(carriedOut(table, { seat, outcome, at }), at);
  }
  return turned(table, at);
}

interface Outcome {
  readonly seat: number;
  readonly outcome: VoteChoice;
  readonly at: number;
}

function carriedOut(table: Table, { seat, outcome, at }: Outcome): Table {
  if (outcome === 'end') return ended(table, 'voted', at);
  const back = present(table, seat);
  if (outcome === 'wait') return { ...back, clocks: refill(back.clocks, seat, back.plan.clock) };
  const played = withSeat(back, seat, (kept) => ({ ...kept, standIn: strongestBot(table) }));
  return outcome === 'offer' ? offered(played, seat) : played;
}

/** From now on anyone may take over the seat; until then its player may come back. */
export function offered(table: Table, seat: number): Table {
  return withSeat(table, seat, (kept) => ({ ...kept, offered: true }));
}

function strongestBot({ entry }: Table): string {
  const bot = known(entry.bots.at(-1), `a bot for ${entry.game.id}`);
  return bot.id;
}

function withoutStandIn({ standIn: _gone, offered: _noLonger, ...seat }: Seat): Seat {
  return seat;
}
