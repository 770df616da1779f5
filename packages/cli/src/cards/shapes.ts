/** What several of the card game's commands take. */
import { CHARACTER_IDS, type CharacterId, ELEMENTS, SUITS } from '@carson/card-game';
import type { Refusal } from '@carson/engine';
import * as v from 'valibot';
import { mismatch } from '../terminal/bad-input.ts';

export const ElementSchema = v.picklist(ELEMENTS);
export const CharacterSchema = v.picklist(CHARACTER_IDS);
export const SuitSchema = v.picklist(SUITS);

/** North-west, north-east, south-west, south-east. */
export const ParcelsSchema = v.pipe(
  v.array(ElementSchema),
  v.check(({ length }) => length === 4, 'four elements'),
  v.description('four: north-west, north-east, south-west, south-east'),
);

export const CharactersSchema = v.pipe(v.array(CharacterSchema), v.description('each character once'));

export const CoordinateSchema = v.pipe(v.number(), v.safeInteger('a whole number'));

/** Cards in the order laid, taken as they stand. */
export const LaidSchema = v.pipe(
  v.array(
    v.strictObject({
      parcels: ParcelsSchema,
      x: v.pipe(CoordinateSchema, v.description('east, of the north-west parcel')),
      y: v.pipe(CoordinateSchema, v.description('south, of the north-west parcel')),
    }),
  ),
  v.description('cards in the order laid, taken as they stand'),
);

/** Every character is unique (C7). */
export function characterTwice(characters: readonly CharacterId[]): Refusal | undefined {
  const index = characters.findIndex((id, at) => characters.indexOf(id) !== at);
  if (index < 0) return undefined;
  return mismatch(
    `characters[${index}]`,
    `${JSON.stringify(characters[index])} again`,
    'each character once',
  );
}
