/** B9.0: a second character, paid for first. */
import { refusal } from '@carson/engine';
import * as commands from '../../commands.ts';
import { characterByNumber } from '../../content/characters/index.ts';
import { whyCannotPay } from '../../content/characters/offers.ts';
import type { SecondCharacter } from '../../content/characters/power.ts';
import { characterNumber } from '../../ids.ts';
import { pay } from '../../people/payments.ts';
import { askByPower, powerOf } from '../../people/powers.ts';
import { isHeld, takeCharacter, whyNotTaken } from '../../people/take-character.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { SecondStep } from '../../state/steps.ts';
import { pop, type Table } from '../../state/table.ts';
import { maskOf, type StepRules } from '../step-rules.ts';

const RULE = 'B9.0';
const NEVER_SECOND = refusal('neverSecondCharacter', RULE);

export const secondCharacter: StepRules<SecondStep> = {
  /** Too dear, or no character left: none. Obliged and one left: that one. */
  advance(table, { seat }) {
    const { state, log } = table;
    const { price, obliged } = termsOf(state, seat);
    const [only, other] = candidates(state);
    const none = only === undefined || whyCannotPay(state, seat, { price, rule: RULE }) !== undefined;
    if (!none && (!obliged || other !== undefined)) return false;
    if (none) {
      pop(state);
      log?.({ type: 'powerUnused', seat, rule: RULE });
    } else takeSecond(table, seat, only);
    return true;
  },
  asks: (_, { seat }) => maskOf(seat),
  ask: ({ seat }, state) => askByPower(state, seat, 'takeSecondCharacter'),
  options({ state, seat }, out) {
    for (const character of candidates(state)) out.push(commands.takeCharacter(character));
    if (!termsOf(state, seat).obliged) out.push(commands.DECLINE);
  },
  whyNot({ state }, command) {
    if (command.type !== 'takeCharacter') return undefined;
    const number = characterNumber(command.character);
    return whyNotTaken(state, command) ?? (characterByNumber(number).neverSecond ? NEVER_SECOND : undefined);
  },
  play(table, { seat, command }) {
    if (command.type === 'takeCharacter') takeSecond(table, seat, characterNumber(command.character));
    else {
      pop(table.state);
      table.log?.({ type: 'powerUnused', seat, rule: RULE });
    }
  },
};

function candidates(state: State): number[] {
  return state.roster
    .map(({ character }) => character)
    .filter((character) => !isHeld(state, character) && !characterByNumber(character).neverSecond);
}

/** B14.12: paid first. */
function takeSecond(table: Table, seat: number, character: number): void {
  const { state } = table;
  const { price, limitChange } = termsOf(state, seat);
  pop(state);
  pay(table, seat, { amount: price, source: 'power', rule: RULE });
  playerOf(state, seat).limitChange = limitChange;
  takeCharacter(table, seat, character);
}

function termsOf(state: State, seat: number): SecondCharacter {
  const terms = powerOf(state, seat).second;
  if (terms === undefined) throw new Error(`seat ${seat} may take no second character`);
  return terms;
}
