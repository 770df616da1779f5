/** What can speak for a move of the board game: the keys for the words of the page, with what each of them tells. */
import type { BuildingId, CharacterId, Side } from '@carson/board-game';
import type { Ground } from '../../search/model.ts';

/** What is counted in pieces. */
export type Thing = 'road' | 'revolver' | 'cowboy' | 'horse' | 'dynamite' | 'tile';

interface Pieces {
  readonly count: number;
  readonly thing: Thing;
}

/** Dollars each time the buildings pay, and how often they still do. */
interface Income {
  readonly money: number;
  readonly rounds: number;
}

type Nothing = Readonly<Record<never, never>>;

export interface BoardGrounds {
  /** When nothing more telling is known. */
  readonly promises: { readonly points: number };
  readonly nothingBetter: Nothing;

  /** At once, and for sure. */
  readonly scoresNow: { readonly points: number };
  readonly pays: { readonly money: number };
  readonly costs: { readonly money: number };
  readonly gives: Pieces;
  readonly givesUp: Pieces;
  readonly stronger: { readonly strength: number };
  /** In a game that is about to begin. */
  readonly strong: { readonly strength: number };

  /** What is still there afterwards. */
  readonly keeps: Pieces;
  readonly keepsMoney: { readonly money: number };
  readonly leaves: { readonly money: number };
  /** No more than this may be kept anyway. */
  readonly limit: { readonly money: number };

  /** What a building earns where it is built, and how much of it comes from what lies around it. */
  readonly earns: Income & { readonly house: number; readonly mountain: number; readonly pasture: number };
  /** What a building would earn on the parcel, and a tile on the seat's best parcel. */
  readonly site: Income & { readonly building: BuildingId };
  readonly siteAt: Income & { readonly parcel: number };
  readonly needsRoads: { readonly count: number };
  /** What the seat's other buildings earn besides. */
  readonly earnsMore: Income;
  readonly rivalLess: Income & { readonly seat: number };
  readonly noRivalGains: Nothing;
  readonly endPoints: { readonly points: number };
  readonly unassailable: Nothing;
  readonly deniesHouse: { readonly seat: number };
  readonly asks: { readonly seat: number };

  /** Roads: a parcel of the seat, or one for a house, that they reach; one that they come nearer to. */
  readonly reaches: { readonly parcel: number };
  readonly housePlace: { readonly parcel: number };
  readonly towards: { readonly parcel: number; readonly count: number };

  /** What a place is worth now to the player who wins it. */
  readonly moneyThere: { readonly money: number };
  readonly pointsThere: { readonly points: number };
  readonly dice: { readonly money: number };
  readonly pointPrice: { readonly money: number };
  readonly cheapestPoints: Nothing;
  readonly raid: { readonly money: number; readonly seat: number };
  readonly guards: { readonly money: number };
  readonly outlawReward: { readonly points: number };

  /** Fights. */
  readonly duel: { readonly percent: number; readonly own: number; readonly theirs: number };
  readonly strengths: { readonly own: number; readonly theirs: number };
  /** With duel tiles that others have still to play. */
  readonly tileTotal: { readonly own: number; readonly theirs: number };
  readonly alone: Nothing;
  readonly noDuel: Nothing;
  readonly lesserFirst: Nothing;
  readonly winning: { readonly own: number; readonly theirs: number };
  readonly losing: { readonly own: number; readonly theirs: number };
  readonly newThrow: { readonly percent: number };
  readonly beatsAll: Nothing;
  readonly savesTiles: Nothing;
  readonly paidForLosing: { readonly points: number };

  /** The order of passing. */
  readonly passesBefore: { readonly count: number };
  readonly tiesBefore: { readonly count: number };

  /** Characters. */
  readonly power: { readonly character: CharacterId; readonly side: Side };
  readonly taxBrings: { readonly money: number };
  readonly turnAfter: { readonly count: number };
  readonly pledge: { readonly points: number };
  readonly doubles: { readonly money: number; readonly building: BuildingId };
  readonly moreNow: { readonly money: number };
  readonly ifNobodyHigher: { readonly money: number };
  readonly cheaperTiles: { readonly count: number };

  /** Horses: what a corral does, and its hats at the rodeo. */
  readonly corral: { readonly corral: number };
  readonly hats: { readonly count: number };

  /** Outlaws. */
  readonly outlawAt: { readonly parcel: number; readonly seat: number };
  readonly outlawLeaves: { readonly parcel: number };
}

export function ground<Key extends keyof BoardGrounds>(key: Key, params: BoardGrounds[Key]): Ground {
  return { key, params: { ...params } };
}

/** Said only where there is something to say. */
export function when(holds: boolean, said: () => Ground): readonly Ground[] {
  return holds ? [said()] : [];
}
