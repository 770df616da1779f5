/** B3: each player takes a character; then the turn order is by their numbers. */
import { refusal } from '@carson/engine';
import { isHeld, takeCharacter } from '../cast.ts';
import type { Command } from '../command.ts';
import type { CharactersFrame } from '../frames.ts';
import { characterNumber } from '../ids.ts';
import { nth } from '../lists.ts';
import * as said from '../said.ts';
import { playerOf, type State } from '../state.ts';
import { change, pop, type Table } from '../table.ts';
import { maskOf, type Step } from './step.ts';

const NOT_IN_PLAY = refusal('characterNotInPlay', 'B2.7');
const TAKEN = refusal('characterTaken', 'B3.1');

export const characters: Step<CharactersFrame> = {
  advance(table, frame) {
    const { state } = table;
    if (frame.at < state.players.length) return false;
    pop(state);
    setTurnOrder(table);
    return true;
  },
  asks: (state, { at }) => maskOf(nth(state.chooseOrder, at)),
  ask: () => ({ kind: 'takeCharacter', rule: 'B3.1' }),
  options({ state }, out) {
    for (const { character } of state.roster) {
      if (!isHeld(state, character)) out.push(said.takeCharacter(character));
    }
  },
  whyNot: ({ state }, command) => whyNotTaken(state, command),
  play(table, { frame, seat, command }) {
    if (command.type !== 'takeCharacter') return;
    change(table.state, { ...frame, at: frame.at + 1 });
    takeCharacter(table, seat, characterNumber(command.character));
  },
};

/** Why the character is not there to be taken. */
export function whyNotTaken(state: State, command: Command) {
  if (command.type !== 'takeCharacter') return undefined;
  const number = characterNumber(command.character);
  if (!state.roster.some(({ character }) => character === number)) return NOT_IN_PLAY;
  return isHeld(state, number) ? TAKEN : undefined;
}

/** B3.2. The end order begins anew. */
function setTurnOrder({ state, log }: Table): void {
  state.turnOrder = [...state.chooseOrder].sort(
    (a, b) => playerOf(state, a).character - playerOf(state, b).character,
  );
  state.endOrder = [];
  log?.({ type: 'turnOrderSet', order: state.turnOrder });
}
