/** One of several equal parts of many games, for many cores or machines. */
import { notAccepted } from '../terminal/bad-input.ts';

/** Counted from 0. */
export interface Part {
  readonly at: number;
  readonly of: number;
}

export function partOf<Entry>(entries: readonly Entry[], part: Part | undefined): readonly Entry[] {
  if (part === undefined) return entries;
  return entries.filter((_, index) => index % part.of === part.at);
}

/** A flag of commands that play many games. */
export const PART_FLAG = [
  '--part <n/of>',
  'play only this part of the games, as 2/16: for many cores or machines',
  readPart,
] as const;

function readPart(text: string): Part {
  const [, at = 0, of = 0] = (/^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(text) ?? []).map(Number);
  if (at >= 1 && at <= of) return { at: at - 1, of };
  throw notAccepted('--part', text, 'a part of all, as 2/16');
}
