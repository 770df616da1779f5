/** Ways to look ahead in the card game, named on a command line. */
import { readFileSync } from 'node:fs';
import type { Command, View } from '@carson/card-game';
import type { Bot } from '../src/bot.ts';
import { formerCardTop } from '../src/cards/former.ts';
import { ALONE_WEIGHTS, SEARCH, TOP_WEIGHTS } from '../src/cards/levels.ts';
import { cardModel } from '../src/cards/model.ts';
import { readWeights } from '../src/cards/weights/weights-file.ts';
import type { LookAhead } from '../src/level.ts';
import { NO_MISTAKES } from '../src/mistakes.ts';
import { thinker } from '../src/thinker.ts';

interface Way extends Partial<LookAhead> {
  readonly former?: true;
  readonly weights?: string;
}

const AUCTIONS = 60;

const WEIGHTS = { together: TOP_WEIGHTS, alone: ALONE_WEIGHTS } as const;

/** The top level of a table with what is named; `"former": true` is `legend-1`, `"weights"` names another file. */
export function botOfWay(text: string, table: keyof typeof WEIGHTS = 'together'): Bot {
  const { former, weights: file, ...lookAhead } = JSON.parse(text) as Way;
  if (former === true) return formerCardTop as Bot;
  const usual = WEIGHTS[table];
  const weights =
    file === undefined ? usual : { ...usual, ...readWeights(JSON.parse(readFileSync(file, 'utf8'))) };
  return thinker<View, Command>({
    level: { id: 'compared', mistakes: NO_MISTAKES, lookAhead: { ...SEARCH, ...lookAhead } },
    model: () => cardModel({ weights, personal: weights, auctions: AUCTIONS }),
  }) as Bot;
}
