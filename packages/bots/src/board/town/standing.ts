/** The final score a seat may expect: its points, and what its town, money and people will add. */
import type { View } from '@carson/board-game';
import type { BoardWeights } from '../weights.ts';
import { estateOf } from './estate.ts';
import { type Judgement, outlookOf, purseWorth } from './outlook.ts';
import { ownIncome } from './tallies.ts';

export type Assets = { readonly [Name in keyof BoardWeights['standing']]: number };

export function standingOf(view: View, seat: number, judgement: Judgement): number {
  const { points, incomes, assets } = holdingsOf(view, seat, judgement);
  const { standing } = judgement.weights;
  let expected = points;
  for (const name of ASSETS) expected += (standing[name][incomes] ?? 0) * assets[name];
  return expected;
}

/** Returns the points of a seat, and what may bring it more in the incomes to come. */
export function holdingsOf(
  view: View,
  seat: number,
  judgement: Judgement,
): { readonly points: number; readonly incomes: number; readonly assets: Assets } {
  const outlook = outlookOf(view, seat, judgement);
  const { me, incomes } = outlook;
  const estate = estateOf(outlook);
  return {
    points: me.points,
    incomes,
    assets: {
      town: estate.worth,
      land: estate.land,
      sites: estate.potentials.reduce<number>(
        (count, potential) => count + (potential === undefined ? 0 : 1),
        0,
      ),
      income: ownIncome(outlook),
      purse: purseWorth(outlook, me.money),
      parcels: me.parcels,
      buildings: me.buildings,
      titles: me.titles,
      cowboys: me.cowboys,
      revolvers: me.revolvers,
      roads: me.roads,
      tiles: me.tiles.length,
      choosesLate: Math.max(0, view.chooseOrder.indexOf(seat)),
    },
  };
}

export const ASSETS = [
  'town',
  'land',
  'sites',
  'income',
  'purse',
  'parcels',
  'buildings',
  'titles',
  'cowboys',
  'revolvers',
  'roads',
  'tiles',
  'choosesLate',
] as const;
