/** `cards placements`: where a card may lie (C5). */
import { placements } from '@carson/card-game';
import { type Result, readBy } from '@carson/engine';
import * as v from 'valibot';
import { jsonCommand } from '../contract/json-command.ts';
import { CharactersSchema, CoordinateSchema, characterTwice, LaidSchema, ParcelsSchema } from './shapes.ts';

const SiteSchema = v.strictObject({
  laid: LaidSchema,
  characters: CharactersSchema,
  card: ParcelsSchema,
});

type Site = v.InferOutput<typeof SiteSchema>;

export const placementsCommand = jsonCommand({
  contract: {
    name: 'cards placements',
    about: 'every legal place of a card in a city',
    input: SiteSchema,
    output: v.strictObject({
      placements: v.pipe(
        v.array(v.tuple([CoordinateSchema, CoordinateSchema])),
        v.description('[x, y] of the north-west parcel of the card, sorted by y, then x'),
      ),
    }),
    example: {
      args: ['cards', 'placements', '-'],
      input: {
        laid: [{ parcels: ['mountain', 'mountain', 'mine', 'empty'], x: 0, y: 0 }],
        characters: [],
        card: ['empty', 'mountain', 'mine', 'mountain'],
      },
    },
  },
  read: readSite,
  answer: placesIn,
});

export function readSite(json: unknown): Result<Site> {
  return readBy(SiteSchema, json, ({ characters }) => characterTwice(characters));
}

export function placesIn({ laid, characters, card }: Site) {
  return { placements: placements(laid, characters, card).map(({ x, y }) => [x, y]) };
}
