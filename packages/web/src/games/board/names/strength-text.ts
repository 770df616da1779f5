import type { Strength } from '@carson/board-game';
import type { Words } from '../../../words/words.ts';

/** '2 revolvers + 3 cowboys' (B6.3) */
export function strengthText(strength: Strength, { board }: Words): string {
  return (['revolvers', 'cowboys', 'ammunition', 'character', 'horses'] as const)
    .filter((part) => strength[part] > 0)
    .map((part) => board.strengthParts[part]({ count: strength[part] }))
    .join(' + ');
}
