import { type Refusal, refusal } from '@carson/engine';

/** Input of the right shape that makes no sense at `path`: what stands there, and what would be accepted. */
export function misfit(path: string, received: string, expected: string): Refusal {
  return refusal('malformed', undefined, { path, received, expected });
}
