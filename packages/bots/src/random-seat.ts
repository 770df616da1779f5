import { pick } from '@carson/engine';
import type { Bot } from './bot.ts';

/** Takes any option, each equally likely, in any game. */
export const randomSeat: Bot = {
  id: 'random',
  decide: ({ options, random }) => pick(random, options),
};
