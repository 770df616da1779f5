import * as v from 'valibot';
import { PARCEL_COUNT } from '../town/geometry.ts';
import { BOARD_COURSE, type RiverRule, whyNoCourse } from '../town/river.ts';
import type { Variant } from './variant.ts';

const Parcel = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PARCEL_COUNT - 1));

const Setting = v.variant('course', [
  v.strictObject({ course: v.literal('board') }),
  v.strictObject({ course: v.literal('random') }),
  v.strictObject({
    course: v.literal('drawn'),
    parcels: v.pipe(v.array(Parcel), v.maxLength(PARCEL_COUNT), v.readonly()),
  }),
]);

export type RiverSetting = v.InferOutput<typeof Setting>;

/** B10.2 */
export const river: Variant<RiverSetting> = {
  id: 'river',
  rule: 'B10.2',
  rating: { complexity: 1, strategy: 2, length: 'same' },
  setting: Setting,
  standard: { course: 'board' },
  whyNot: (setting) => (setting.course === 'drawn' ? whyNoCourse(setting.parcels) : undefined),
  patch(rules, setting) {
    rules.river = courseOf(setting);
  },
};

function courseOf(setting: RiverSetting): RiverRule {
  if (setting.course === 'random') return { kind: 'random' };
  return { kind: 'course', parcels: setting.course === 'drawn' ? setting.parcels : BOARD_COURSE };
}
