import { NOBODY, type StepKind, type View } from '@carson/board-game';

export const PHASES = ['characters', 'placing', 'street', 'end'] as const;
export type Phase = (typeof PHASES)[number];

const KINDS: Partial<Record<StepKind, Phase>> = {
  characters: 'characters',
  placing: 'placing',
  together: 'placing',
  endPowers: 'end',
  roadWindow: 'end',
  closing: 'end',
  cashLimit: 'end',
  rodeo: 'end',
  nextRound: 'end',
  count: 'end',
};

/** Undefined before the first round and after the last one. */
export function phaseOf(view: View): Phase | undefined {
  const { round, result, steps, spaces, spacesDone, players, endOrder } = view;
  if (round === 0 || result !== undefined) return undefined;
  const named = steps.map(({ kind }) => KINDS[kind]).find((phase) => phase !== undefined);
  if (named !== undefined) return named;
  // Between two parts of the round only the sequence is left: after the last space they are all of its end.
  if (spaces.at(-1)?.done === true && steps.length === 1) return 'end';
  if (spacesDone > 0) return 'street';
  if (players.some(({ character }) => character === NOBODY)) return 'characters';
  return endOrder.length < players.length ? 'placing' : 'street';
}

/** The phase that is shown: the last stop of the street may be told when the round is already at its end. */
export function phaseTold(view: View, station: string | undefined): Phase | undefined {
  return station === undefined ? phaseOf(view) : 'street';
}
