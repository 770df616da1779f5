/** The greatest length of a game: every command answers one question, and their number is bounded. */
import { CHARACTERS, POWERS, salesOf } from './characters/index.ts';
import { CHARACTER_IDS } from './ids.ts';
import { MOST_SEATS } from './setup/options.ts';
import { ERAS, ROUNDS_PER_ERA } from './state/state.ts';

const POWER_OWNERS = [...POWERS.beforeBid, ...POWERS.afterReveal];
const EXTRA_CARDS = POWER_OWNERS.map((id) => CHARACTERS[id].power).reduce(
  (cards, power) => cards + (power?.takes ?? 0) + (power?.extraCards ?? 0),
  0,
);
/** One answer for each power, one bid for each seat, and each card taken and laid. */
const PER_ROUND = POWER_OWNERS.length + MOST_SEATS + 2 * (MOST_SEATS + EXTRA_CARDS);
/** All sales, the end of selling and the recruit. */
const BESIDE_ROUNDS = salesOf(CHARACTER_IDS) + 2;

/** No game has more commands than this. */
export const MOST_COMMANDS = ERAS * ROUNDS_PER_ERA * PER_ROUND + BESIDE_ROUNDS;
