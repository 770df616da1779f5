/** Our cookies: strict and http-only; over TLS also secure, and by their names bound to this very host. */
import { SESSION_DAYS } from '../people/people.ts';

interface Connection {
  readonly secure: boolean;
}

/** One cookie for the person, one for the browser, independent of the person. */
export type CookieKind = 'session' | 'browser';

const nameOf = (kind: CookieKind, { secure }: Connection): string =>
  secure ? `__Host-carson_${kind}` : `carson_${kind}`;

export function readCookie(
  kind: CookieKind,
  header: string | undefined,
  connection: Connection,
): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === nameOf(kind, connection) && value !== undefined && value !== '') return value;
  }
  return undefined;
}

/** Returns the header that sets a cookie, or deletes it when there is no value. */
export function cookieHeader(kind: CookieKind, value: string | undefined, connection: Connection): string {
  const seconds = value === undefined ? 0 : SESSION_DAYS * 86_400;
  const attributes = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${connection.secure ? '; Secure' : ''}`;
  return `${nameOf(kind, connection)}=${value ?? ''}; ${attributes}`;
}
