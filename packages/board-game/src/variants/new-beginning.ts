import * as v from 'valibot';
import { insertBefore } from '../setup/rule-set.ts';
import type { On, Variant } from './variant.ts';

export const KIT_BUDGET = 35;

/** B10.1 */
export const newBeginning: Variant<On> = {
  id: 'newBeginning',
  rule: 'B10.1',
  rating: { complexity: 2, strategy: 3, length: 'same' },
  setting: v.literal(true),
  standard: true,
  patch(rules) {
    rules.kitBudget = KIT_BUDGET;
    rules.setup = insertBefore(rules.setup, 'claims', 'kits');
  },
};
