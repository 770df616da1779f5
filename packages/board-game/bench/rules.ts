/**
 * How fast the rules are:
 *   npm run bench -- board-game/bench/rules
 */
import { benchRules } from '@carson/testkit/rules-bench';
import { boardGame } from '../src/index.ts';

benchRules({
  title: 'board game, four seats choosing at random',
  game: boardGame,
  options: { seats: 4 },
});
