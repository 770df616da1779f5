/** The board game's levels: one evaluation, mistakes, and how far each looks ahead. */
import type { Command, View } from '@carson/board-game';
import type { Thinker } from '../bot.ts';
import type { Level, LookAhead } from '../level.ts';
import type { LevelId } from '../level-ids.ts';
import { NO_MISTAKES } from '../mistakes.ts';
import type { TemperamentId } from '../temperament.ts';
import { thinker } from '../thinker.ts';
import { boardModel } from './model.ts';
import { leaningOf, tasteOf } from './taste.ts';
import TUNED from './weights.json' with { type: 'json' };
import type { BoardWeights } from './weights.ts';

interface BoardLevel extends Level {
  readonly id: LevelId;
  readonly weights: BoardWeights;
  /** How many incomes the level plans for; undefined: all of them. */
  readonly horizon?: number;
  /** How much it sees of what a cowboy kept for later is worth, from 0 to 1; undefined: all of it. */
  readonly keeps?: number;
  /** How far personal tastes and a temperament go, in points. */
  readonly taste: number;
  readonly leaning: number;
}

export const SEARCH: LookAhead = {
  candidates: 8,
  margin: 4,
  depth: 1,
  iterations: 60,
  priorWeight: 2,
  errorAt: 'end',
};

const BOARD_LEVELS: readonly BoardLevel[] = [
  {
    id: 'greenhorn',
    mistakes: { evaluationNoise: 4, overlooks: 0.4, avoidsLosses: true },
    horizon: 1,
    keeps: 0.25,
    weights: TUNED,
    taste: 2,
    leaning: 0.3,
  },
  {
    id: 'drifter',
    mistakes: { evaluationNoise: 2.7, overlooks: 0.3, avoidsLosses: true },
    horizon: 2,
    keeps: 0.5,
    weights: TUNED,
    taste: 1,
    leaning: 0.55,
  },
  {
    id: 'deputy',
    mistakes: { evaluationNoise: 2.1, overlooks: 0.2, avoidsLosses: true },
    weights: TUNED,
    taste: 0.7,
    leaning: 0.7,
  },
  {
    id: 'gambler',
    mistakes: { evaluationNoise: 0.4, overlooks: 0 },
    weights: TUNED,
    taste: 0.35,
    leaning: 0.8,
  },
  { id: 'legend', mistakes: NO_MISTAKES, weights: TUNED, taste: 0.1, leaning: 0.35, lookAhead: SEARCH },
];

export const boardLevels: readonly Thinker<View, Command>[] = BOARD_LEVELS.map((level) => seatOf(level));

/** Returns the bot of a level with a temperament. */
export function boardSeat(
  level: LevelId,
  { id, temperament }: { readonly id: string; readonly temperament: TemperamentId },
): Thinker<View, Command> {
  const found = BOARD_LEVELS.find((entry) => entry.id === level);
  if (found === undefined) throw new Error(`there is no level ${level}`);
  return { ...seatOf(found, temperament), id };
}

function seatOf(level: BoardLevel, temperament?: TemperamentId): Thinker<View, Command> {
  const { horizon, taste, leaning } = level;
  const weights = weightsOf(level);
  return thinker({
    level,
    leans: temperament !== undefined,
    model: (personality) =>
      boardModel({
        weights,
        horizon,
        spendsForPoints: level.mistakes.avoidsLosses === true,
        taste: tasteOf(personality, taste),
        leaning: temperament === undefined ? undefined : leaningOf(temperament, leaning),
      }),
  });
}

function weightsOf({ weights, keeps = 1 }: BoardLevel): BoardWeights {
  const { placing } = weights;
  const keptByRound = placing.keptByRound.map((worth) => keeps * worth);
  return { ...weights, placing: { ...placing, keptByRound } };
}
