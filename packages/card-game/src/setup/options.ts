/** The options of a game: who sits where, with which suit (C2.1-C2.3). */
import { type Refusal, type Result, readBy, refusal } from '@carson/engine';
import * as v from 'valibot';
import { LEVELS, SUITS } from '../ids.ts';

const SuitSchema = v.picklist(SUITS);

const SeatSchema = v.variant('kind', [
  v.pipe(v.strictObject({ kind: v.literal('real'), suit: SuitSchema }), v.readonly()),
  v.pipe(
    v.strictObject({
      kind: v.literal('virtual'),
      level: v.picklist(LEVELS),
      /** Left out, the suit is drawn from those that are left. */
      suit: v.exactOptional(SuitSchema),
    }),
    v.readonly(),
  ),
]);

/** C2.1 is judged below; this only keeps lists short. */
const LONGEST_LIST = 32;

export const OptionsSchema = v.pipe(
  v.strictObject({ seats: v.pipe(v.array(SeatSchema), v.maxLength(LONGEST_LIST), v.readonly()) }),
  v.readonly(),
);

export type SeatOption = v.InferOutput<typeof SeatSchema>;
export type Options = v.InferOutput<typeof OptionsSchema>;

export const FEWEST_SEATS = 4;
export const MOST_SEATS = 6;

/** The default: four players. */
export const USUAL_OPTIONS: Options = {
  seats: SUITS.slice(0, FEWEST_SEATS).map((suit) => ({ kind: 'real', suit })),
};

export function readOptions(json: unknown): Result<Options> {
  return readBy(OptionsSchema, json, whyNotPlayable);
}

function whyNotPlayable({ seats }: Options): Refusal | undefined {
  if (seats.length < FEWEST_SEATS || seats.length > MOST_SEATS) {
    return refusal('seatCount', 'C2.1', { seats: seats.length, fewest: FEWEST_SEATS, most: MOST_SEATS });
  }
  if (!seats.some((seat) => seat.kind === 'real')) return refusal('noRealSeat', 'C2.1');
  const chosen = seats.flatMap((seat) => seat.suit ?? []);
  const twice = chosen.find((suit, at) => chosen.indexOf(suit) !== at);
  return twice === undefined ? undefined : refusal('suitTwice', 'C2.2', { suit: twice });
}
