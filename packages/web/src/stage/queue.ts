/** The beats still to be shown. The first one is on the stage; with none left the question is. */
import { type Circumstances, hurryFactor, inTime, type Stop, stopAt, type Waiting } from './pace.ts';

export type Queue<Item extends Waiting> = readonly Item[];

/** Beats without a stop are passed over: the next one shows their effect too. */
export function fromNextStop<Item extends Waiting>(queue: Queue<Item>, given: Circumstances): Queue<Item> {
  const at = queue.findIndex(({ cue }) => stopAt(cue, given) !== 'none');
  if (at === 0) return queue;
  return at < 0 ? [] : queue.slice(at);
}

/** How long the first one stays. */
export function stopNow<Item extends Waiting>(queue: Queue<Item>, given: Circumstances, now: number): Stop {
  const [first] = queue;
  if (first === undefined) return 'none';
  const timed = inTime(queue, given);
  return stopAt(first.cue, timed, hurryFactor(queue, timed, now));
}

/** How many stops are left, the present one included. */
export function stopsLeft<Item extends Waiting>(queue: Queue<Item>, given: Circumstances): number {
  return queue.filter(({ cue }) => stopAt(cue, given) !== 'none').length;
}

/** What could not be shown until now is not late. */
export function fromNow<Item extends Waiting>(queue: Queue<Item>, now: number): Queue<Item> {
  return queue.map((item) => ({ ...item, since: now }));
}
