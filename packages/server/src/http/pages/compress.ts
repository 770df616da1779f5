/**
 * Pages and scripts are sent compressed, those that the build has compressed as they are. Answers of the API are not:
 * their length must reveal nothing.
 */
import type { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(javascript|json|manifest|xml))/;
const SMALLEST = 1_024;

export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isStream(payload) || !isWorthIt(request, reply)) return payload;
    reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').removeHeader('content-length');
    return payload.pipe(createGzip());
  });
}

function isWorthIt({ headers, method, url }: FastifyRequest, reply: FastifyReply): boolean {
  return (
    method === 'GET' &&
    !url.startsWith('/api/') &&
    reply.statusCode === 200 &&
    reply.getHeader('content-encoding') === undefined &&
    /\bgzip\b/.test(String(headers['accept-encoding'] ?? '')) &&
    COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? '')) &&
    Number(reply.getHeader('content-length') ?? SMALLEST) >= SMALLEST
  );
}

function isStream(payload: unknown): payload is Readable {
  return typeof payload === 'object' && payload !== null && 'pipe' in payload;
}
