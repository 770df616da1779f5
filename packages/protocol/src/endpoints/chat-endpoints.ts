/** What people say at a table, and whom they would rather not hear. */
import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
import { ChatLineSchema, ChatTextSchema } from '../live.ts';
import { PersonSchema } from '../people.ts';
import { CommandIdSchema, IdSchema, list, moment, text } from '../shapes.ts';
import { get, idParams, post, put, remove, tableParams } from './endpoint.ts';

const ReportSchema = v.object({
  id: IdSchema,
  at: moment,
  reason: v.string(),
  reporter: PersonSchema,
  table: IdSchema,
  line: ChatLineSchema,
});

export const CHAT_ENDPOINTS = {
  chat: get('/api/tables/:table/chat', 'read', {
    summary: 'The last lines said at a table, without people I have muted.',
    params: tableParams,
    answer: v.object({ lines: list(ChatLineSchema) }),
  }),
  say: post('/api/tables/:table/chat', 'chat', {
    summary: 'Say something at a table.',
    params: tableParams,
    body: v.strictObject({ id: CommandIdSchema, text: ChatTextSchema }),
  }),
  report: post('/api/chat/:id/report', 'chat', {
    summary: 'Report a chat line to the operator of this server.',
    params: idParams,
    body: v.strictObject({ reason: text([1, LIMITS.report]) }),
  }),
  reports: get('/api/reports', 'operator', {
    summary: 'Reported chat lines, the oldest first.',
    answer: v.object({ reports: list(ReportSchema) }),
  }),
  endReport: remove('/api/reports/:id', 'operator', {
    summary: 'Mark a report as handled. With `line=remove` the line is removed for everyone.',
    params: idParams,
    query: v.strictObject({ line: v.exactOptional(v.literal('remove')) }),
  }),
  muted: get('/api/muted', 'read', {
    summary: 'People whose chat I do not want to see.',
    answer: v.object({ people: list(PersonSchema) }),
  }),
  mute: put('/api/muted/:id', 'chat', {
    summary: 'Mute a person’s chat.',
    params: idParams,
  }),
  unmute: remove('/api/muted/:id', 'chat', {
    summary: 'Unmute a person’s chat.',
    params: idParams,
  }),
};
