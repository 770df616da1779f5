/** Tables: opened, found, played at, looked back on. */
import * as v from 'valibot';
import { type Endpoints, nothing, ofTable } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { GameResultSchema } from './results.ts';
import { CommandIdSchema, count, IdSchema, list, moment, RefusalSchema, written } from './shapes.ts';
import {
  ActionRequestSchema,
  GameInfoSchema,
  TableFilterSchema,
  TablePlanSchema,
  TableSummarySchema,
} from './tables.ts';
import { BeatSchema, TableUpdateSchema } from './update.ts';

const Verification = v.variant('ok', [
  v.object({ ok: v.literal(true), game: v.string(), moves: count, hash: v.string() }),
  v.object({ ok: v.literal(false), move: v.number(), refusal: RefusalSchema }),
]);

/** A game record; its shape is the engine's and is checked there. */
const RecordSchema = v.looseObject({ game: v.string() });

export const TABLE_ENDPOINTS = {
  myTables: {
    ...nothing,
    method: 'GET',
    path: '/api/me/tables',
    need: 'read',
    summary: 'My tables; those that wait for me come first.',
    answer: v.object({ tables: list(TableSummarySchema) }),
  },
  myResults: {
    ...nothing,
    method: 'GET',
    path: '/api/me/results',
    need: 'read',
    summary: 'How my finished games went, the latest first.',
    answer: v.object({ results: list(GameResultSchema) }),
  },
  games: {
    ...nothing,
    method: 'GET',
    path: '/api/games',
    need: 'anyone',
    summary: 'The games that can be played here, and their bots.',
    answer: v.object({ games: list(GameInfoSchema) }),
  },
  tables: {
    ...nothing,
    method: 'GET',
    path: '/api/tables',
    need: 'read',
    summary:
      'Public tables, page by page: of each host the last changed one first, then the second of each, up to five.',
    query: TableFilterSchema,
    answer: v.object({ tables: list(TableSummarySchema), next: v.exactOptional(v.string()) }),
  },
  createTable: {
    ...nothing,
    method: 'POST',
    path: '/api/tables',
    need: 'tables',
    summary: 'Open a table and sit down on its first open seat, if it has one.',
    body: v.strictObject({ id: CommandIdSchema, plan: TablePlanSchema }),
    answer: TableUpdateSchema,
  },
  table: {
    ...nothing,
    method: 'GET',
    path: '/api/tables/:table',
    need: 'read',
    summary:
      'A table as I may see it. With `after`, waits until there is something newer than that version, or until `wait` seconds have passed.',
    params: ofTable,
    query: v.strictObject({
      after: v.exactOptional(written(/^\d{1,9}$/, 'a version')),
      wait: v.exactOptional(written(/^\d{1,2}$/, 'seconds')),
    }),
    answer: TableUpdateSchema,
  },
  act: {
    ...nothing,
    method: 'POST',
    path: '/api/tables/:table/actions',
    need: 'play',
    summary:
      'Join, leave, start, move, undo, vote, … The same command id is carried out once and answered alike.',
    params: ofTable,
    body: ActionRequestSchema,
    answer: v.object({ version: count }),
  },
  beats: {
    ...nothing,
    method: 'GET',
    path: '/api/tables/:table/beats/:from/:to',
    need: 'read',
    summary:
      'The story of the moves from `from` up to, not with, `to` (-1: the set-up), as I may see it; when the game is over, as any `seat` saw it.',
    params: v.strictObject({
      table: IdSchema,
      from: written(/^(-1|\d{1,6})$/, 'a move, or -1'),
      to: written(/^\d{1,6}$/, 'a move'),
    }),
    query: v.strictObject({ seat: v.exactOptional(written(/^\d{1,2}$/, 'a seat')) }),
    answer: v.object({ beats: list(BeatSchema) }),
  },
  rematch: {
    ...nothing,
    method: 'POST',
    path: '/api/tables/:table/rematch',
    need: 'tables',
    summary:
      'A new table like this one, with seats kept for the same people. Asked twice, it is the same table.',
    params: ofTable,
    answer: v.object({ table: IdSchema }),
  },
  record: {
    ...nothing,
    method: 'GET',
    path: '/api/tables/:table/record',
    need: 'read',
    summary: 'The record of a finished game: options, seed and every move.',
    params: ofTable,
    answer: RecordSchema,
  },
  importRecord: {
    ...nothing,
    method: 'POST',
    path: '/api/records',
    need: 'tables',
    summary: 'Hand in a record and get a finished table to look at. The record is proven first.',
    body: v.strictObject({ id: CommandIdSchema, record: RecordSchema }),
    answer: v.object({ table: IdSchema }),
    largest: LIMITS.record,
    raw: true,
  },
  verifyRecord: {
    ...nothing,
    method: 'POST',
    path: '/api/records/verify',
    need: 'anyone',
    summary: 'Replay a record and say whether every move of it is true.',
    body: RecordSchema,
    answer: Verification,
    largest: LIMITS.record,
    raw: true,
  },
  time: {
    ...nothing,
    method: 'GET',
    path: '/api/time',
    need: 'anyone',
    summary: 'The server’s time, to show clocks truly.',
    answer: v.object({ at: moment }),
  },
} as const satisfies Endpoints;
