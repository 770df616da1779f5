import { effect } from '@preact/signals';
import { expect, it } from 'vitest';
import { Draft } from '../src/parts/draft.ts';
import { ownQuestion } from '../src/table/own-question.ts';
import type { ShownTable } from '../src/table/shown-table.ts';
import { quietTable } from './quiet-table.ts';

function asking(decision: number): ShownTable {
  const seat = Number(quietTable.viewer);
  return {
    ...quietTable,
    owed: [{ seat, decision, kind: 'bid', rule: 'C3.1', required: true, sealed: true }],
  };
}

const [former, next] = [asking(1), asking(2)];

it('a new question finds nothing chosen; the panel of the former one shows what was chosen for it', () => {
  const chosen = new Draft('nothing');
  chosen.value = 'mine';
  chosen.begin(ownQuestion(former));
  expect([chosen.of(former), chosen.of(next), chosen.value]).toEqual(['mine', 'nothing', 'nothing']);
  chosen.value = 'house';
  expect([chosen.of(former), chosen.of(next)]).toEqual(['mine', 'house']);
});

it('the same question can lose what was chosen', () => {
  const chosen = new Draft('nothing');
  chosen.value = 'mine';
  chosen.begin(undefined, 'the only place');
  expect(chosen.of(former)).toBe('the only place');
});

it('tells those that show the question of every choice', () => {
  const chosen = new Draft('nothing');
  const seen: string[] = [];
  effect(() => void seen.push(chosen.of(next)));
  chosen.value = 'mine';
  expect(seen).toEqual(['nothing', 'mine']);
});

it('a new question does not draw the panel of the former one again', () => {
  const chosen = new Draft('nothing');
  const seen: string[] = [];
  chosen.value = 'mine';
  effect(() => void seen.push(chosen.of(former)));
  chosen.begin(ownQuestion(former));
  expect(seen).toEqual(['mine']);
});

it('the panel is told where its question loses what was chosen', () => {
  const chosen = new Draft('nothing');
  const seen: string[] = [];
  chosen.value = 'mine';
  effect(() => void seen.push(chosen.of(former)));
  chosen.begin(undefined);
  expect(seen).toEqual(['mine', 'nothing']);
});
