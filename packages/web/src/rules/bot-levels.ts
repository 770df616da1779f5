import type { LevelId } from '@carson/bots';

/** Opponents that think, the weakest first; their names are words. */
export const BOT_LEVELS = [
  'greenhorn',
  'drifter',
  'deputy',
  'gambler',
  'legend',
] as const satisfies readonly LevelId[];
export type BotLevel = (typeof BOT_LEVELS)[number];

export const USUAL_LEVEL: BotLevel = 'drifter';
