/** The facts of everything that can be on a parcel. Numbers only: no building needs a function of its own. */
import type { BuildingId, OnId } from '../../ids.ts';
import type { RowPrice } from '../action-spaces.ts';

/** Dollars by whose parcel the neighbour stands on: the building's owner's, an unowned one, another player's. */
export interface Rates {
  readonly own: number;
  readonly unowned: number;
  readonly others: number;
}

/** What a building earns: the sum of all this, then the stages of B14.2. */
export interface Earnings {
  readonly flat: number;
  /** Times the number of the round. */
  readonly perRound: number;
  /** Per adjacent house value (B7.2). */
  readonly perHouse: Rates;
  readonly perMountain: Rates;
  /** Per adjacent parcel where cattle can graze: free ones and, with the river, river ones. */
  readonly perPasture: number;
  /** Once, if the river is adjacent (B10.2). */
  readonly atRiver: number;
  /** Per building of that kind which the owner has anywhere. */
  readonly perOwned: { readonly building: BuildingId; readonly amount: number } | undefined;
  /** The sum is at least this. */
  readonly least: number;
  /** One step of the tile: what the occupant of the city hall gets on top (B8.12). */
  readonly step: number;
  /** B7.5 */
  readonly cap: number;
}

/** What a thing on a parcel is to its neighbours, to the parcel's price and to its owner's final score. */
export interface OnFacts {
  /** Undefined: nothing is on the parcel. */
  readonly id: OnId | undefined;
  readonly rule: string;
  /** B7.2 */
  readonly houseValue: number;
  readonly mountains: number;
  readonly pasture: number;
  readonly river: number;
  /** What it adds to the price of its parcel and of those around it (B5.4). */
  readonly price: number;
  /** Final points for the parcel's owner (B12.2), and where a bridge touches the parcel (B10.2). */
  readonly finalPoints: number;
  readonly finalPointsAtBridge: number;
  /** Whether a player may own the parcel below it. */
  readonly ownable: boolean;
  /** What it becomes when a second house is set on it (B5.7). */
  readonly topped: OnId | undefined;
  /** Dynamite multiplies its income by this; 0: it does nothing here (B9.19). */
  readonly dynamiteFactor: number;
  /** A horse in the ranch corral multiplies its income by this; 0: it does nothing here (B10.6). */
  readonly horseFactor: number;
  readonly attackable: boolean;
  /** Adjacent buildings of the same owner cannot be attacked (B7.4). */
  readonly shelters: boolean;
  /** Outlaws neither arrive beside it nor move there, and one that falls on it is caught (B10.3). */
  readonly keepsOutlawsOff: boolean;
  /** At the end, for the Teacher (B9.17): points for it, and whether having it costs those for having none. */
  readonly lessonPoints: number;
  readonly disreputable: boolean;
  /** At the end: one point per this many house values in the whole town; 0: none (B8.13). */
  readonly houseValuesPerPoint: number;
}

export interface Building extends OnFacts {
  readonly id: BuildingId;
  /** Tiles in the box (B1.2). */
  readonly count: number;
  /** The prices of the spaces of the building row where tiles of it lie at the start (B2.2). */
  readonly startsAt: readonly RowPrice[];
  /** A table option, not one of the thirty basic tiles (B1.2). */
  readonly expansion: boolean;
  /** Revolvers for the owner when it is built. */
  readonly revolvers: number;
  /** Where it may be built: on a parcel of the builder's, or on an unowned one. */
  readonly site: 'own' | 'unowned';
  readonly needsRoad: boolean;
  /** Houses added to the town with it (B5.6). */
  readonly houses: number;
  /** Only beside a straight line of roads across the map (B8.13). */
  readonly needsLine: boolean;
  /** With the river: at most one of its kind on each side (B8.11). */
  readonly onePerBank: boolean;
  /** Undefined: it has no income. */
  readonly earnings: Earnings | undefined;
}

const NO_RATES: Rates = { own: 0, unowned: 0, others: 0 };

/** B7.1: what stands on an owned parcel serves its owner's buildings only. */
export function served(amount: number): Rates {
  return { own: amount, unowned: amount, others: 0 };
}

function earningsFrom(given: Partial<Earnings>): Earnings {
  return {
    flat: given.flat ?? 0,
    perRound: given.perRound ?? 0,
    perHouse: given.perHouse ?? NO_RATES,
    perMountain: given.perMountain ?? NO_RATES,
    perPasture: given.perPasture ?? 0,
    atRiver: given.atRiver ?? 0,
    perOwned: given.perOwned,
    least: given.least ?? 0,
    step: given.step ?? 0,
    cap: given.cap ?? Number.POSITIVE_INFINITY,
  };
}

/** B9.17 */
export const LESSON_POINTS = 2;

/** Nothing but ground. */
export const BARE_FACTS: OnFacts = {
  id: undefined,
  rule: 'B8.2',
  houseValue: 0,
  mountains: 0,
  pasture: 1,
  river: 0,
  price: 0,
  finalPoints: 0,
  finalPointsAtBridge: 0,
  ownable: true,
  topped: undefined,
  dynamiteFactor: 0,
  horseFactor: 0,
  attackable: false,
  shelters: false,
  keepsOutlawsOff: false,
  lessonPoints: 0,
  disreputable: false,
  houseValuesPerPoint: 0,
};

/** A house or a mountain: it has a price and final points like a building. */
export const PROPERTY: Omit<OnFacts, 'id' | 'rule'> = {
  ...BARE_FACTS,
  pasture: 0,
  price: 1,
  finalPoints: 2,
  finalPointsAtBridge: 3,
};

type BuildingGiven = Pick<Building, 'id' | 'rule' | 'count'> &
  Partial<Omit<Building, 'id' | 'rule' | 'count' | 'earnings'>> & { readonly earns?: Partial<Earnings> };

/** A building with one house to be added, a road needed and attacks possible, unless its facts say otherwise. */
export function building({ earns, ...given }: BuildingGiven): Building {
  return {
    ...PROPERTY,
    startsAt: [],
    expansion: false,
    revolvers: 0,
    site: 'own',
    needsRoad: true,
    houses: 1,
    needsLine: false,
    onePerBank: false,
    earnings: earns === undefined ? undefined : earningsFrom(earns),
    attackable: true,
    ...given,
  };
}
