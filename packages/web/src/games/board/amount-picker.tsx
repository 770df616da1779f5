import type { Command, View } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { commandKey } from '../../parts/command-key.ts';
import { words } from '../../words/words.ts';
import type { TablePartProps } from '../game-ui.ts';
import { answerText, marketPrice } from './answers.ts';
import { amount } from './model.ts';

type AmountType = 'bid' | 'buyPoints' | 'spend';

/** One of many amounts: a step down, a slider, a step up, and what it comes to. */
export function AmountPicker({
  table,
  act,
  type,
}: TablePartProps & { readonly type: AmountType }): JSX.Element | null {
  const { boardTable } = words.value;
  const commands = (table.options as readonly Command[]).filter((command) => command.type === type);
  const [first] = commands;
  if (first === undefined) return null;
  const values = commands.map(valueIn);
  const at = Math.max(0, values.indexOf(amount.value ?? valueIn(first)));
  const move = (by: number): void => {
    amount.value = values[Math.min(values.length - 1, Math.max(0, at + by))];
  };
  const command = commands[at] ?? first;
  return (
    <div class="amount" data-price={marketPrice(table.view as View)}>
      <div class="ask-steps">
        <button
          type="button"
          class="button button-icon"
          aria-label={boardTable.less}
          onClick={() => move(-1)}
        >
          <Art name="icon-minus" />
        </button>
        <input
          class="amount-slider"
          type="range"
          min={0}
          max={values.length - 1}
          value={at}
          aria-label={boardTable.amount[type]}
          aria-valuetext={answerText(command, table, words.value)}
          onInput={(event) => {
            amount.value = values[Number(event.currentTarget.value)];
          }}
        />
        <button type="button" class="button button-icon" aria-label={boardTable.more} onClick={() => move(1)}>
          <Art name="icon-plus" />
        </button>
      </div>
      <button
        type="button"
        class="button button-main confirm"
        data-answer
        data-command={type}
        data-target={commandKey(command)}
        onClick={() => act(command)}
      >
        <Art name="icon-confirm" />
        {answerText(command, table, words.value)}
      </button>
    </div>
  );
}

function valueIn(command: Command): number {
  if (command.type === 'buyPoints') return command.points;
  return 'amount' in command ? command.amount : 0;
}
