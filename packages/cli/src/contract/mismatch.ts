import { type Refusal, refusal } from '@carson/engine';

/** Refuses input of the right shape whose value at `path` is not valid: what was received, and what is accepted. */
export function mismatch(path: string, received: string, expected: string): Refusal {
  return refusal('malformed', undefined, { path, received, expected });
}
