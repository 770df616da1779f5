import type { View } from '@carson/board-game';
import type { JSX } from 'preact';
import { words } from '../../../words/words.ts';
import { type Budget, budgetOf } from './budget.ts';

interface BudgetLineProps {
  readonly view: View;
  readonly seat: number;
  /** A place to be added to those that are held. */
  readonly place?: number;
}

/** Money, committed, left: what placing here would leave. */
export function BudgetLine({ view, seat, place }: BudgetLineProps): JSX.Element {
  return <BudgetBoxes budget={budgetOf(view, seat, place)} spent="committed" />;
}

interface SpendingProps {
  readonly money: number;
  readonly cost: number;
}

/** The same for something that is paid at once. */
export function SpendingLine({ money, cost }: SpendingProps): JSX.Element {
  const budget = { money, committed: cost, left: money - cost };
  return <BudgetBoxes budget={budget} spent="cost" />;
}

interface BudgetBoxesProps {
  readonly budget: Budget;
  readonly spent: 'committed' | 'cost';
}

function BudgetBoxes({ budget, spent }: BudgetBoxesProps): JSX.Element {
  const { boardPlay, board } = words.value;
  const { money, committed, left } = budget;
  const said = (amount: number): string => board.money({ amount });
  return (
    <dl class={left < 0 ? 'budget short' : 'budget'}>
      <div data-explain="number:money">
        <dt>{boardPlay.budget.money}</dt>
        <dd>{said(money)}</dd>
      </div>
      <div data-explain={`number:${spent}:${committed}`}>
        <dt>{boardPlay.budget[spent]}</dt>
        <dd>{said(committed)}</dd>
      </div>
      <div data-explain={`number:${left < 0 ? 'short' : 'left'}:${Math.abs(left)}`}>
        <dt>{left < 0 ? boardPlay.budget.short : boardPlay.budget.left}</dt>
        <dd>{said(Math.abs(left))}</dd>
      </div>
    </dl>
  );
}
