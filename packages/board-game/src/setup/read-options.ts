/** Options from outside: checked in shape and in meaning. */
import { type Refusal, type Result, readBy, refusal } from '@carson/engine';
import { VARIANT_IDS } from '../ids.ts';
import { variantOf } from '../variants/index.ts';
import { type Options, OptionsSchema } from './options.ts';
import { whyNoRoster } from './roster.ts';
import { rulesFor, settingOf } from './rules-for.ts';

export function readOptions(json: unknown): Result<Options> {
  return readBy(OptionsSchema, json, whyNoTable);
}

function whyNoTable(options: Options): Refusal | undefined {
  const { buildings } = options;
  const twice = buildings.find((id, at) => buildings.indexOf(id) < at);
  if (twice !== undefined) return refusal('buildingTwice', 'B1.2', { building: twice });
  for (const id of VARIANT_IDS) {
    const setting = settingOf(options, id);
    const reason = setting === undefined ? undefined : variantOf(id).whyNot?.(setting);
    if (reason !== undefined) return reason;
  }
  const rules = rulesFor(options);
  return rules.roster === undefined ? undefined : whyNoRoster(rules.roster, rules);
}
