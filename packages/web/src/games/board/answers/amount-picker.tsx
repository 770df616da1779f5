/** A choice among many amounts: a slider with buttons down and up; the main answer shows the result. */
import type { Command } from '@carson/board-game';
import type { JSX } from 'preact';
import { Button } from '../../../parts/button.tsx';
import { commandKey } from '../../../parts/command-key.ts';
import { words } from '../../../words/words.ts';
import { amount } from '../selection/selection.ts';
import type { BoardPartProps } from '../table-types.ts';
import { answerMark } from './answer-mark.ts';
import { answerText, marketPrice } from './answer-text.ts';

const AMOUNTS = ['bid', 'buyPoints', 'spend'] as const;
type AmountType = (typeof AMOUNTS)[number];

export function amountType({ type }: Command): AmountType | undefined {
  return AMOUNTS.find((known) => known === type);
}

interface Range {
  readonly type: AmountType;
  readonly commands: readonly Command[];
  readonly at: number;
  readonly command: Command;
}

function rangeOf({ table }: Pick<BoardPartProps, 'table'>): Range | undefined {
  const all = table.options;
  const type = AMOUNTS.find((known) => all.some((command) => command.type === known));
  const commands = all.filter((command) => command.type === type);
  const [first] = commands;
  if (type === undefined || first === undefined) return undefined;
  const at = Math.max(0, commands.map(valueIn).indexOf(amount.of(table) ?? valueIn(first)));
  return { type, commands, at, command: commands[at] ?? first };
}

export function AmountSteps({ table }: BoardPartProps): JSX.Element | null {
  const { boardTable } = words.value;
  const range = rangeOf({ table });
  if (range === undefined) return null;
  const { type, commands, at, command } = range;
  const moveTo = (next: number): void => {
    const found = commands[Math.min(commands.length - 1, Math.max(0, next))];
    if (found !== undefined) amount.value = valueIn(found);
  };
  return (
    <div class="amount" data-price={marketPrice(table.view)}>
      <Button
        class="button-icon"
        icon="icon-minus"
        aria-label={boardTable.less}
        data-target={`less:${type}`}
        onClick={() => moveTo(at - 1)}
      />
      <input
        class="amount-slider"
        type="range"
        min={0}
        max={commands.length - 1}
        value={at}
        aria-label={boardTable.amount[type]}
        aria-valuetext={answerText(command, table, words.value)}
        onInput={(event) => moveTo(Number(event.currentTarget.value))}
      />
      <Button
        class="button-icon"
        icon="icon-plus"
        aria-label={boardTable.more}
        data-target={`more:${type}`}
        onClick={() => moveTo(at + 1)}
      />
    </div>
  );
}

export function AmountMain({ table, act }: BoardPartProps): JSX.Element | null {
  const range = rangeOf({ table });
  if (range === undefined) return null;
  const { type, command } = range;
  return (
    <Button
      class="button-main confirm"
      icon="icon-confirm"
      text={answerText(command, table, words.value)}
      data-answer
      data-command={type}
      data-explain={answerMark(command, table)}
      data-target={commandKey(command)}
      onClick={() => act(command)}
    />
  );
}

function valueIn(command: Command): number {
  if (command.type === 'buyPoints') return command.points;
  return 'amount' in command ? command.amount : 0;
}
