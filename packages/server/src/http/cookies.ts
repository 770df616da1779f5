/** The session cookie: strict and http-only; over TLS also secure, and by its name bound to this very host. */
import { SESSION_DAYS } from '../people/people.ts';

interface Connection {
  readonly secure: boolean;
}

const nameOf = ({ secure }: Connection): string => (secure ? '__Host-carson_session' : 'carson_session');

export function readSessionCookie(header: string | undefined, connection: Connection): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === nameOf(connection) && value !== undefined && value !== '') return value;
  }
  return undefined;
}

export function sessionCookie(value: string, connection: Connection): string {
  return cookieOf(value, SESSION_DAYS * 86_400, connection);
}

export function noSessionCookie(connection: Connection): string {
  return cookieOf('', 0, connection);
}

function cookieOf(value: string, seconds: number, connection: Connection): string {
  const attributes = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${connection.secure ? '; Secure' : ''}`;
  return `${nameOf(connection)}=${value}; ${attributes}`;
}
