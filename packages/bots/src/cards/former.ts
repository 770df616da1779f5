/** The top level of the first version, for comparison. */
import type { Command, View } from '@carson/card-game';
import type { Thinker } from '../bot.ts';
import { NO_MISTAKES } from '../mistakes.ts';
import { thinker } from '../thinker.ts';
import { cardModel } from './model.ts';
import { personalWeights } from './weights/taste.ts';
import { readWeights } from './weights/weights-file.ts';
import FILE from './weights-1.json' with { type: 'json' };

const WEIGHTS = readWeights(FILE);

export const formerCardTop: Thinker<View, Command> = thinker({
  level: {
    id: 'legend-1',
    mistakes: NO_MISTAKES,
    lookAhead: { candidates: 8, margin: 8, depth: 4, iterations: 120, priorWeight: 6, errorAt: 'end' },
  },
  model: (personality) =>
    cardModel({
      weights: WEIGHTS,
      personal: personalWeights(WEIGHTS, { taste: 0.1, leaning: 0 }, personality),
      auctions: 60,
      prospects: {
        noise: { over: 0.5, open: 0.5, perRound: 2.2 },
        playsSales: false,
        replyAuctions: 16,
        loneBids: 'learned',
      },
    }),
});
