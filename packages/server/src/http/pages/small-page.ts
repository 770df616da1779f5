/** The server's own small pages: those behind links in e-mails, and the page for a client over its rate limit. */
import type { Language } from '@carson/words';
import type { FastifyInstance } from 'fastify';
import { escaped } from '../../notices/mail.ts';

export const STYLE_PATH = '/api/small-page.css';

const STYLE = `body { font: 1.1rem/1.5 Georgia, serif; color: #3b2a1a; background: #f6ecd9; margin: 0 auto;
  padding: 2rem 1rem; max-width: 34rem; }
button { font: inherit; padding: 0.75rem 1.5rem; min-height: 44px; border: 2px solid #3b2a1a; border-radius: 6px;
  background: #3b2a1a; color: #f6ecd9; cursor: pointer; }
a { color: inherit; display: inline-block; padding: 0.75rem 0; }
`;

interface SmallPage {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** A button or a link, as HTML. */
  readonly action?: string;
  /** Seconds after which the browser asks again. */
  readonly refresh?: number;
}

export function smallPage({ language, title, text, action = '', refresh }: SmallPage): string {
  return (
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    (refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">`) +
    `<title>${escaped(title)}</title><link rel="stylesheet" href="${STYLE_PATH}">` +
    `<main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${action}</main></html>`
  );
}

export function addSmallPageStyle(app: FastifyInstance): void {
  app.get(STYLE_PATH, (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}
