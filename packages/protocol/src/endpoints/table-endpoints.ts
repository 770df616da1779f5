/** Tables: opened, found, played at, looked back on. */
import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
import { GameResultSchema } from '../results.ts';
import { CommandIdSchema, count, IdSchema, list, matching, moment, RefusalSchema } from '../shapes.ts';
import {
  ActionRequestSchema,
  GameInfoSchema,
  TableFilterSchema,
  TablePlanSchema,
  TableSummarySchema,
} from '../tables.ts';
import { BeatSchema, TableUpdateSchema } from '../update.ts';
import { get, post, tableParams } from './endpoint.ts';

const Verification = v.variant('ok', [
  v.object({ ok: v.literal(true), game: v.string(), moves: count, hash: v.string() }),
  v.object({ ok: v.literal(false), move: v.number(), refusal: RefusalSchema }),
]);

/** A game record; its shape is the engine's and is checked there. */
const RecordSchema = v.looseObject({ game: v.string() });

export const TABLE_ENDPOINTS = {
  myTables: get('/api/me/tables', 'read', {
    summary: 'My tables; those that wait for me come first.',
    answer: v.object({ tables: list(TableSummarySchema) }),
  }),
  myResults: get('/api/me/results', 'read', {
    summary: 'How my finished games went, the latest first.',
    answer: v.object({ results: list(GameResultSchema) }),
  }),
  games: get('/api/games', 'anyone', {
    summary: 'The games that can be played here, and their bots.',
    answer: v.object({ games: list(GameInfoSchema) }),
  }),
  tables: get('/api/tables', 'read', {
    summary:
      'Public tables, page by page: of each host the last changed one first, then the second of each, up to five.',
    query: TableFilterSchema,
    answer: v.object({ tables: list(TableSummarySchema), next: v.exactOptional(v.string()) }),
  }),
  createTable: post('/api/tables', 'tables', {
    summary: 'Open a table and sit down on its first open seat, if it has one.',
    body: v.strictObject({ id: CommandIdSchema, plan: TablePlanSchema }),
    answer: TableUpdateSchema,
  }),
  table: get('/api/tables/:table', 'read', {
    summary:
      'A table as I may see it. With `after`, waits until there is something newer than that version, or until `wait` seconds have passed.',
    params: tableParams,
    query: v.strictObject({
      after: v.exactOptional(matching(/^\d{1,9}$/, 'a version')),
      wait: v.exactOptional(matching(/^\d{1,2}$/, 'seconds')),
    }),
    answer: TableUpdateSchema,
  }),
  act: post('/api/tables/:table/actions', 'play', {
    summary:
      'Join, leave, start, move, undo, vote, … The same command id is carried out once and answered alike.',
    params: tableParams,
    body: ActionRequestSchema,
    answer: v.object({ version: count }),
  }),
  beats: get('/api/tables/:table/beats/:from/:to', 'read', {
    summary:
      'The story of the moves from `from` up to, not with, `to` (-1: the set-up), as I may see it; when the game is over, as any `seat` saw it.',
    params: v.strictObject({
      table: IdSchema,
      from: matching(/^(-1|\d{1,6})$/, 'a move, or -1'),
      to: matching(/^\d{1,6}$/, 'a move'),
    }),
    query: v.strictObject({ seat: v.exactOptional(matching(/^\d{1,2}$/, 'a seat')) }),
    answer: v.object({ beats: list(BeatSchema) }),
  }),
  rematch: post('/api/tables/:table/rematch', 'tables', {
    summary:
      'A new table like this one, with seats kept for the same people. Asked twice, it is the same table.',
    params: tableParams,
    answer: v.object({ table: IdSchema }),
  }),
  record: get('/api/tables/:table/record', 'read', {
    summary: 'The record of a finished game: options, seed and every move.',
    params: tableParams,
    answer: RecordSchema,
  }),
  importRecord: post('/api/records', 'tables', {
    summary: 'Hand in a record and get a finished table to look at. The record is proven first.',
    body: v.strictObject({ id: CommandIdSchema, record: RecordSchema }),
    answer: v.object({ table: IdSchema }),
    largest: LIMITS.record,
    raw: true,
  }),
  verifyRecord: post('/api/records/verify', 'anyone', {
    summary: 'Replay a record and say whether every move of it is true.',
    body: RecordSchema,
    answer: Verification,
    largest: LIMITS.record,
    raw: true,
  }),
  time: get('/api/time', 'anyone', {
    summary: 'The server’s time, to show clocks truly.',
    answer: v.object({ at: moment }),
  }),
};
