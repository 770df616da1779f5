/**
 * A browser's own number: random, signed, and stored only as a hash beside the sessions that were started in it. It
 * tells a table that two of its people play in one browser, and serves nothing else.
 */
import { hashSecret, newId, sign, unsign } from '../secrets.ts';

export interface Browser {
  readonly hash: string;
  /** The cookie that carries the number from now on. */
  readonly cookie: string;
}

/** The browser of this cookie; a new one where the cookie is missing or not ours. */
export function browserOf(cookie: string | undefined, key: string): Browser {
  const number = (cookie === undefined ? undefined : unsign(cookie, key)) ?? newId();
  return { hash: hashSecret(number), cookie: sign(number, key) };
}
