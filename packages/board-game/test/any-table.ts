/** Random tables and players, for random games. */
import { below, pick, type Random, shuffle } from '@carson/engine';
import type { Command } from '../src/command.ts';
import { PRESET_IDS } from '../src/content/presets.ts';
import { CHARACTER_IDS, SIDES, VARIANT_IDS } from '../src/ids.ts';
import { EXPANSION_IDS, type OptionsInput } from '../src/setup/options.ts';
import { PARCEL_COUNT, rowAt, SIDE_NEIGHBOURS } from '../src/town/geometry.ts';
import { variantOf } from '../src/variants/index.ts';

/** Random seats, roster, buildings and variants. */
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

/** All buildings in the bag, starting kits and a river somewhere. */
export function richTable(random: Random): OptionsInput {
  const { variants, ...table } = anyTable(random);
  const rich = { newBeginning: true, river: { course: 'random' } } as const;
  return { ...table, buildings: EXPANSION_IDS, variants: { ...(variants as object), ...rich } };
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

/** A table as someone could ask for it who does not know the rules of tables. */
export function bentTable(random: Random): unknown {
  const course = [below(random, PARCEL_COUNT)];
  const length = 4 + below(random, 14);
  while (course.length < length) {
    const last = course[course.length - 1] ?? 0;
    course.push(
      below(random, 20) === 0 ? below(random, PARCEL_COUNT) : pick(random, rowAt(SIDE_NEIGHBOURS, last)),
    );
  }
  const characters = shuffle(random, [...CHARACTER_IDS])
    .slice(0, 6 + below(random, 3))
    .map((character) => ({ character, ...(below(random, 8) === 0 ? {} : { side: pick(random, SIDES) }) }));
  if (below(random, 4) === 0) characters[1] = pick(random, characters);
  return {
    seats: 2 + below(random, 5),
    roster: { by: 'hand', characters },
    buildings: Array.from({ length: below(random, 3) }, () => pick(random, EXPANSION_IDS)),
    variants: below(random, 2) === 0 ? {} : { river: { course: 'drawn', parcels: course } },
  };
}
