import { words } from '../../../words/words.ts';
import type { BoardTable } from '../table-types.ts';
import { gainText } from '../town/money-gain-text.ts';

/** Money and points that a seat has gained or lost from one table to a later one: '+$6', '+3 VP'. */
export function gains(before: BoardTable, after: BoardTable, seat: number): readonly string[] {
  const moneyOf = ({ view }: BoardTable): number => view.players[seat]?.money ?? 0;
  const pointsOf = ({ scores }: BoardTable): number => scores[seat]?.total ?? 0;
  const money = moneyOf(after) - moneyOf(before);
  const points = pointsOf(after) - pointsOf(before);
  return [
    ...(money === 0 ? [] : [gainText(money)]),
    ...(points === 0 ? [] : [words.value.boardPlay.pointsChange({ count: points })]),
  ];
}
