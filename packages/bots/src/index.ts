export { boardBots } from './board/index.ts';
export type { Bot, BotQuestion } from './bot.ts';
export { cardBots } from './cards/index.ts';
export { botFor } from './registry.ts';
export { type BotGame, type PlayedGame, playBotGame } from './run.ts';
