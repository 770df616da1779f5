/** How strong a seat is in duels (the word list of the rules, B6.1). */
import { AMMUNITION_STRENGTH } from '../content/action-spaces.ts';
import type { Strength } from '../event.ts';
import { powerOf } from '../people/powers.ts';
import { playerOf, type State } from '../state/state.ts';

/** B10.6: the corral that makes strong, and from how many horses on it counts double. */
export const STRENGTH_CORRAL = 1;
const STRONG_HERD = 3;

export function strengthOf(state: State, seat: number): number {
  const player = playerOf(state, seat);
  return (
    player.revolvers +
    player.cowboys +
    player.white +
    (state.ammunition === seat ? AMMUNITION_STRENGTH : 0) +
    powerOf(state, seat).strength +
    horseStrength(player.corrals)
  );
}

/** The same, part by part. */
export function strengthParts(state: State, seat: number): Strength {
  const player = playerOf(state, seat);
  return {
    revolvers: player.revolvers,
    cowboys: player.cowboys + player.white,
    ammunition: state.ammunition === seat ? AMMUNITION_STRENGTH : 0,
    character: powerOf(state, seat).strength,
    horses: horseStrength(player.corrals),
    total: strengthOf(state, seat),
  };
}

function horseStrength(corrals: readonly number[]): number {
  const herd = corrals[STRENGTH_CORRAL - 1] ?? 0;
  if (herd === 0) return 0;
  return herd >= STRONG_HERD ? 2 : 1;
}
