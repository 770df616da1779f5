/** What a table decides before the game starts. */
import * as v from 'valibot';
import { BUILDINGS } from '../content/buildings/index.ts';
import { PRESET_IDS } from '../content/presets.ts';
import { BUILDING_IDS, CHARACTER_IDS, SIDES, VARIANT_IDS } from '../ids.ts';
import { type VariantSettings, variantOf } from '../variants/index.ts';

/** B1.2: the buildings that a table may leave out. */
export const EXPANSION_IDS = BUILDING_IDS.filter((id) => BUILDINGS[id].expansion);

const RosterSchema = v.variant('by', [
  v.strictObject({ by: v.literal('preset'), preset: v.picklist(PRESET_IDS) }),
  v.strictObject({ by: v.literal('lot') }),
  v.strictObject({
    by: v.literal('hand'),
    characters: v.pipe(
      v.array(
        v.pipe(
          v.strictObject({ character: v.picklist(CHARACTER_IDS), side: v.optional(v.picklist(SIDES)) }),
          v.readonly(),
        ),
      ),
      v.maxLength(CHARACTER_IDS.length),
      v.readonly(),
    ),
  }),
]);

const VariantsSchema = v.strictObject(
  Object.fromEntries(VARIANT_IDS.map((id) => [id, v.optional(variantOf(id).setting)])),
) as v.GenericSchema<unknown, VariantSettings>;

/** B1.1 */
export const FEWEST_SEATS = 2;
export const MOST_SEATS = 6;

/** B1.1, B1.2, B2.7, B10 */
export const OptionsSchema = v.strictObject({
  seats: v.pipe(v.number(), v.integer(), v.minValue(FEWEST_SEATS), v.maxValue(MOST_SEATS)),
  roster: v.optional(v.pipe(RosterSchema, v.readonly()), { by: 'preset', preset: 'firstGame' }),
  buildings: v.optional(
    v.pipe(v.array(v.picklist(EXPANSION_IDS)), v.maxLength(EXPANSION_IDS.length), v.readonly()),
    [],
  ),
  variants: v.optional(v.pipe(VariantsSchema, v.readonly()), {}),
});

export type Options = Readonly<v.InferOutput<typeof OptionsSchema>>;
export type OptionsInput = v.InferInput<typeof OptionsSchema>;

/** The default options: four players, the basic game. */
export const USUAL_OPTIONS: OptionsInput = { seats: 4 };
