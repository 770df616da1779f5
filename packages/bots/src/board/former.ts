/** The top level of the first version, kept for comparison: no page or server offers it. */
import type { Command, View } from '@carson/board-game';
import type { Thinker } from '../bot.ts';
import { NO_MISTAKES } from '../mistakes.ts';
import { thinker } from '../thinker.ts';
import { boardModel } from './model.ts';
import { tasteOf } from './taste.ts';
import WEIGHTS from './weights-1.json' with { type: 'json' };

export const formerBoardTop: Thinker<View, Command> = thinker({
  level: {
    id: 'legend-1',
    mistakes: NO_MISTAKES,
    lookAhead: { candidates: 3, margin: 1.5, depth: 1, iterations: 12, priorWeight: 6, errorAt: 'end' },
  },
  model: (personality) => boardModel({ weights: WEIGHTS, taste: tasteOf(personality, 0.2) }),
});
