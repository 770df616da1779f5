/** The session cookie: strict, http-only, and secure wherever the connection is. */
import { SESSION_DAYS } from '../people/people.ts';

const NAME = 'carson_session';

export function readSessionCookie(header: string | undefined): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === NAME && value !== undefined && value !== '') return value;
  }
  return undefined;
}

export function sessionCookie(value: string, { secure }: { readonly secure: boolean }): string {
  return `${NAME}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${SESSION_DAYS * 86_400}${secure ? '; Secure' : ''}`;
}

export const NO_SESSION_COOKIE = `${NAME}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`;
