import type { Words } from '../../words/words.ts';

/** A line of the score sheet (C6.16): one of the pad's lines, or a character's. */
export function lineName(line: string, { cardTable, names }: Words): string {
  const character = names.characters[line.replace(/^character:/, '') as keyof typeof names.characters];
  const lines: Readonly<Record<string, string>> = cardTable.scoreLines;
  return lines[line] ?? character ?? line;
}
