/** Somebody is missing: the others vote whether to wait, let a bot play, or end. */
import type { VoteChoice } from '@carson/protocol';

export interface Absence {
  readonly seat: number;
  readonly because: 'time' | 'left';
  readonly ballots: readonly { readonly seat: number; readonly choice: VoteChoice }[];
}

/** In a tie the mildest wins. */
const MILDEST_FIRST: readonly VoteChoice[] = ['wait', 'bot', 'end'];

export function castBallot(absence: Absence, seat: number, choice: VoteChoice): Absence {
  const others = absence.ballots.filter((ballot) => ballot.seat !== seat);
  return { ...absence, ballots: [...others, { seat, choice }] };
}

/**
 * The outcome, once more than half want the same or all have voted. Waiting for somebody whose time ran out gives
 * them new time, and another vote when that is over; for somebody who left it is no end, and the vote stays open.
 */
export function outcomeOf({ because, ballots }: Absence, voters: readonly number[]): VoteChoice | undefined {
  const valid = ballots.filter(({ seat }) => voters.includes(seat));
  const votesFor = (choice: VoteChoice) => valid.filter((ballot) => ballot.choice === choice).length;
  const most = Math.max(...MILDEST_FIRST.map(votesFor));
  const isSettled = most * 2 > voters.length || valid.length === voters.length;
  if (valid.length === 0 || !isSettled) return undefined;
  const outcome = MILDEST_FIRST.find((choice) => votesFor(choice) === most);
  return because === 'left' && outcome === 'wait' ? undefined : outcome;
}
