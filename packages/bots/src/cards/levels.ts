/** The card game's five levels: judgement, the error of the eye, and how far each thinks ahead. */
import type { CardView, Command } from '@carson/card-game';
import type { Thinker } from '../bot.ts';
import { type LevelId, WITHOUT_SEARCH } from '../level-ids.ts';
import { type Level, thinker } from '../thinker.ts';
import { cardInsight } from './insight.ts';
import { personalWeights } from './taste.ts';
import TUNED from './weights.json' with { type: 'json' };
import { type CardWeights, NO_FORESIGHT } from './weights.ts';

interface CardLevel extends Level {
  readonly id: LevelId;
  readonly weights: CardWeights;
  /** How far personal tastes go, in points a parcel. */
  readonly taste: number;
  /** How many imagined auctions a bid is planned with. */
  readonly auctions: number;
}

const TUNED_WEIGHTS = TUNED as CardWeights;

const CARD_LEVELS: readonly CardLevel[] = [
  { id: 'greenhorn', error: 9, taste: 1, weights: NO_FORESIGHT, auctions: 8, ...WITHOUT_SEARCH },
  { id: 'drifter', error: 3, taste: 0.6, weights: NO_FORESIGHT, auctions: 40, ...WITHOUT_SEARCH },
  { id: 'deputy', error: 3.2, taste: 0.4, weights: TUNED_WEIGHTS, auctions: 60, ...WITHOUT_SEARCH },
  { id: 'gambler', error: 1.8, taste: 0.25, weights: TUNED_WEIGHTS, auctions: 120, ...WITHOUT_SEARCH },
  {
    id: 'legend',
    error: 0,
    taste: 0.1,
    weights: TUNED_WEIGHTS,
    auctions: 60,
    candidates: 8,
    margin: 8,
    depth: 4,
    iterations: 120,
  },
];

export const cardLevels: readonly Thinker<CardView, Command>[] = CARD_LEVELS.map((level) =>
  thinker({
    level,
    insight: (personality) => cardInsight(personalWeights(level, personality), { auctions: level.auctions }),
  }),
);
