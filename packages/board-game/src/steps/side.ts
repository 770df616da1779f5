/** B9.14: the owner says which side counts. */
import { assume } from '../cast.ts';
import { characterByNumber, RED, YELLOW } from '../content/characters/index.ts';
import type { SideFrame } from '../frames.ts';
import { choose } from '../said.ts';
import { pop } from '../table.ts';
import { maskOf, type Step } from './step.ts';

export const side: Step<SideFrame> = {
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
  play(table, { frame, seat, command }) {
    if (command.type !== 'choose') return;
    pop(table.state);
    assume(table, seat, { character: frame.character, side: command.choice === 'red' ? RED : YELLOW });
  },
};
