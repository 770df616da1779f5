/** The board game's five levels. */
import type { Command, View } from '@carson/board-game';
import type { Thinker } from '../bot.ts';
import { type LevelId, WITHOUT_SEARCH } from '../level-ids.ts';
import { type Level, thinker } from '../thinker.ts';
import { boardInsight } from './insight.ts';

interface BoardLevel extends Level {
  readonly id: LevelId;
}

const BOARD_LEVELS: readonly BoardLevel[] = [
  { id: 'greenhorn', error: 7, ...WITHOUT_SEARCH },
  { id: 'drifter', error: 4, ...WITHOUT_SEARCH },
  { id: 'deputy', error: 2.2, ...WITHOUT_SEARCH },
  { id: 'gambler', error: 1, ...WITHOUT_SEARCH },
  { id: 'legend', error: 0, candidates: 3, margin: 1.5, depth: 1, iterations: 12 },
];

export const boardLevels: readonly Thinker<View, Command>[] = BOARD_LEVELS.map((level) =>
  thinker({ level, insight: () => boardInsight() }),
);
