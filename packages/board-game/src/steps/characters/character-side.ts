/** B9.14: the owner says which side counts. */

import { choose } from '../../commands.ts';
import { characterByNumber, RED, YELLOW } from '../../content/characters/index.ts';
import { activatePower } from '../../people/take-character.ts';
import type { SideStep } from '../../state/steps.ts';
import { pop } from '../../state/table.ts';
import { maskOf, type StepRules } from '../step-rules.ts';

export const characterSide: StepRules<SideStep> = {
  advance: () => false,
  asks: (_, { seat }) => maskOf(seat),
  ask({ character }) {
    const { id, yellow } = characterByNumber(character);
    return { kind: 'chooseSide', rule: yellow.rule, character: id };
  },
  options(_, out) {
    out.push(choose('yellow'), choose('red'));
  },
  whyNot: () => undefined,
  play(table, { step, seat, command }) {
    if (command.type !== 'choose') return;
    pop(table.state);
    activatePower(table, seat, { character: step.character, side: command.choice === 'red' ? RED : YELLOW });
  },
};
