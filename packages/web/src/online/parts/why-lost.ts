import type { Words } from '../../words/words.ts';
import { isRateLimited, sessionEnded } from '../connection/session.ts';

/** Why there is no connection, as far as the page knows. */
export function whyLost({ online }: Words): string {
  if (sessionEnded.value) return online.ended.text;
  return isRateLimited.value ? online.rateLimited : online.connectionLost;
}
