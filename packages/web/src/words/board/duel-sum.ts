import type { DuelEntry, Strength } from '@carson/board-game';

type StrengthPart = Exclude<keyof Strength, 'total'>;
export type StrengthWords = Readonly<Record<StrengthPart, (count: number) => string>>;

/** One side of a duel, by name. */
export type Fighter = Omit<DuelEntry, 'seat'> & { readonly who: string };

const PARTS: readonly StrengthPart[] = ['revolvers', 'cowboys', 'ammunition', 'character', 'horses'];

/** What a total is made of: '5 + 1 revolver + 2 cowboys = 8' (B6.3). */
export function sumOf({ shown, strength, total }: Fighter, words: StrengthWords): string {
  const parts = PARTS.filter((part) => strength[part] > 0).map((part) => words[part](strength[part]));
  return `${[...shown, ...parts].join(' + ')} = ${total}`;
}
