/** What people say at a table, and whom they would rather not hear. */
import * as v from 'valibot';
import { type Endpoints, nothing, ofId, ofTable } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { ChatLineSchema, ChatTextSchema } from './live.ts';
import { PersonSchema } from './people.ts';
import { CommandIdSchema, IdSchema, list, moment, text } from './shapes.ts';

const ReportSchema = v.object({
  id: IdSchema,
  at: moment,
  reason: v.string(),
  reporter: PersonSchema,
  table: IdSchema,
  line: ChatLineSchema,
});

export const CHAT_ENDPOINTS = {
  chat: {
    ...nothing,
    method: 'GET',
    path: '/api/tables/:table/chat',
    need: 'read',
    summary: 'The last lines said at a table, without people I have muted.',
    params: ofTable,
    answer: v.object({ lines: list(ChatLineSchema) }),
  },
  say: {
    ...nothing,
    method: 'POST',
    path: '/api/tables/:table/chat',
    need: 'chat',
    summary: 'Say something at a table.',
    params: ofTable,
    body: v.strictObject({ id: CommandIdSchema, text: ChatTextSchema }),
  },
  report: {
    ...nothing,
    method: 'POST',
    path: '/api/chat/:id/report',
    need: 'chat',
    summary: 'Report a chat line to the operator of this server.',
    params: ofId,
    body: v.strictObject({ reason: text([1, LIMITS.report]) }),
  },
  reports: {
    ...nothing,
    method: 'GET',
    path: '/api/reports',
    need: 'operator',
    summary: 'Reported chat lines, the oldest first.',
    answer: v.object({ reports: list(ReportSchema) }),
  },
  endReport: {
    ...nothing,
    method: 'DELETE',
    path: '/api/reports/:id',
    need: 'operator',
    summary: 'Mark a report as handled. With `line=remove` the line is removed for everyone.',
    params: ofId,
    query: v.strictObject({ line: v.exactOptional(v.literal('remove')) }),
  },
  muted: {
    ...nothing,
    method: 'GET',
    path: '/api/muted',
    need: 'read',
    summary: 'People whose chat I do not want to see.',
    answer: v.object({ people: list(PersonSchema) }),
  },
  mute: {
    ...nothing,
    method: 'PUT',
    path: '/api/muted/:id',
    need: 'chat',
    summary: 'Mute a person’s chat.',
    params: ofId,
  },
  unmute: {
    ...nothing,
    method: 'DELETE',
    path: '/api/muted/:id',
    need: 'chat',
    summary: 'Unmute a person’s chat.',
    params: ofId,
  },
} as const satisfies Endpoints;
