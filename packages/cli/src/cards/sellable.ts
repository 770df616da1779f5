/** `cards sellable`: which cards may be sold out of a city (C7.k). */
import { sellable } from '@carson/card-game';
import { type Result, readBy } from '@carson/engine';
import * as v from 'valibot';
import { jsonCommand } from '../contract/json-command.ts';
import { CoordinateSchema, LaidSchema } from './shapes.ts';

const CitySchema = v.strictObject({ laid: LaidSchema });

type LaidCity = v.InferOutput<typeof CitySchema>;

export const sellableCommand = jsonCommand({
  contract: {
    name: 'cards sellable',
    about: 'the cards that may be sold out of a city',
    input: CitySchema,
    output: v.strictObject({
      sellable: v.pipe(v.array(CoordinateSchema), v.description('indexes into laid, ascending (C7.k)')),
    }),
    example: {
      args: ['cards', 'sellable', '-'],
      input: {
        laid: [0, 2, 4].map((x) => ({ parcels: ['house', 'empty', 'empty', 'empty'], x, y: 0 })),
      },
    },
  },
  read: readLaidCity,
  answer: salesIn,
});

export function readLaidCity(json: unknown): Result<LaidCity> {
  return readBy(CitySchema, json);
}

export function salesIn({ laid }: LaidCity) {
  return { sellable: sellable(laid) };
}
