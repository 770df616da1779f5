/** Answers given before their questions are asked: only their owner sees them. */
import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
import { IdSchema, list, matching, moment, shortList } from '../shapes.ts';
import { GameCommandSchema } from '../tables.ts';
import { get, post, remove, tableParams } from './endpoint.ts';

const NameSchema = matching(/^[A-Za-z]{1,32}$/, 'a name');

const QueuedAnswerSchema = v.object({
  /** The kind of the question that it answers. */
  question: v.string(),
  command: GameCommandSchema,
  /** Facts that its owner wants it to depend on besides those it always does. */
  stops: list(v.string()),
  /** Why it was dropped: the name of a fact that has changed, `undone`, `takenOver` or `refused`. */
  dropped: v.exactOptional(v.string()),
  at: moment,
});

const answer = v.object({ answers: list(QueuedAnswerSchema) });

export const QUEUED_ENDPOINTS = {
  queuedAnswers: get('/api/tables/:table/queued', 'read', {
    summary: 'My queued answers at this table, and those that were dropped.',
    params: tableParams,
    answer,
  }),
  queueAnswer: post('/api/tables/:table/queued', 'play', {
    summary:
      'Answer a question before it is asked. Given as a move when the question comes; dropped where a fact it depends on has changed. A second answer to the same question replaces the first.',
    params: tableParams,
    body: v.strictObject({
      question: NameSchema,
      command: GameCommandSchema,
      stops: shortList(NameSchema, [0, LIMITS.stops]),
    }),
    answer,
  }),
  withdrawAnswer: remove('/api/tables/:table/queued/:question', 'play', {
    summary: 'Withdraw a queued answer, or dismiss the note that it was dropped.',
    params: v.strictObject({ table: IdSchema, question: NameSchema }),
    answer,
  }),
};

export type QueuedAnswerShown = v.InferOutput<typeof QueuedAnswerSchema>;
