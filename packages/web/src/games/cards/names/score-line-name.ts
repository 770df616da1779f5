import type { Texts, Words } from '../../../words/words.ts';

/** A line of the score sheet (C6.16): one of the pad's lines, or a character's. */
export function lineName(line: string, { cardTable, names }: Words): string {
  const lines: Texts = cardTable.scoreLines;
  const characters: Texts = names.characters;
  return lines[line] ?? characters[line.replace(/^character:/, '')] ?? line;
}
