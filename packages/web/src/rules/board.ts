import { boardGame } from '@carson/board-game';
import { boardBots } from '@carson/bots/board';
import type { GameRules } from './game-rules.ts';

export const rules: GameRules = { game: boardGame, bots: boardBots };
