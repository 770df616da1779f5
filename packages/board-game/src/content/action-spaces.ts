/**
 * The action track as data, in the order in which its spaces are resolved (B5.1-B5.3, B5.5, B5.9,
 * B5.10). Parcels come after the single road, building income after gaming.
 */

/** What a cowboy who won the space gets. */
export type SpaceYield =
  /** Each cowboy there earns this much (B5.1). */
  | { readonly what: 'salary'; readonly money: number }
  /** The +3-revolver token (B5.2). */
  | { readonly what: 'ammunition' }
  | { readonly what: 'roads'; readonly count: number }
  /** The tile on this space of the building row (B5.5). */
  | { readonly what: 'tile'; readonly row: number }
  | { readonly what: 'money'; readonly each: number; readonly per: Countable }
  /** The two dice in dollars (B5.9). */
  | { readonly what: 'gaming' }
  /** One point for `share` of them, rounded down (B5.10). */
  | { readonly what: 'points'; readonly share: number; readonly per: Countable }
  /** Any number of points at this price (B5.10). */
  | { readonly what: 'market'; readonly price: number };

export type Countable = 'parcels' | 'strength' | 'buildings';

export interface ActionSpace {
  readonly id: SpaceId;
  readonly rule: string;
  readonly yields: SpaceYield;
  /** Takes any number of cowboys, without a duel (B4.3). */
  readonly shared: boolean;
  /** Where a "no duel" token may lie (B9.11). */
  readonly quiet: boolean;
}

/** The prices of the building row, from the cheapest space (B2.2). */
export const ROW_PRICES = [3, 4, 5, 6, 8, 10, 12] as const;

export type RowPrice = (typeof ROW_PRICES)[number];

/** B5.10 */
const POINT_PRICES = [2, 3, 4, 5] as const;

export type SpaceId =
  | 'salary'
  | 'ammunition'
  | 'threeRoads'
  | 'oneRoad'
  | `tile${RowPrice}`
  | 'parcelIncome'
  | 'strengthIncome'
  | 'gaming'
  | 'parcelPoints'
  | 'buildingPoints'
  | 'strengthPoints'
  | `points${(typeof POINT_PRICES)[number]}`;

/** B5.2 */
export const AMMUNITION_STRENGTH = 3;

function space(id: SpaceId, rule: string, yields: SpaceYield, facts: Partial<ActionSpace> = {}): ActionSpace {
  return { id, rule, yields, shared: false, quiet: false, ...facts };
}

const QUIET = { quiet: true };
const SHARED = { shared: true };

export const ACTION_SPACES: readonly ActionSpace[] = [
  space('salary', 'B5.1', { what: 'salary', money: 4 }, SHARED),
  space('ammunition', 'B5.2', { what: 'ammunition' }),
  space('threeRoads', 'B5.3', { what: 'roads', count: 3 }, QUIET),
  space('oneRoad', 'B5.3', { what: 'roads', count: 1 }, SHARED),
  ...ROW_PRICES.map((price, row) => space(`tile${price}`, 'B5.5', { what: 'tile', row })).reverse(),
  space('parcelIncome', 'B5.9', { what: 'money', each: 2, per: 'parcels' }, QUIET),
  space('strengthIncome', 'B5.9', { what: 'money', each: 2, per: 'strength' }, QUIET),
  space('gaming', 'B5.9', { what: 'gaming' }, QUIET),
  space('parcelPoints', 'B5.10', { what: 'points', share: 2, per: 'parcels' }, QUIET),
  space('buildingPoints', 'B5.10', { what: 'points', share: 1, per: 'buildings' }, QUIET),
  space('strengthPoints', 'B5.10', { what: 'points', share: 2, per: 'strength' }, QUIET),
  ...POINT_PRICES.map((price) => space(`points${price}`, 'B5.10', { what: 'market', price }, QUIET)),
];
