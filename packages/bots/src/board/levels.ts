/** The board game's five levels: one judgement, the error of the eye, tastes, and how far each thinks ahead. */
import type { Command, View } from '@carson/board-game';
import type { Thinker } from '../bot.ts';
import { type LevelId, WITHOUT_SEARCH } from '../level-ids.ts';
import { type Level, thinker } from '../thinker.ts';
import { boardInsight } from './insight.ts';
import { tasteOf } from './taste.ts';
import TUNED from './weights.json' with { type: 'json' };

interface BoardLevel extends Level {
  readonly id: LevelId;
  /** How far personal tastes go, in points. */
  readonly taste: number;
}

const BOARD_LEVELS: readonly BoardLevel[] = [
  { id: 'greenhorn', error: 7, taste: 1.5, ...WITHOUT_SEARCH },
  { id: 'drifter', error: 3.2, taste: 1, ...WITHOUT_SEARCH },
  { id: 'deputy', error: 1.6, taste: 0.7, ...WITHOUT_SEARCH },
  { id: 'gambler', error: 0.4, taste: 0.35, ...WITHOUT_SEARCH },
  { id: 'legend', error: 0, taste: 0.2, candidates: 3, margin: 1.5, depth: 1, iterations: 12 },
];

export const boardLevels: readonly Thinker<View, Command>[] = BOARD_LEVELS.map((level) =>
  thinker({
    level,
    insight: (personality) => boardInsight(TUNED, tasteOf(personality, level.taste)),
  }),
);
