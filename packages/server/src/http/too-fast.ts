/** The answer to a client over its rate limit: a page for people, JSON for programs. */
import { refusal } from '@carson/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';
import { STYLE_PATH } from './small-page.ts';

/** Seconds. */
const RETRY_AFTER = 10;

interface Words {
  readonly title: string;
  readonly text: string;
}

const WORDS: Readonly<Record<string, Words>> = {
  en: {
    title: 'One moment',
    text: `Too many requests came from your network. This page tries again by itself in ${RETRY_AFTER} seconds. Your games are safe.`,
  },
  de: {
    title: 'Einen Augenblick',
    text: `Aus deinem Netz kamen zu viele Anfragen. Diese Seite versucht es in ${RETRY_AFTER} Sekunden von selbst wieder. Deine Partien sind sicher.`,
  },
  fr: {
    title: 'Un instant',
    text: `Trop de demandes sont venues de votre réseau. Cette page réessaie d’elle-même dans ${RETRY_AFTER} secondes. Vos parties sont en sûreté.`,
  },
  nl: {
    title: 'Een ogenblik',
    text: `Er kwamen te veel verzoeken van je netwerk. Deze pagina probeert het over ${RETRY_AFTER} seconden vanzelf opnieuw. Je partijen zijn veilig.`,
  },
  it: {
    title: 'Un momento',
    text: `Dalla tua rete sono arrivate troppe richieste. Questa pagina riprova da sola tra ${RETRY_AFTER} secondi. Le tue partite sono al sicuro.`,
  },
};

export function refuseTooFast(request: FastifyRequest, reply: FastifyReply) {
  reply.header('retry-after', RETRY_AFTER);
  if (!wantsPage(request)) return refuse(request, reply, refusal('tooFast'));
  const language = languageOf(request.headers['accept-language']);
  return reply.status(429).type('text/html; charset=utf-8').send(pageIn(language));
}

/** Whether a person looks at the answer. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isForPeople = method === 'GET' && (!url.startsWith('/api/') || url.startsWith('/api/docs'));
  return isForPeople && headers.accept?.includes('text/html') === true;
}

/** The first language that the browser names and we speak. */
function languageOf(accepted: string | undefined): string {
  const named = accepted?.slice(0, 200).split(',') ?? [];
  const codes = named.map((part) => part.trim().slice(0, 2).toLowerCase());
  return codes.find((code) => Object.hasOwn(WORDS, code)) ?? 'en';
}

function pageIn(language: string): string {
  const { title, text } = WORDS[language] ?? { title: '', text: '' };
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY_AFTER}"><title>${title}</title>
<link rel="stylesheet" href="${STYLE_PATH}"></head>
<body><h1>${title}</h1><p>${text}</p></body></html>`;
}
