/** Tables and players by lot, for random games. */
import { below, pick, type Random } from '@carson/engine';
import type { Command } from '../src/command.ts';
import { PRESET_IDS } from '../src/content/presets.ts';
import { VARIANT_IDS } from '../src/ids.ts';
import { EXPANSION_IDS, type OptionsInput } from '../src/options.ts';
import { variantOf } from '../src/variants/index.ts';

/** Seats, roster, buildings and variants by lot. */
export function anyTable(random: Random): OptionsInput {
  const coin = () => below(random, 2) === 0;
  const variants = VARIANT_IDS.filter(coin).map((id) => [id, variantOf(id).standard] as const);
  const preset = pick(random, PRESET_IDS);
  return {
    seats: 2 + below(random, 5),
    roster: below(random, 3) === 0 ? { by: 'preset', preset } : { by: 'lot' },
    buildings: EXPANSION_IDS.filter(coin),
    variants: { ...Object.fromEntries(variants), ...(coin() ? {} : { river: { course: 'random' } }) },
  };
}

const EAGER: readonly Command['type'][] = [
  'build',
  'setHouse',
  'takeTile',
  'buyParcel',
  'askConsent',
  'doubleRanch',
  'takeHalf',
  'treat',
];

/** Ends windows soon and builds when it can, so that games are short and towns grow. */
export function restless(random: Random, options: readonly Command[]): Command {
  const final = options.find(({ type }) => type === 'done' || type === 'pass');
  if (final !== undefined && below(random, 8) === 0) return final;
  const wanted = options.filter(({ type }) => EAGER.includes(type));
  if (wanted.length > 0 && below(random, 3) > 0) return pick(random, wanted);
  return pick(random, options);
}
