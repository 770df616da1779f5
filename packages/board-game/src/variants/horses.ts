import * as v from 'valibot';
import { insertBefore } from '../setup/rule-set.ts';
import type { On, Variant } from './variant.ts';

export const HORSES_IN_THE_BOX = 25;

/** B10.6 */
export const horses: Variant<On> = {
  id: 'horses',
  rule: 'B10.6',
  rating: { complexity: 3, strategy: 3, length: 'longer' },
  setting: v.literal(true),
  standard: true,
  patch(rules) {
    rules.horses = HORSES_IN_THE_BOX;
    rules.startingHorses = 1;
    // B14.35: corral cowboys are back in the supply before the recruits come.
    rules.round = insertBefore(rules.round, 'closing', 'rodeo');
  },
};
