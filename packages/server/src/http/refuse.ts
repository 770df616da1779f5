import type { Refusal } from '@carson/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { statusOf } from './statuses.ts';

/** Bytes of a body that come with the headers anyway; more are not read only to be thrown away. */
const SMALL_BODY = 16_384;

export function refuse(request: FastifyRequest, reply: FastifyReply, reason: Refusal) {
  return reply.status(statusOf(reason.code)).send({ refusal: reason, request: request.id });
}

/** Refuses before the body was read: the connection of a large one is closed instead. */
export function refuseUnread(request: FastifyRequest, reply: FastifyReply, reason: Refusal) {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (encoding !== undefined || Number(length) > SMALL_BODY) reply.header('connection', 'close');
  return refuse(request, reply, reason);
}
