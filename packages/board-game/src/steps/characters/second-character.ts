/** B9.0: a second character, paid for first. */
import { refusal } from '@carson/engine';
import * as commands from '../../commands.ts';
import { CHARACTERS, characterByNumber } from '../../content/characters/index.ts';
import { whyCannotPay } from '../../content/characters/offers.ts';
import type { SecondCharacter } from '../../content/characters/power.ts';
import { characterNumber } from '../../ids.ts';
import { known } from '../../lists.ts';
import { pay } from '../../people/payments.ts';
import { askByPower, powerOf } from '../../people/powers.ts';
import { isHeld, takeCharacter, whyNotTaken } from '../../people/take-character.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { SecondStep } from '../../state/steps.ts';
import { pop, type Table } from '../../state/table.ts';
import { askingSeat } from '../step-rules.ts';

const RULE = 'B9.0';
const NEVER_SECOND = refusal('neverSecondCharacter', RULE);

export const secondCharacter = askingSeat<SecondStep>({
  /** Too expensive, or no character left: none. Obliged and one left: that one. */
  advance(table, { seat }) {
    const { state } = table;
    const { price, obliged } = termsOf(state, seat);
    const [only, other] = candidates(state);
    if (only === undefined || whyCannotPay(state, seat, { price, rule: RULE }) !== undefined) {
      takeNone(table, seat);
    } else if (obliged && other === undefined) takeSecond(table, seat, only);
    else return false;
    return true;
  },
  ask: ({ seat }, state) => askByPower(state, seat, 'takeSecondCharacter'),
  options({ state, seat }, out) {
    for (const character of candidates(state)) out.push(commands.takeCharacter(character));
    if (!termsOf(state, seat).obliged) out.push(commands.DECLINE);
  },
  whyNot: {
    takeCharacter({ character }, { state }) {
      const reason = whyNotTaken(state, characterNumber(character));
      return reason ?? (CHARACTERS[character].neverSecond ? NEVER_SECOND : undefined);
    },
  },
  play: {
    takeCharacter: ({ character }, table, { seat }) => takeSecond(table, seat, characterNumber(character)),
    decline: (_, table, { seat }) => takeNone(table, seat),
  },
});

function takeNone({ state, log }: Table, seat: number): void {
  pop(state);
  log?.({ type: 'powerUnused', seat, rule: RULE });
}

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
  return known(powerOf(state, seat).second, 'the terms of a second character');
}
