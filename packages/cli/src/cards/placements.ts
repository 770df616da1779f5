/** `cards placements`: where a card may lie (C5). */
import { placements } from '@carson/card-game';
import { type Result, readBy, refused } from '@carson/engine';
import * as v from 'valibot';
import { type AddCommand, jsonCommand } from '../json-command.ts';
import { CharactersSchema, characterTwice, LaidSchema, ParcelsSchema } from './shapes.ts';

const SiteSchema = v.strictObject({
  laid: LaidSchema,
  characters: CharactersSchema,
  card: ParcelsSchema,
});

type Site = v.InferOutput<typeof SiteSchema>;

export const addPlacements: AddCommand = jsonCommand({
  name: 'placements',
  summary: 'every legal place of a card in a city',
  read: readSite,
  answer: placesIn,
});

export function readSite(json: unknown): Result<Site> {
  const shape = readBy(SiteSchema, json);
  if (!shape.ok) return shape;
  const reason = characterTwice(shape.value.characters);
  return reason === undefined ? shape : refused(reason);
}

export function placesIn({ laid, characters, card }: Site) {
  return { placements: placements(laid, characters, card).map(({ x, y }) => [x, y]) };
}
