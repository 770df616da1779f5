import * as v from 'valibot';
import { insertBefore } from '../setup/rule-set.ts';
import type { On, Variant } from './variant.ts';

export const OUTLAWS_IN_THE_BOX = 9;

/** B10.3 */
export const outlaws: Variant<On> = {
  id: 'outlaws',
  rule: 'B10.3',
  rating: { complexity: 2, strategy: 2, length: 'longer' },
  setting: v.literal(true),
  standard: true,
  patch(rules) {
    rules.outlaws = OUTLAWS_IN_THE_BOX;
    rules.round = insertBefore(rules.round, 'characters', 'outlawRaid');
    rules.round = insertBefore(rules.round, 'attacks', 'outlawFights');
  },
};
