import { accepted, type Result } from '@carson/engine';
import type { QueuedAnswerShown, QueuedEndpoint } from '@carson/protocol';
import type { QueuedAnswers } from '../../play/queued-answers.ts';
import type { Handlers } from '../call.ts';

export function queuedHandlers(queued: QueuedAnswers): Handlers<QueuedEndpoint> {
  return {
    queuedAnswers: async ({ me, params }) => listed(await queued.of(me().id, params.table)),
    queueAnswer: async ({ me, params, body }) => listed(await queued.queue(me().id, params.table, body)),
    withdrawAnswer: async ({ me, params }) =>
      listed(await queued.withdraw(me().id, params.table, params.question)),
  };
}

function listed(answers: Result<readonly QueuedAnswerShown[]>) {
  return answers.ok ? accepted({ answers: answers.value }) : answers;
}
