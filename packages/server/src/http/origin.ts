/** Whether a request comes from our own page, from another site, or from no page at all. */
import type { IncomingHttpHeaders } from 'node:http';

/** A browser names the origin of everything that could change something; other programs name none. */
export function isForeign(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) {
    return !allowed.includes(origin) && (!URL.canParse(origin) || new URL(origin).host !== host);
  }
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
