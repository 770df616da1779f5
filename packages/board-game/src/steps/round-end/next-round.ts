/** B11.4-B11.6: characters return, the order of the next choice is set, the row slides. Or the game ends. */

import { powerOf } from '../../people/powers.ts';
import { LAST_ROUND } from '../../people/take-character.ts';
import { sendToSupply } from '../../placing/pieces.ts';
import { NOWHERE } from '../../placing/places.ts';
import type { Player, State } from '../../state/state.ts';
import type { PlainStep } from '../../state/steps.ts';
import { change, pop, push, type Table } from '../../state/table.ts';
import { slideAndRefill } from '../../town/tile-row.ts';
import { NOBODY } from '../../town/town.ts';
import { automatic, maskOf } from '../step-rules.ts';

export const nextRound = automatic<PlainStep>((table, step) => {
  const { state, log } = table;
  change(state, { ...step, at: step.at + 1 });
  switch (step.at) {
    case 0:
      log?.({ type: 'roundEnded', round: state.round });
      if (state.round === LAST_ROUND) endGame(table);
      break;
    case 1:
      setChooseOrder(table);
      returnPieces(state);
      break;
    case 2:
      slideAndRefill(table);
      break;
    default:
      pop(state);
      change(state, { kind: 'sequence', part: 'round', at: 0 });
      beginRound(table);
  }
});

/** Nothing is left to be done but to tell the final count, to those who listen. */
function endGame({ state, log }: Table): void {
  state.steps.length = 0;
  if (log !== undefined) push(state, { kind: 'count', told: 0 });
}

export function beginRound({ state, log }: Table): void {
  state.round++;
  state.spacesDone = 0;
  log?.({ type: 'roundBegun', round: state.round });
}

/** B14.26: the others keep their order. */
function setChooseOrder({ state, log }: Table): void {
  const first = state.endOrder.filter((seat) => powerOf(state, seat).firstNextRound);
  state.chooseOrder = [...first, ...state.endOrder.filter((seat) => !first.includes(seat))];
  log?.({ type: 'orderSet', order: state.chooseOrder });
}

function returnPieces(state: State): void {
  if (state.white !== NOWHERE) returnWhite(state);
  state.unseen = 0;
  for (const [seat, player] of state.players.entries()) {
    if (powerOf(state, seat).atPeace) state.unseen |= maskOf(seat);
    returnCharacter(player);
  }
  state.whiteSeat = NOBODY;
  state.tokens = [];
  state.tokenSeat = NOBODY;
  state.ammunition = NOBODY;
  state.boosts = [];
}

/** B14.11: the white cowboy had the city hall for the round only. */
function returnWhite(state: State): void {
  if (state.white === state.cityHall) state.occupant = NOBODY;
  sendToSupply(state, state.whiteSeat, state.white);
}

function returnCharacter(player: Player): void {
  player.character = NOBODY;
  player.second = NOBODY;
  player.power = NOBODY;
  player.limitChange = 0;
  player.pledge = 'open';
  player.white = 0;
  player.tokens = 0;
  player.takenBack = 0;
}
