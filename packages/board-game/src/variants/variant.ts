/** What a variant is: a setting that a table gives, and a patch on the rule set. */
import type { Refusal } from '@carson/engine';
import type { GenericSchema } from 'valibot';
import type { VariantId } from '../ids.ts';
import type { RulesDraft } from '../setup/rule-set.ts';

/** As printed, 1 to 3 (for the set-up page). */
export interface Rating {
  readonly complexity: number;
  readonly strategy: number;
  readonly length: 'shorter' | 'same' | 'longer';
}

export interface Variant<Setting> {
  readonly id: VariantId;
  readonly rule: string;
  readonly rating: Rating;
  readonly setting: GenericSchema<unknown, Setting>;
  /** The setting where a table only says that it plays the variant. */
  readonly standard: Setting;
  /** All place at the same time instead of in turn. */
  readonly isTogether?: true;
  /** Why a setting of the right shape is not valid. */
  readonly whyNot?: (setting: Setting) => Refusal | undefined;
  patch(rules: RulesDraft, setting: Setting): void;
}

/** The variant is on; there is nothing else to set. */
export type On = true;
