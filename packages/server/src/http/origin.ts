/** Whether a request comes from our own page, from another site, or from no page at all. */
import type { FastifyRequest } from 'fastify';

type Sent = Pick<FastifyRequest, 'headers' | 'protocol'>;

/** A browser names the origin of everything that could change something; other programs name none. */
export function isForeign({ headers, protocol }: Sent, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return !allowed.includes(origin) && !isOwn(origin, { host, protocol });
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** Where we have TLS, a page without it is not ours: it could have been changed on the way. */
function isOwn(origin: string, { host, protocol }: { host: string | undefined; protocol: string }): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host && (protocol !== 'https' || page.protocol === 'https:');
}
