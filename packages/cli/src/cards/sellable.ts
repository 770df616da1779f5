/** `cards sellable`: which cards may be sold out of a city (C7.k). */
import { sellable } from '@carson/card-game';
import { type Result, readBy } from '@carson/engine';
import * as v from 'valibot';
import { type AddCommand, jsonCommand } from '../json-command.ts';
import { LaidSchema } from './shapes.ts';

const CitySchema = v.strictObject({ laid: LaidSchema });

type LaidCity = v.InferOutput<typeof CitySchema>;

export const addSellable: AddCommand = jsonCommand({
  name: 'sellable',
  summary: 'the cards that may be sold out of a city',
  read: readLaidCity,
  answer: salesIn,
});

export function readLaidCity(json: unknown): Result<LaidCity> {
  return readBy(CitySchema, json);
}

export function salesIn({ laid }: LaidCity) {
  return { sellable: sellable(laid) };
}
