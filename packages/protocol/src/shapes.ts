/** The small pieces that every message is made of. */
import type { Refusal } from '@carson/engine';
import * as v from 'valibot';

/** From one to the other, both included. */
type Range = readonly [least: number, most: number];

export const list = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.readonly());

export const shortList = <T extends v.GenericSchema>(item: T, [least, most]: Range) =>
  v.pipe(v.array(item), v.minLength(least), v.maxLength(most), v.readonly());

/** Without blanks around it, and without the one character that not every database can keep. */
export const text = ([least, most]: Range) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(least),
    v.maxLength(most),
    v.excludes('\0', 'a text without U+0000'),
  );

export const matching = (pattern: RegExp, what: string) => v.pipe(v.string(), v.regex(pattern, what));

export const whole = ([least, most]: Range) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Milliseconds since 1970. */
export const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const SeatNumberSchema = whole([0, 31]);

/** Index of a move; -1 for the set-up. */
export const MoveIndexSchema = v.pipe(v.number(), v.integer(), v.minValue(-1));

/** Ids made by the server: people, tables, sessions, tokens. */
export const IdSchema = matching(/^[A-Za-z0-9_-]{16,32}$/, 'an id');

/** Chosen by the sender, new for each thing it wants done: the same id is carried out once. */
export const CommandIdSchema = matching(/^[A-Za-z0-9_-]{8,64}$/, 'a command id');

export const RefusalSchema = v.object({
  code: v.string(),
  params: v.record(
    v.string(),
    v.union([v.string(), v.number(), v.boolean(), list(v.union([v.string(), v.number()]))]),
  ),
  rule: v.exactOptional(v.string()),
}) satisfies v.GenericSchema<unknown, Refusal>;

export const NothingSchema = v.strictObject({});
