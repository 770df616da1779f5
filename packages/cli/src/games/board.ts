/** The board game on the command line. */
import { boardGame, OptionsSchema } from '@carson/board-game';
import { boardBots, boardLevels, formerBoardTop } from '@carson/bots';
import { BadInput } from '../terminal/bad-input.ts';
import { narrateBoard } from './board-narrator.ts';
import type { GameEntry } from './entry.ts';

export const board: GameEntry = {
  name: 'board',
  game: boardGame,
  optionsShape: OptionsSchema,
  bots: [...boardBots, formerBoardTop],
  levels: boardLevels,
  rulesSeats: [],
  usualSeats: ['greedy', 'greedy', 'random', 'random'],

  /** How many sit down is for --seats to say. */
  optionsFor(names, given) {
    const seats = names.length;
    if (given['seats'] !== undefined && given['seats'] !== seats) {
      throw new BadInput('options.seats', `this is not the number of --seats; accepted: ${seats}`);
    }
    return { ...given, seats };
  },

  narrator: narrateBoard,
};
