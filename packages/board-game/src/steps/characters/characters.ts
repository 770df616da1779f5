/** B3: each player takes a character; then the turn order is by their numbers. */
import * as commands from '../../commands.ts';
import { characterNumber } from '../../ids.ts';
import { nth } from '../../lists.ts';
import { isHeld, takeCharacter, whyNotTaken } from '../../people/take-character.ts';
import { playerOf } from '../../state/state.ts';
import type { CharactersStep } from '../../state/steps.ts';
import { pop, type Table } from '../../state/table.ts';
import { asking, endTurn, maskOf } from '../step-rules.ts';

export const characters = asking<CharactersStep>({
  advance(table, step) {
    const { state } = table;
    if (step.at < state.players.length) return false;
    pop(state);
    setTurnOrder(table);
    return true;
  },
  asks: (state, { at }) => maskOf(nth(state.chooseOrder, at)),
  ask: () => ({ kind: 'takeCharacter', rule: 'B3.1' }),
  options({ state }, out) {
    for (const { character } of state.roster) {
      if (!isHeld(state, character)) out.push(commands.takeCharacter(character));
    }
  },
  whyNot: { takeCharacter: ({ character }, { state }) => whyNotTaken(state, characterNumber(character)) },
  play: {
    takeCharacter({ character }, table, { step, seat }) {
      endTurn(table.state, step);
      takeCharacter(table, seat, characterNumber(character));
    },
  },
});

/** B3.2. The end order starts again. */
function setTurnOrder({ state, log }: Table): void {
  state.turnOrder = [...state.chooseOrder].sort(
    (a, b) => playerOf(state, a).character - playerOf(state, b).character,
  );
  state.endOrder = [];
  log?.({ type: 'turnOrderSet', order: state.turnOrder });
}
