import * as v from 'valibot';
import { DUEL_TILE_VALUES } from '../duel/duel-tiles.ts';
import type { On, Variant } from './variant.ts';

const MOST_SETS = 5;

/** B10.4 */
export const mightIsRight: Variant<On> = {
  id: 'mightIsRight',
  rule: 'B10.4',
  rating: { complexity: 2, strategy: 3, length: 'same' },
  setting: v.literal(true),
  standard: true,
  patch(rules) {
    rules.tileSets = Math.min(rules.seats, MOST_SETS);
    rules.handSize = Math.floor((rules.tileSets * DUEL_TILE_VALUES) / rules.seats);
    rules.handsDealt = rules.seats > 2;
  },
};
