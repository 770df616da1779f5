/** One of several equal parts of many games, for many cores or machines. */
import { BadInput } from './bad-input.ts';

/** Counted from 0. */
export interface Part {
  readonly at: number;
  readonly of: number;
}

export function partOf<Entry>(entries: readonly Entry[], part: Part | undefined): readonly Entry[] {
  if (part === undefined) return entries;
  return entries.filter((_, index) => index % part.of === part.at);
}

export function readPart(text: string): Part {
  const [, at = 0, of = 0] = (/^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(text) ?? []).map(Number);
  if (at >= 1 && at <= of) return { at: at - 1, of };
  throw new BadInput('--part', `${JSON.stringify(text)} is not accepted; accepted: a part of all, as 2/16`);
}
