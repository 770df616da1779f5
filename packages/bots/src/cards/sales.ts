/** Selling cards out of a city, and the character that joins at the end (C7.k, C7.s). */
import { type CharacterId, type OpenSeat, type State, salesOf, sellable } from '@carson/card-game';
import { nth } from '@carson/engine';
import { bestPlacing } from './city/laying.ts';
import type { Plot } from './city/plot.ts';
import type { CardJudge } from './judge.ts';
import { roundsAfter, seatOf } from './rounds.ts';

/** What a sale kept for later is worth, while there is a later. */
const KEPT_SALE = 4;
const SOON_OVER = 4;

/** Before a laying a sale has to beat laying at once, and the same sale made later. */
export function saleWorth(
  judge: CardJudge,
  state: State,
  { seat, card }: { seat: number; card: number },
): number {
  const owner = seatOf(state, seat);
  const rounds = roundsAfter(state);
  const after = judge.plotFor(afterSale(owner, card), rounds);
  const gain = after.worth - judge.plotFor(owner, rounds).worth;
  const step = state.steps.at(-1);
  if (step?.kind !== 'lay') return gain;
  return gain + placingGain(after, step.card) - KEPT_SALE * Math.min(1, rounds / SOON_OVER);
}

function placingGain(plot: Plot, card: number): number {
  return bestPlacing(plot, card)?.gain ?? 0;
}

export function recruitWorth(
  judge: CardJudge,
  state: State,
  { seat, character }: { readonly seat: number; readonly character: CharacterId },
): number {
  const owner = seatOf(state, seat);
  const joined = { ...owner, characters: [...owner.characters, character] };
  return finalWorth(judge, joined) - finalWorth(judge, owner);
}

/** At the end of the game, after every sale that pays, the best first. */
function finalWorth(judge: CardJudge, owner: OpenSeat): number {
  const worth = judge.plotFor(owner, 0).worth;
  if (owner.sold.length >= salesOf(owner.characters)) return worth;
  let best: { readonly owner: OpenSeat; readonly worth: number } | undefined;
  for (const index of sellable(owner.laid)) {
    const after = afterSale(owner, nth(owner.laid, index).card);
    const found = judge.plotFor(after, 0).worth;
    if (found > (best?.worth ?? worth)) best = { owner: after, worth: found };
  }
  return best === undefined ? worth : finalWorth(judge, best.owner);
}

function afterSale(owner: OpenSeat, card: number): OpenSeat {
  return { ...owner, laid: owner.laid.filter((held) => held.card !== card), sold: [...owner.sold, card] };
}
