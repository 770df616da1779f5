import type { Refusal } from '@carson/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { statusOf } from './statuses.ts';

/** Bytes of a body that arrive with the headers anyway; larger bodies are not read just to be discarded. */
const SMALL_BODY = 16_384;

export function refuse(request: FastifyRequest, reply: FastifyReply, reason: Refusal) {
  return reply.status(statusOf(reason.code)).send({ refusal: reason, request: request.id });
}

/** Refuses before the body is read; if it is large, the connection is closed. */
export function refuseUnread(request: FastifyRequest, reply: FastifyReply, reason: Refusal) {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (encoding !== undefined || Number(length) > SMALL_BODY) reply.header('connection', 'close');
  return refuse(request, reply, reason);
}
