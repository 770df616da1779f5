/** B9.14: the owner says which side counts. */

import { choose } from '../../commands.ts';
import { characterByNumber, RED, YELLOW } from '../../content/characters/index.ts';
import { activatePower } from '../../people/take-character.ts';
import type { SideStep } from '../../state/steps.ts';
import { pop } from '../../state/table.ts';
import { askingSeat } from '../step-rules.ts';

export const characterSide = askingSeat<SideStep>({
  ask({ character }) {
    const { id, yellow } = characterByNumber(character);
    return { kind: 'chooseSide', rule: yellow.rule, character: id };
  },
  options(_, out) {
    out.push(choose('yellow'), choose('red'));
  },
  play: {
    choose({ choice }, table, { step, seat }) {
      pop(table.state);
      activatePower(table, seat, { character: step.character, side: choice === 'red' ? RED : YELLOW });
    },
  },
});
