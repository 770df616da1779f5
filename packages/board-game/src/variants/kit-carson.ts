import * as v from 'valibot';
import { EXTRA_TURN_CORRAL } from '../placing/places.ts';
import type { On, Variant } from './variant.ts';

/** B10.5: enough for every cowboy to change its mind twice; without a limit a round need never end. */
export const TAKE_BACKS = 20;

/** B10.5 */
export const kitCarson: Variant<On> = {
  id: 'kitCarson',
  rule: 'B10.5',
  rating: { complexity: 1, strategy: 2, length: 'shorter' },
  setting: v.literal(true),
  standard: true,
  isTogether: true,
  patch(rules) {
    rules.round = rules.round.map((step) => (step === 'placing' ? 'together' : step));
    // Without turns there are no extra turns.
    rules.closedCorrals = [EXTRA_TURN_CORRAL];
    rules.takeBacks = TAKE_BACKS;
    rules.pointsPerPlayerBehind = 1;
  },
};
