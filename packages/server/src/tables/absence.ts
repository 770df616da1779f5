/** A player is missing: the others vote whether to wait, offer the seat, let a bot play, or end the game. */
import type { VoteChoice } from '@carson/protocol';

export interface Absence {
  readonly seat: number;
  readonly because: 'time' | 'left' | 'silent';
  /** When the vote was opened. */
  readonly since: number;
  readonly ballots: readonly { readonly seat: number; readonly choice: VoteChoice }[];
}

/** In a tie the mildest wins. */
const MILDEST_FIRST: readonly VoteChoice[] = ['wait', 'offer', 'bot', 'end'];

export function castBallot(absence: Absence, seat: number, choice: VoteChoice): Absence {
  const others = absence.ballots.filter((ballot) => ballot.seat !== seat);
  return { ...absence, ballots: [...others, { seat, choice }] };
}

/**
 * The outcome, once more than half want the same or all have voted. Waiting gives a player whose time ran out, or who
 * was silent, new time, and another vote when that is over; for a player who left, the vote stays open.
 */
export function outcomeOf({ because, ballots }: Absence, voters: readonly number[]): VoteChoice | undefined {
  const valid = ballots.filter(({ seat }) => voters.includes(seat));
  const { most, outcome } = leading(valid);
  const isSettled = most * 2 > voters.length || valid.length === voters.length;
  if (valid.length === 0 || !isSettled) return undefined;
  return because === 'left' && outcome === 'wait' ? undefined : outcome;
}

/** The outcome when the time to vote is over: what most wanted; without a ballot a bot, without a voter the end. */
export function outcomeInTime({ ballots }: Absence, voters: readonly number[]): VoteChoice {
  if (voters.length === 0) return 'end';
  const valid = ballots.filter(({ seat }) => voters.includes(seat));
  return valid.length === 0 ? 'bot' : leading(valid).outcome;
}

function leading(ballots: Absence['ballots']): { readonly most: number; readonly outcome: VoteChoice } {
  const votesFor = (choice: VoteChoice) => ballots.filter((ballot) => ballot.choice === choice).length;
  const most = Math.max(...MILDEST_FIRST.map(votesFor));
  return { most, outcome: MILDEST_FIRST.find((choice) => votesFor(choice) === most) ?? 'wait' };
}
