import * as v from 'valibot';
import type { On, Variant } from './variant.ts';

/** The corral that gives another placing turn: there are no turns. */
const EXTRA_TURN_CORRAL = 2;

/** B10.5 */
export const kitCarson: Variant<On> = {
  id: 'kitCarson',
  rule: 'B10.5',
  rating: { complexity: 1, strategy: 2, length: 'shorter' },
  setting: v.literal(true),
  standard: true,
  patch(rules) {
    rules.round = rules.round.map((step) => (step === 'placing' ? 'together' : step));
    rules.closedCorrals = [EXTRA_TURN_CORRAL];
    rules.pointsPerPlayerBehind = 1;
  },
};
