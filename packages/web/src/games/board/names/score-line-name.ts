import type { Words } from '../../../words/words.ts';

/** A line of the final score (B12). */
export function lineName(line: string, { board }: Words): string {
  const names: Readonly<Record<string, string>> = board.scoreLines;
  return names[line] ?? line;
}
