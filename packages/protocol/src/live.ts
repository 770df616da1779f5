/** The live connection: one WebSocket a browser at `/api/live`, JSON messages both ways. */
import * as v from 'valibot';
import { TableChangeSchema } from './change-schema.ts';
import { LIMITS } from './limits.ts';
import { PersonSchema } from './people.ts';
import { CommandIdSchema, count, IdSchema, list, moment, RefusalSchema, text } from './shapes.ts';
import { ActionSchema, LobbyFilterSchema, TableSummarySchema } from './tables.ts';
import { TableUpdateSchema } from './update.ts';

export const LIVE_PATH = '/api/live';

export const ChatTextSchema = text([1, LIMITS.chat]);

export const ChatLineSchema = v.object({
  id: IdSchema,
  person: PersonSchema,
  text: v.string(),
  at: moment,
});

export const ClientMessageSchema = v.variant('type', [
  /** From now on tell me everything about this table. `version`: the last one I have seen. */
  v.strictObject({
    type: v.literal('watch'),
    table: IdSchema,
    version: v.exactOptional(count),
    /** I can apply changes; left out, every update comes whole and without its story. */
    changes: v.exactOptional(v.literal(true)),
  }),
  /** What I have does not fit the last change: send me the whole update. */
  v.strictObject({ type: v.literal('refresh'), table: IdSchema }),
  v.strictObject({ type: v.literal('unwatch'), table: IdSchema }),
  v.strictObject({ type: v.literal('act'), id: CommandIdSchema, table: IdSchema, action: ActionSchema }),
  v.strictObject({ type: v.literal('chat'), id: CommandIdSchema, table: IdSchema, text: ChatTextSchema }),
  /** From now on show me the lobby: public tables by this filter, and my own. A second one replaces the first. */
  v.strictObject({ type: v.literal('lobby'), filter: LobbyFilterSchema }),
  v.strictObject({ type: v.literal('leaveLobby') }),
  /** The table this browser has in front, or none: while it is there, no notices are sent about it. */
  v.strictObject({ type: v.literal('front'), table: v.exactOptional(IdSchema) }),
  v.strictObject({ type: v.literal('ping') }),
]);

export const ServerMessageSchema = v.variant('type', [
  v.object({ type: v.literal('welcome'), me: PersonSchema, at: moment }),
  /** To an `act` or a `chat`: done (at this version of the table), or why not. */
  v.object({ type: v.literal('done'), id: CommandIdSchema, version: v.exactOptional(count) }),
  v.object({ type: v.literal('refused'), id: CommandIdSchema, refusal: RefusalSchema }),
  v.object({ type: v.literal('table'), update: TableUpdateSchema }),
  /** What changed since the update before. */
  v.object({ type: v.literal('change'), change: TableChangeSchema }),
  /** To a `watch` from a client that has seen everything already. */
  v.object({ type: v.literal('current'), table: IdSchema, version: count }),
  /** A table that cannot be watched, and why. */
  v.object({ type: v.literal('noTable'), table: IdSchema, refusal: RefusalSchema }),
  /** All people who have the table open now. */
  v.object({ type: v.literal('presence'), table: IdSchema, people: list(PersonSchema) }),
  v.object({ type: v.literal('chat'), table: IdSchema, lines: list(ChatLineSchema) }),
  /** Whether one of my tables waits for me; sent for every table, watched or not. */
  v.object({ type: v.literal('turn'), table: IdSchema, waiting: v.boolean() }),
  /** My queued answers at this table have changed: only I am told. */
  v.object({ type: v.literal('queued'), table: IdSchema }),
  /** The first page of public tables that fit the filter, whenever it has changed. */
  v.object({
    type: v.literal('lobby'),
    tables: list(TableSummarySchema),
    next: v.exactOptional(v.string()),
  }),
  /** My tables, while I look at the lobby. */
  v.object({ type: v.literal('myTables'), tables: list(TableSummarySchema) }),
  /** A message that could not be read. */
  v.object({ type: v.literal('problem'), refusal: RefusalSchema }),
  /** The server goes away: come back after this many milliseconds. */
  v.object({ type: v.literal('goodbye'), after: count }),
  v.object({ type: v.literal('pong'), at: moment }),
]);

export type ChatLine = v.InferOutput<typeof ChatLineSchema>;
export type ClientMessage = v.InferOutput<typeof ClientMessageSchema>;
export type ServerMessage = v.InferOutput<typeof ServerMessageSchema>;
