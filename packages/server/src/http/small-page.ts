/** The look of the server's own small pages: what links in letters open, and the page for a client over its rate limit. */
import type { FastifyInstance } from 'fastify';

export const STYLE_PATH = '/api/small-page.css';

const STYLE = `body { font: 1.1rem/1.5 Georgia, serif; color: #3b2a1a; background: #f6ecd9; margin: 0 auto;
  padding: 2rem 1rem; max-width: 34rem; }
button { font: inherit; padding: 0.75rem 1.5rem; min-height: 44px; border: 2px solid #3b2a1a; border-radius: 6px;
  background: #3b2a1a; color: #f6ecd9; cursor: pointer; }
a { color: inherit; display: inline-block; padding: 0.75rem 0; }
`;

export function addSmallPageStyle(app: FastifyInstance): void {
  app.get(STYLE_PATH, (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}
