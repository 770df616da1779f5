import { cardBots } from '@carson/bots/cards';
import { cardGame } from '@carson/card-game';
import type { GameRules } from './game-rules.ts';

export const rules: GameRules = { game: cardGame, bots: cardBots };
