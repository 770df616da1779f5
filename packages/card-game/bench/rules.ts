/**
 * How fast the rules are:
 *   npm run bench -- card-game/bench/rules
 */
import { benchRules } from '@carson/testkit/rules-bench';
import { cardGame } from '../src/index.ts';

benchRules({
  title: 'card game, four real seats choosing at random',
  game: cardGame,
  options: { seats: ['hat', 'star', 'cactus', 'boot'].map((suit) => ({ kind: 'real', suit })) },
});
