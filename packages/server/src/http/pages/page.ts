/** The page itself: files of the build, and the front page for every address that is none of them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refusal } from '@carson/engine';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../limits.ts';
import { networkOf } from '../network.ts';
import { refuse } from '../refuse.ts';
import { refuseTooFast, wantsPage } from '../too-fast.ts';
import { addCompression } from './compress.ts';
import { addPreviews } from './preview.ts';

export async function addPage(
  app: FastifyInstance,
  { folder, limits }: { readonly folder: string | undefined; readonly limits: Limits },
): Promise<void> {
  const hasPage = folder !== undefined && existsSync(join(folder, 'index.html'));
  if (hasPage) {
    addCompression(app);
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.setHeader('vary', 'accept-encoding');
        const isNamedByContent = path.includes('/assets/');
        reply.setHeader(
          'cache-control',
          isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
    addPreviews(app, folder);
  }
  app.setNotFoundHandler((request, reply) => {
    if (!limits.mayCome(networkOf(request.ip))) return refuseTooFast(request, reply);
    if (hasPage && wantsPage(request) && !request.url.startsWith('/api/')) {
      return reply.sendFile('index.html');
    }
    return refuse(request, reply, refusal('notFound'));
  });
}
