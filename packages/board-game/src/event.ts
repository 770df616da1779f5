/**
 * What happened, for logs, animations and accounts. Everything here is public. Money and points move
 * only by the events that name a source.
 */
import type { Companion } from './command.ts';
import type { BuildingId, CharacterId, Side } from './ids.ts';
import type { Kit } from './setup/rule-set.ts';

/** Where money comes from or goes to; where another player is the other end, the event names the seat. */
export type MoneySource =
  | 'start'
  | 'salary'
  | 'horse'
  | 'parcel'
  | 'tile'
  | 'space'
  | 'building'
  | 'attack'
  | 'points'
  | 'limit'
  | 'corral'
  | 'power'
  | 'auction'
  | 'tax'
  | 'fee'
  | 'outlaw';

export type PointSource =
  | 'space'
  | 'market'
  | 'limit'
  | 'power'
  | 'duelWon'
  | 'duelLost'
  | 'road'
  | 'outlaw'
  | 'funeral'
  | 'income';

/** What a cowboy won and its player declined (B5.0). */
export type Declinable = 'ammunition' | 'parcel' | 'tile' | 'points';

/** What a total in a duel is made of (B6.3). */
export interface DuelTotal {
  readonly seat: number;
  /** Dice or tiles, all of them count. */
  readonly shown: readonly number[];
  readonly strength: Strength;
  readonly total: number;
}

export interface SeatPoints {
  readonly seat: number;
  readonly points: number;
}

export interface Strength {
  readonly revolvers: number;
  readonly cowboys: number;
  readonly ammunition: number;
  readonly character: number;
  readonly horses: number;
  readonly total: number;
}

/** The action space that gave what an event tells of; none where something else did. */
export interface AtSpace {
  readonly place?: number;
}

export type BoardEvent = ({ readonly seat: number } & SeatEvent) | TableEvent;

type SeatEvent =
  | ({
      readonly type: 'moneyGained';
      readonly amount: number;
      readonly source: MoneySource;
      readonly rule: string;
      readonly from?: number;
    } & AtSpace)
  | {
      readonly type: 'moneyPaid';
      readonly amount: number;
      readonly source: MoneySource;
      readonly rule: string;
      readonly to?: number;
    }
  | ({
      readonly type: 'pointsGained';
      readonly points: number;
      readonly source: PointSource;
      readonly rule: string;
    } & AtSpace)
  | {
      readonly type: 'pointsLost';
      readonly points: number;
      readonly source: PointSource;
      readonly rule: string;
    }
  | ({ readonly type: 'roadsGained'; readonly count: number; readonly rule: string } & AtSpace)
  | { readonly type: 'revolversGained'; readonly count: number; readonly rule: string }
  | { readonly type: 'cowboysGained'; readonly count: number; readonly rule: string }
  | { readonly type: 'cowboysGiven'; readonly count: number; readonly rule: string }
  | { readonly type: 'dynamiteGained'; readonly count: number; readonly rule: string }
  | { readonly type: 'horseGained'; readonly rule: string }
  | ({ readonly type: 'ammunitionGained'; readonly rule: string } & AtSpace)
  | { readonly type: 'handDealt'; readonly total: number; readonly money: number }
  | { readonly type: 'tilesDrawn'; readonly count: number }
  | { readonly type: 'kitFilled' }
  | { readonly type: 'parcelClaimed'; readonly parcel: number; readonly rule: string }
  | {
      readonly type: 'parcelThrown';
      readonly black: number;
      readonly white: number;
      readonly parcel: number;
      readonly taken: boolean;
    }
  | { readonly type: 'roadLaid'; readonly edge: number; readonly bridge: boolean }
  | {
      readonly type: 'characterTaken';
      readonly character: CharacterId;
      readonly side: Side;
      readonly limit: number;
    }
  | { readonly type: 'powerUnused'; readonly rule: string }
  | { readonly type: 'powerChosen'; readonly choice: string; readonly rule: string }
  | { readonly type: 'parcelNamed'; readonly parcel: number }
  | { readonly type: 'bidMade'; readonly amount: number }
  | { readonly type: 'bidderOut' }
  | { readonly type: 'auctionWon'; readonly amount: number; readonly lot: readonly number[] }
  | { readonly type: 'cowboyPlaced'; readonly place: number; readonly with?: Companion }
  | { readonly type: 'cowboyTakenBack'; readonly place: number }
  | { readonly type: 'passed'; readonly position: number; readonly forced: boolean }
  | { readonly type: 'horsePut'; readonly corral: number }
  | { readonly type: 'horseTaken'; readonly corral: number }
  | ({ readonly type: 'declined'; readonly what: Declinable; readonly forced: boolean } & AtSpace)
  | { readonly type: 'duelChosen'; readonly place: number }
  | {
      readonly type: 'dieThrownAgain';
      readonly place: number;
      readonly before: number;
      readonly after: number;
    }
  | { readonly type: 'tilesChosen'; readonly place: number }
  | { readonly type: 'patientMoved'; readonly place: number }
  | { readonly type: 'attackersCleared'; readonly parcel: number; readonly rule: string }
  | { readonly type: 'rivalsCleared'; readonly parcel: number; readonly from: readonly number[] }
  | { readonly type: 'parcelBought'; readonly parcel: number; readonly price: number }
  | { readonly type: 'tileTaken'; readonly building: BuildingId; readonly place?: number }
  | { readonly type: 'tileKept'; readonly building: BuildingId }
  | { readonly type: 'buildingBuilt'; readonly building: BuildingId; readonly parcel: number }
  | { readonly type: 'houseSet'; readonly parcel: number; readonly second: boolean }
  | { readonly type: 'consentAsked'; readonly owner: number; readonly parcel: number }
  | {
      readonly type: 'consentAnswered';
      readonly asker: number;
      readonly parcel: number;
      readonly agree: boolean;
    }
  | { readonly type: 'buildCancelled'; readonly building: BuildingId; readonly houses: readonly number[] }
  | {
      readonly type: 'gamed';
      readonly place: number;
      readonly black: number;
      readonly white: number;
      readonly money: number;
    }
  | {
      readonly type: 'incomeBoosted';
      readonly parcel: number;
      readonly factor: number;
      readonly rule: string;
    }
  | {
      readonly type: 'buildingPaid';
      readonly building: BuildingId;
      readonly parcel: number;
      readonly income: number;
      readonly factor: number;
      readonly kept: number;
      readonly attacker?: number;
      readonly taken?: number;
    }
  | { readonly type: 'cityHallWon' }
  | { readonly type: 'limitMet'; readonly limit: number; readonly spent: number }
  | { readonly type: 'rodeoWon'; readonly sums: readonly number[] }
  | { readonly type: 'outlawRemoved'; readonly parcel: number };

type TableEvent =
  | {
      readonly type: 'rosterSet';
      readonly roster: readonly { readonly character: CharacterId; readonly side?: Side }[];
    }
  | { readonly type: 'riverSet'; readonly parcels: readonly number[] }
  | {
      readonly type: 'centreThrown';
      readonly black: number;
      readonly white: number;
      readonly parcel: number;
      readonly taken: boolean;
    }
  | {
      readonly type: 'mountainThrown';
      readonly black: number;
      readonly white: number;
      readonly parcel: number;
      readonly taken: boolean;
    }
  | { readonly type: 'orderDrawn'; readonly order: readonly number[] }
  | { readonly type: 'kitsOpened'; readonly kits: readonly Kit[] }
  | { readonly type: 'tileDrawn'; readonly building: BuildingId; readonly place?: number }
  | { readonly type: 'rowSlid'; readonly row: readonly (BuildingId | '')[] }
  | { readonly type: 'cityHallPlaced'; readonly by: number; readonly parcel: number }
  | { readonly type: 'townRoadLaid'; readonly by: number; readonly edge: number }
  | { readonly type: 'cityHallUnplaced' }
  | { readonly type: 'roundBegun'; readonly round: number }
  | {
      readonly type: 'outlawsArrived';
      readonly black: number;
      readonly white: number;
      readonly strength: number;
      readonly count: number;
    }
  | {
      readonly type: 'outlawThrown';
      readonly black: number;
      readonly white: number;
      readonly parcel: number;
      readonly taken: boolean;
    }
  | { readonly type: 'outlawMoved'; readonly from: number; readonly to: number; readonly byLot: boolean }
  | { readonly type: 'turnOrderSet'; readonly order: readonly number[] }
  | {
      readonly type: 'duelOpened';
      readonly place: number;
      readonly seats: readonly number[];
      readonly outlaw: number;
    }
  | {
      readonly type: 'diceThrown';
      readonly place: number;
      readonly seats: readonly number[];
      readonly shown: readonly (readonly number[])[];
    }
  | {
      readonly type: 'tilesRevealed';
      readonly place: number;
      readonly seats: readonly number[];
      /** None yet for a player who may choose after the others. */
      readonly shown: readonly (readonly number[])[];
    }
  | {
      readonly type: 'duelDecided';
      readonly place: number;
      readonly winner: number;
      readonly byEndOrder: boolean;
      readonly outlaw: number;
      readonly entries: readonly DuelTotal[];
    }
  | { readonly type: 'spaceClosed'; readonly place: number }
  | { readonly type: 'orderSet'; readonly order: readonly number[] }
  | { readonly type: 'roundEnded'; readonly round: number }
  /** One line of the final count, with the seats that have points in it. */
  | { readonly type: 'lineCounted'; readonly line: string; readonly points: readonly SeatPoints[] }
  | { readonly type: 'gameEnded'; readonly totals: readonly number[]; readonly ranks: readonly number[] };
