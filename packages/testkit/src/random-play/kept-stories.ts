/** Stories kept in a JSON file: by part and number, the moves and the hashes of each. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Story } from './story.ts';

type Row = readonly [number, string, string, string, string, string];
type Parts = Record<string, Record<string, Row>>;

export interface KeptStories {
  readonly numbers: (part: string) => readonly number[];
  /** Returns the kept story of this number. With `STORIES=write` in the environment, the present one is kept instead. */
  readonly kept: (part: string, number: number, present: Story) => Story;
}

export function keptStories(file: URL): KeptStories {
  const parts: Parts = JSON.parse(readFileSync(file, 'utf8'));
  return {
    numbers: (part) => Object.keys(parts[part] ?? {}).map(Number),
    kept(part, number, present) {
      const rows = parts[part];
      if (rows === undefined) throw new Error(`there are no stories of ${part}`);
      if (process.env['STORIES'] === 'write') {
        rows[number] = rowOf(present);
        writeFileSync(file, written(parts));
      }
      const row = rows[number];
      if (row === undefined) throw new Error(`there is no story ${number} of ${part}`);
      return storyIn(row);
    },
  };
}

function rowOf({ moves, events, questions, refusals, queue, shown }: Story): Row {
  return [moves, events, questions, refusals, queue, shown];
}

function storyIn([moves, events, questions, refusals, queue, shown]: Row): Story {
  return { moves, events, questions, refusals, queue, shown };
}

/** One line per story. */
function written(parts: Parts): string {
  const block = (lines: readonly string[], indent: string) =>
    `{\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}}`;
  const line = ([number, row]: readonly [string, Row]) =>
    `"${number}": [${row.map((one) => JSON.stringify(one)).join(', ')}]`;
  return `${block(
    Object.entries(parts).map(([part, rows]) => `"${part}": ${block(Object.entries(rows).map(line), '  ')}`),
    '',
  )}\n`;
}
