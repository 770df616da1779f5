/** What a seat may expect in the end: its points, its town, its money and its people. */
import type { View } from '@carson/board-game';
import { estateOf } from './estate.ts';
import { outlookOf, purseWorth } from './outlook.ts';
import type { BoardWeights } from './weights.ts';

export type Assets = { readonly [Name in keyof BoardWeights['standing']]: number };

export function standingOf(view: View, seat: number, weights: BoardWeights): number {
  const { points, assets } = holdingsOf(view, seat, weights);
  const { town, purse, cowboyRounds, revolverRounds, roads, tiles } = weights.standing;
  return (
    points +
    town * assets.town +
    purse * assets.purse +
    cowboyRounds * assets.cowboyRounds +
    revolverRounds * assets.revolverRounds +
    roads * assets.roads +
    tiles * assets.tiles
  );
}

/** The points of a seat, and what may bring it more; people work in every round to come. */
export function holdingsOf(
  view: View,
  seat: number,
  weights: BoardWeights,
): { readonly points: number; readonly assets: Assets } {
  const outlook = outlookOf(view, seat, weights);
  const { me, incomes } = outlook;
  return {
    points: me.points,
    assets: {
      town: estateOf(outlook).worth,
      purse: purseWorth(outlook, me.money),
      cowboyRounds: incomes * me.cowboys,
      revolverRounds: incomes * me.revolvers,
      roads: incomes > 0 ? me.roads : 0,
      tiles: incomes > 0 ? me.tiles.length : 0,
    },
  };
}
