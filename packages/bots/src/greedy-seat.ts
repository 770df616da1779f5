/** A seat that takes what brings it most at once. */
import type { GameCommand } from '@carson/engine';
import type { Bot } from './bot.ts';

/** `appraise` says what each command brings the seat. Of equal ones the first is taken. */
export function greedySeat<View, Command extends GameCommand>(
  appraise: (view: View, seat: number) => (command: Command) => number,
): Bot<View, Command> {
  return {
    id: 'greedy',
    decide({ view, seat, options }) {
      const worth = appraise(view, seat);
      let best: { readonly option: Command; readonly worth: number } | undefined;
      for (const option of options) {
        const found = worth(option);
        if (best === undefined || found > best.worth) best = { option, worth: found };
      }
      if (best === undefined) throw new Error('there is nothing to decide');
      return best.option;
    },
  };
}
