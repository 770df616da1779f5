import type { Refusal } from '@carson/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { statusOf } from './statuses.ts';

export function refuse(request: FastifyRequest, reply: FastifyReply, reason: Refusal) {
  return reply.status(statusOf(reason.code)).send({ refusal: reason, request: request.id });
}
