import { CHARACTERS, type CharacterId, type CharacterView, type InPlay, type Side } from '@carson/board-game';
import type { Words } from '../../../words/words.ts';

export interface CharacterText {
  readonly side: Side;
  readonly power: string;
  readonly detail: string;
  readonly limit: string;
}

/** The side in play, or both where the side is not decided yet. What is in play besides adds what concerns it. */
export function characterTexts(
  { character, side }: CharacterView,
  words: Words,
  inPlay: Partial<InPlay> = {},
): readonly CharacterText[] {
  const sides = side === undefined ? (['yellow', 'red'] as const) : [side];
  return sides.map((shown) => {
    const { power, detail } = words.boardCharacters[character][shown];
    return {
      side: shown,
      power,
      detail: [detail, ...detailsOf(character, shown, { words, inPlay })].join(' '),
      limit: limitText(character, shown, words),
    };
  });
}

interface Extras {
  readonly words: Words;
  readonly inPlay: Partial<InPlay>;
}

type SideTexts = Readonly<Record<string, Readonly<Record<string, string>> | string>>;

/** Outlaws and corrals are spoken of only where they are. */
function detailsOf(character: CharacterId, side: Side, { words, inPlay }: Extras): readonly string[] {
  const { outlaws, horses } = words.boardMap;
  const extras: readonly SideTexts[] = [
    ...(inPlay.outlaws === true ? [outlaws] : []),
    ...(inPlay.horses === true ? [horses] : []),
  ];
  return extras.flatMap((texts) => {
    const ofCharacter = texts[character];
    const text = typeof ofCharacter === 'object' ? ofCharacter[side] : undefined;
    return text === undefined ? [] : [text];
  });
}

type Named = Pick<CharacterView, 'character' | 'side'>;

/** The key of its name: two characters have another one on their red side (B9.14, B9.18). */
export function nameIdOf({ character, side }: Named): keyof Words['names']['characters'] {
  if (side === 'red' && character === 'doctor') return 'undertaker';
  return side === 'red' && character === 'lawyer' ? 'editor' : character;
}

export function characterName(entry: Named, { names }: Words): string {
  return names.characters[nameIdOf(entry)];
}

/** B11.3; with a second character, that one's limit applies (B9.0). */
function limitText(character: CharacterId, side: Side, { boardTable }: Words): string {
  const { limit, second } = CHARACTERS[character][side];
  return second === undefined
    ? boardTable.limit({ limit })
    : boardTable.limitOfSecond({ less: -second.limitChange });
}
