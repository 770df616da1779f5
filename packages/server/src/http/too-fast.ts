/** The answer to a client over its rate limit: a page for people, JSON for programs. */
import { refusal } from '@carson/engine';
import { isLanguage, type Language, loadCatalogue } from '@carson/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { smallPage } from './pages/small-page.ts';
import { refuse } from './refuse.ts';

/** Seconds. */
const RETRY_AFTER = 10;

export async function refuseTooFast(request: FastifyRequest, reply: FastifyReply) {
  reply.header('retry-after', RETRY_AFTER);
  if (!wantsPage(request)) return refuse(request, reply, refusal('tooFast'));
  const language = languageOf(request.headers['accept-language']);
  return reply
    .status(429)
    .type('text/html; charset=utf-8')
    .send(await pageIn(language));
}

/** Whether the answer is shown to a person. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isForPeople = method === 'GET' && (!url.startsWith('/api/') || url.startsWith('/api/docs'));
  return isForPeople && headers.accept?.includes('text/html') === true;
}

/** The first language of the browser's list that we have. */
function languageOf(accepted: string | undefined): Language {
  const named = accepted?.slice(0, 200).split(',') ?? [];
  const codes = named.map((part) => part.trim().slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? 'en';
}

const pageIn = writtenOnce(writePage);

/** Each page is written once, because a client over its limit must cost little; one that failed is written again. */
export function writtenOnce(write: (language: Language) => Promise<string>) {
  const pages = new Map<Language, Promise<string>>();
  return (language: Language): Promise<string> => {
    const page = pages.get(language) ?? write(language);
    pages.set(language, page);
    page.catch(() => pages.delete(language));
    return page;
  };
}

async function writePage(language: Language): Promise<string> {
  const { tooFast } = (await loadCatalogue(language, ['online'])).notices;
  const text = tooFast.text({ seconds: RETRY_AFTER });
  return smallPage({ language, title: tooFast.title, text, refresh: RETRY_AFTER });
}
