/** All variants, in the order in which they are folded into the rule set. */
import type { VariantId } from '../ids.ts';
import { horses } from './horses.ts';
import { kitCarson } from './kit-carson.ts';
import { mightIsRight } from './might-is-right.ts';
import { newBeginning } from './new-beginning.ts';
import { outlaws } from './outlaws.ts';
import { type RiverSetting, river } from './river.ts';
import type { On, Variant } from './variant.ts';

export const VARIANTS = { newBeginning, river, outlaws, mightIsRight, kitCarson, horses };

/** What a table says about each variant it plays. */
export type VariantSettings = {
  readonly [Id in VariantId]?: (typeof VARIANTS)[Id] extends Variant<infer Setting> ? Setting : never;
};

export type VariantSetting = On | RiverSetting;

export function variantOf(id: VariantId): Variant<VariantSetting> {
  return VARIANTS[id] as Variant<VariantSetting>;
}
