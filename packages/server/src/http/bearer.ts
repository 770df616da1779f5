/** Programs name themselves by a token in the header. */
import type { IncomingHttpHeaders } from 'node:http';
import { isSame } from '../secrets.ts';

export function bearerOf({ authorization }: IncomingHttpHeaders): string | undefined {
  const [scheme, secret] = authorization?.split(' ', 2) ?? [];
  return scheme?.toLowerCase() === 'bearer' ? secret : undefined;
}

export function hasBearerToken(headers: IncomingHttpHeaders, token: string): boolean {
  const given = bearerOf(headers);
  return given !== undefined && isSame(given, token);
}
