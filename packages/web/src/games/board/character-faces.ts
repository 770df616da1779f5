import { CHARACTERS, type CharacterId, type CharacterView, type Side } from '@carson/board-game';
import type { Words } from '../../words/words.ts';

/** A side of a character, in words. */
export interface Face {
  readonly side: Side;
  readonly power: string;
  readonly detail: string;
  readonly limit: string;
}

/** The side in play, or both where nobody has said yet which one counts. */
export function faces({ character, side }: CharacterView, words: Words): readonly Face[] {
  const sides = side === undefined ? (['yellow', 'red'] as const) : [side];
  return sides.map((shown) => ({
    side: shown,
    ...words.boardCharacters[character][shown],
    limit: limitText(character, shown, words),
  }));
}

/** B11.3; whoever brings a second character has that one's limit (B9.0). */
function limitText(character: CharacterId, side: Side, { boardTable }: Words): string {
  const { limit, second } = CHARACTERS[character][side];
  return second === undefined
    ? boardTable.limit({ limit })
    : boardTable.limitOfSecond({ less: -second.limitChange });
}
