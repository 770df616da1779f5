/** What a seat has begun this round: parcels it is about to buy, money it will need and money it will get. */
import {
  ACTION_SPACES,
  type ActionSpace,
  FIRST_SPACE,
  holds,
  NOBODY,
  PARCEL_COUNT,
  tilePriceBy,
} from '@carson/board-game';
import { type Estate, estateOf } from './estate.ts';
import type { Outlook } from './outlook.ts';

const MEAN_OF_TWO_DICE = 7;

export interface Prospects {
  /** The town as if the parcels under the seat's cowboys were bought. */
  readonly estate: Estate;
  /** Money left for more purchases. */
  readonly purse: number;
  /** Money expected when points are sold. */
  readonly late: number;
  /** Roads in reserve when tiles are taken. */
  readonly roads: number;
  /** Spaces of the track where the seat has a cowboy. */
  readonly spaces: readonly ActionSpace[];
}

export function prospectsOf(outlook: Outlook): Prospects {
  const { me, weights } = outlook;
  const parcels = parcelsWanted(outlook);
  const spaces = spacesWith(outlook);
  const costs =
    parcels.reduce((sum, parcel) => sum + parcelPrice(outlook, parcel), 0) +
    spaces.reduce(
      (sum, { yields }) => sum + (yields.what === 'tile' ? tilePrice(outlook, yields.row) : 0),
      0,
    );
  const salary = salaryOf(outlook);
  const purse = me.money + salary - costs;
  const earned = spaces.reduce((sum, space) => sum + weights.placing.usuallyWon * moneyOn(outlook, space), 0);
  const late = Math.max(0, purse + earned + buildingIncome(outlook));
  const roads =
    me.roads + spaces.reduce((sum, { yields }) => sum + (yields.what === 'roads' ? yields.count : 0), 0);
  return { estate: estateOf(outlook, parcels), purse, late, roads, spaces };
}

/** Unowned parcels with a cowboy of the seat. */
function parcelsWanted({ view, seat }: Outlook): number[] {
  const parcels: number[] = [];
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
    const mine = holds(view.cowboysAt[parcel] ?? 0, seat);
    if (mine && view.town.owner[parcel] === NOBODY && view.parcels[parcel]?.price !== undefined) {
      parcels.push(parcel);
    }
  }
  return parcels;
}

function spacesWith({ view, seat }: Outlook): ActionSpace[] {
  return ACTION_SPACES.filter(
    (_, at) => at >= view.spacesDone && ((view.cowboysAt[FIRST_SPACE + at] ?? 0) & (1 << seat)) !== 0,
  );
}

export function parcelPrice({ view, power }: Outlook, parcel: number): number {
  const price = view.parcels[parcel]?.price ?? Number.POSITIVE_INFINITY;
  return power === undefined ? price : Math.min(price, power.parcelPriceCap);
}

export function tilePrice({ power }: Outlook, row: number): number {
  return tilePriceBy(power?.tilePriceDivisor ?? 1, row);
}

function salaryOf({ view, seat }: Outlook): number {
  const salary = ACTION_SPACES.find(({ yields }) => yields.what === 'salary');
  if (salary?.yields.what !== 'salary' || view.spacesDone > 0) return 0;
  // Salary is the first of the spaces that take any number.
  return salary.yields.money * (view.crowd[seat] ?? 0);
}

/** The dollars that a space pays the seat. */
export function moneyOn({ me }: Outlook, { yields }: ActionSpace): number {
  if (yields.what === 'gaming') return MEAN_OF_TWO_DICE;
  if (yields.what !== 'money') return 0;
  return yields.each * (yields.per === 'parcels' ? me.parcels : me.strength.total);
}

/** What the seat's buildings pay this round; nothing once they have. */
function buildingIncome({ view, seat, incomes, roundsAhead }: Outlook): number {
  if (incomes === roundsAhead) return 0;
  return view.parcels.reduce(
    (sum, { income = 0, factor }, parcel) => sum + (view.town.owner[parcel] === seat ? income * factor : 0),
    0,
  );
}
