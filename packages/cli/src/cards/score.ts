/** `cards score`: the sheet of any city, buildable or not (C6.16). */
import { CITY_LINES, longSideOf, SIDE, salesOf, scoreCity } from '@carson/card-game';
import { type Refusal, type Result, readBy } from '@carson/engine';
import * as v from 'valibot';
import { jsonCommand } from '../contract/json-command.ts';
import { mismatch } from '../terminal/bad-input.ts';
import { CharactersSchema, characterTwice, ElementSchema } from './shapes.ts';

const CitySchema = v.strictObject({
  grid: v.pipe(
    v.array(v.array(v.nullable(ElementSchema))),
    v.description(
      'rows from north to south, cells from west to east, null without a card; rows of one length, at most 8 x 8, with the captain 8 x 9 or 9 x 8; [] is an empty city',
    ),
  ),
  characters: CharactersSchema,
  sold: v.pipe(
    v.number(),
    v.safeInteger('a whole number'),
    v.minValue(0, 'a whole number from 0'),
    v.description('terrain cards sold, at most 3, only with the auctioneer'),
  ),
});

const PointsSchema = v.pipe(v.number(), v.integer());

export const scoreCommand = jsonCommand({
  contract: {
    name: 'cards score',
    about: 'the score of a city, line by line',
    input: CitySchema,
    output: v.strictObject({
      total: PointsSchema,
      lines: v.strictObject({
        ...Object.fromEntries(CITY_LINES.map((line) => [line, PointsSchema])),
        characters: v.pipe(
          v.record(v.string(), PointsSchema),
          v.description('one entry for each character given, 0 included'),
        ),
      }),
    }),
    example: {
      args: ['cards', 'score', '-'],
      input: {
        grid: [
          ['mine', 'mountain', 'house'],
          ['mountain', null, 'saloon'],
        ],
        characters: ['prospector'],
        sold: 0,
      },
    },
  },
  read: readCity,
  answer: sheetOf,
});

type ShownCity = v.InferOutput<typeof CitySchema>;

export function readCity(json: unknown): Result<ShownCity> {
  return readBy(CitySchema, json, contradictionIn);
}

function contradictionIn({ grid, characters, sold }: ShownCity): Refusal | undefined {
  return (
    characterTwice(characters) ??
    raggedRow(grid) ??
    tooLarge(grid, longSideOf(characters)) ??
    oversold(sold, salesOf(characters))
  );
}

function raggedRow(grid: ShownCity['grid']): Refusal | undefined {
  const width = grid[0]?.length ?? 0;
  const index = grid.findIndex((row) => row.length !== width);
  if (index < 0) return undefined;
  return mismatch(
    `grid[${index}]`,
    `a row of ${grid[index]?.length}`,
    `rows of the same length, here ${width}`,
  );
}

/** C5.1 */
function tooLarge(grid: ShownCity['grid'], longSide: number): Refusal | undefined {
  const height = grid.length;
  const width = grid[0]?.length ?? 0;
  if (Math.min(width, height) <= SIDE && Math.max(width, height) <= longSide) return undefined;
  return mismatch(
    'grid',
    `${width} x ${height}`,
    longSide === SIDE ? `at most ${SIDE} x ${SIDE}` : `at most ${SIDE} x ${longSide} either way`,
  );
}

/** C7.k */
function oversold(sold: number, sales: number): Refusal | undefined {
  if (sold <= sales) return undefined;
  return mismatch('sold', String(sold), sales === 0 ? '0 without the auctioneer' : `0 to ${sales}`);
}

export function sheetOf({ grid, characters, sold }: ShownCity) {
  const { total, lines } = scoreCity(grid, { characters, sold });
  const points = new Map(lines.map((line) => [line.id, line.points]));
  const entries = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, points.get(id) ?? 0]));
  return { total, lines: { ...entries(CITY_LINES), characters: entries(characters) } };
}
