/** The beats still to be shown. The first one is on the stage; with none left the question is. */
import { type Circumstances, type Cue, hurryFactor, inTime, type Stop, stopAt } from './pace.ts';

interface Cued {
  readonly cue: Cue;
}

export type Queue<Item extends Cued> = readonly Item[];

/** Beats without a stop are passed over: the next one shows their effect too. */
export function fromNextStop<Item extends Cued>(queue: Queue<Item>, given: Circumstances): Queue<Item> {
  const at = queue.findIndex(({ cue }) => stopAt(cue, given) !== 'none');
  if (at === 0) return queue;
  return at < 0 ? [] : queue.slice(at);
}

/** How long the first one stays. */
export function stopNow<Item extends Cued>(queue: Queue<Item>, given: Circumstances): Stop {
  const [first] = queue;
  if (first === undefined) return 'none';
  const cues = queue.map(({ cue }) => cue);
  const timed = inTime(cues, given);
  return stopAt(first.cue, timed, hurryFactor(cues, timed));
}

/** How many stops are left, the present one included. */
export function stopsLeft<Item extends Cued>(queue: Queue<Item>, given: Circumstances): number {
  return queue.filter(({ cue }) => stopAt(cue, given) !== 'none').length;
}
