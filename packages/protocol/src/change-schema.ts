/** What changed at a table, as it is sent. Apart from the functions, so that a page that only applies changes loads no schemas. */
import { isBranch } from '@carson/engine';
import * as v from 'valibot';
import type { Difference } from './difference.ts';
import { count, IdSchema, list } from './shapes.ts';
import { LogEntrySchema } from './update.ts';

/** Its shape depends on the values it was made from. */
const DifferenceSchema = v.custom<Difference>(isBranch);

/** A beat as it differs from the one before it, or from the table that the viewer has. */
const BeatChangeSchema = v.object({
  ...LogEntrySchema.entries,
  view: v.exactOptional(DifferenceSchema),
  scores: v.exactOptional(DifferenceSchema),
});

export const TableChangeSchema = v.object({
  table: IdSchema,
  /** The version it is to be applied to, and the one it makes. */
  base: count,
  version: count,
  /** Entries of the log that are still true; those of the beats come after them. */
  log: count,
  beats: list(BeatChangeSchema),
  /** Everything else of the update. View and scores differ from those of the last beat. */
  rest: v.exactOptional(DifferenceSchema),
  /** Of the update without its log and its beats: a client that computes another one asks for the whole update. */
  fingerprint: v.pipe(v.number(), v.integer()),
});

export type TableChange = v.InferOutput<typeof TableChangeSchema>;
export type BeatChange = v.InferOutput<typeof BeatChangeSchema>;
