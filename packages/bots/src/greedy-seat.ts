/** A seat that takes what brings it most at once. */
import type { GameCommand } from '@carson/engine';
import { bestOption } from './best-option.ts';
import type { Bot } from './bot.ts';

/** `appraise` says what each command brings the seat. Of equal ones the first is taken. */
export function greedySeat<View, Command extends GameCommand>(
  appraise: (view: View, seat: number) => (command: Command) => number,
): Bot<View, Command> {
  return {
    id: 'greedy',
    decide: ({ view, seat, options }) => bestOption(options, options.map(appraise(view, seat))),
  };
}
