/** What a seat may expect in the end: its points, its town, its money and its people. */
import type { View } from '@carson/board-game';
import { estateOf } from './estate.ts';
import { outlookOf, purseWorth } from './outlook.ts';

/** What a cowboy and a revolver bring in each round to come, in points. */
const COWBOY_A_ROUND = 0.45;
const REVOLVER_A_ROUND = 0.3;
const ROAD = 0.15;
/** A tile in hand, and what its revolvers do. */
const TILE = 2;

export function standingOf(view: View, seat: number): number {
  const outlook = outlookOf(view, seat);
  const { me, incomes } = outlook;
  return (
    me.points +
    estateOf(outlook).worth +
    purseWorth(outlook, me.money) +
    incomes * (COWBOY_A_ROUND * me.cowboys + REVOLVER_A_ROUND * me.revolvers) +
    (incomes > 0 ? ROAD * me.roads + TILE * me.tiles.length : 0)
  );
}
