import type { Words } from '../generated/words.d.ts';

type StrengthPart = keyof Words['board']['strengthParts'];

/** One side of a duel, by name. */
export interface Fighter {
  readonly who: string;
  /** Dice or tiles. */
  readonly shown: readonly number[];
  readonly strength: Readonly<Record<StrengthPart, number>>;
  readonly total: number;
}

const PARTS: readonly StrengthPart[] = ['revolvers', 'cowboys', 'ammunition', 'character', 'horses'];

/** What a total is made of: 'Anna: 5 + 1 revolver + 2 cowboys = 8' (B6.3). */
export function duelSum({ who, shown, strength, total }: Fighter, { board }: Words): string {
  const parts = PARTS.filter((part) => strength[part] > 0).map((part) =>
    board.strengthParts[part]({ count: strength[part] }),
  );
  return board.duelSum({ who, terms: [...shown, ...parts], total });
}
