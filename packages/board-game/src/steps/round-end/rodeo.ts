/** B10.6, B14.35: the rodeo at the end of the round; then horses and corral cowboys return. */

import { nth } from '../../lists.ts';
import { HATS } from '../../people/corrals.ts';
import { cowboysOf, sendToSupply } from '../../placing/pieces.ts';
import { corralPlace } from '../../placing/places.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { PlainStep } from '../../state/steps.ts';
import { pop } from '../../state/table.ts';
import { automatic } from '../step-rules.ts';

export const rodeo = automatic<PlainStep>(({ state, log }) => {
  pop(state);
  const sums = state.players.map((_, seat) => rodeoSum(state, seat));
  const best = Math.max(...sums);
  const winner = nth(
    state.endOrder.filter((seat) => sums[seat] === best),
    0,
  );
  playerOf(state, winner).rodeos++;
  log?.({ type: 'rodeoWon', seat: winner, sums });
  for (const seat of state.players.keys()) bringHome(state, seat);
});

/** Hat value x horses x 2 with a cowboy, over all corrals. */
function rodeoSum(state: State, seat: number): number {
  return playerOf(state, seat).corrals.reduce(
    (sum, horses, at) => sum + nth(HATS, at) * horses * (1 + cowboysOf(state, seat, corralPlace(at + 1))),
    0,
  );
}

function bringHome(state: State, seat: number): void {
  const player = playerOf(state, seat);
  for (const [at, horses] of player.corrals.entries()) {
    player.horses += horses;
    if (cowboysOf(state, seat, corralPlace(at + 1)) > 0) sendToSupply(state, seat, corralPlace(at + 1));
  }
  player.corrals = player.corrals.map(() => 0);
}
