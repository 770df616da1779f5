/** An answer that names a building, a character, a space, a parcel or a piece explains it. */
import { words as en } from '@carson/words/generated/en.js';
import { expect, it } from 'vitest';
import type { BoardTable } from '../src/games/board/table-types.ts';
import { markOf } from '../src/parts/explanation.ts';
import { ASKED } from './board-moments.ts';
import { drawn } from './page.ts';

const { answerMark } = await import('../src/games/board/answers/answer-mark.ts');
const { explain } = await import('../src/games/board/explain/explain.ts');
const { AnswerPanel } = await import('../src/games/board/answers/answer-panel.tsx');
const { selected } = await import('../src/games/board/selection/selection.ts');
const { targetOf } = await import('../src/games/board/selection/targets.ts');

/** What says yes or no and names nothing. */
const NAMELESS = ['decline', 'done', 'cancelBuild', 'answerConsent', 'pass'];

function said(mark: string, table: BoardTable): unknown {
  const element = { getAttribute: () => mark, closest: () => null } as never;
  const read = markOf(element);
  return read && explain(read, table, en);
}

it('explains what each possible answer of the board game names', () => {
  const silent = new Set<string>();
  const types = new Set<string>();
  for (const { table } of ASKED)
    for (const command of table.options) {
      if (NAMELESS.includes(command.type)) continue;
      types.add(command.type);
      const mark = answerMark(command, table);
      if (mark === undefined || said(mark, table) === undefined) silent.add(`${command.type}: ${mark}`);
    }
  expect([...silent]).toEqual([]);
  expect(types.size).toBeGreaterThan(15);
});

it('marks the button that gives the answer, and the chosen place above it', () => {
  const unmarked = new Set<string>();
  for (const { table } of ASKED) {
    const [command] = table.options.filter((one) => targetOf(one) !== undefined);
    selected.value = command && targetOf(command);
    const markup = drawn(<AnswerPanel table={table} live={true} act={() => undefined} />);
    for (const [button, type = ''] of markup.matchAll(/<button[^>]*data-command="(\w+)"[^>]*>/g))
      if (!NAMELESS.includes(type) && !button.includes('data-explain=')) unmarked.add(type);
    for (const [chosen] of markup.matchAll(/<strong class="ask-chosen"[^>]*>/g))
      if (!chosen.includes('data-explain=')) unmarked.add('chosen');
  }
  selected.value = undefined;
  expect([...unmarked]).toEqual([]);
});
