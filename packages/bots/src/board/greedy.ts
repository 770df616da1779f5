/**
 * A simple, sensible seat for the board game. It looks one own step ahead: what each answer brings in
 * points, with incomes counted to the end, money at what it can still buy, and duels by their odds.
 */
import type { Command, View } from '@carson/board-game';
import type { Bot } from '../bot.ts';
import { appraiserOf } from './answers.ts';
import { judgementOf } from './outlook.ts';
import { questionOf } from './question.ts';
import { BEGINNING, type BoardWeights } from './weights.ts';

export const greedyBoardSeat: Bot<View, Command> = greedySeatWith(BEGINNING);

function greedySeatWith(weights: BoardWeights): Bot<View, Command> {
  const judgement = judgementOf(weights);
  return {
    id: 'greedy',
    decide({ view, seat, options }) {
      const worth = appraiserOf(questionOf(view, seat, judgement));
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
