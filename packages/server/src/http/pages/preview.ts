/** What a link shows in a chat: a title and a picture, which must have a whole address. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Programs that fetch a link only to show it. They read addresses of pictures that have a host. */
const SHOWS_LINKS = /bot\b|facebookexternalhit|whatsapp|telegram|slack|discord|twitter|skype|preview|embed/i;
const HOST = /^[\w.-]+(:\d{1,5})?$/;

/** The front page, and the page behind an invitation: what the link is about stays behind the #, where no server sees it. */
export const PAGES: Readonly<Record<string, string>> = { '/': 'index.html', '/join': 'join.html' };

export function addPreviews(app: FastifyInstance, folder: string): void {
  for (const [path, file] of Object.entries(PAGES)) {
    if (!existsSync(join(folder, file))) continue;
    const page = readFileSync(join(folder, file), 'utf8');
    app.get(path, (request, reply) =>
      SHOWS_LINKS.test(request.headers['user-agent'] ?? '')
        ? sendPreview(request, reply, page)
        : reply.sendFile(file),
    );
  }
}

function sendPreview({ protocol, host }: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  const origin = HOST.test(host) ? `${protocol}://${host}` : '';
  const shown = page.replace(
    /(<meta property="og:image" content=")(\/[\w.-]+")/,
    (_, before: string, path: string) => `${before}${origin}${path}`,
  );
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(shown);
}
