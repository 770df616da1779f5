/**
 * What the game is doing, as data. The state holds a stack of steps; the last one goes on or asks. A step
 * is never changed in place, only replaced. Nothing in a step is hidden.
 */
import type { Companion } from '../command.ts';

interface Asked {
  readonly seat: number;
}

/** Goes through seats in some order; `at` counts them. */
interface SeatBySeat {
  readonly at: number;
}

export interface SequenceStep extends SeatBySeat {
  readonly kind: 'sequence';
  readonly part: 'setup' | 'round';
}

/** B10.1. `open`: seats that have still to answer. */
export interface KitsStep {
  readonly kind: 'kits';
  readonly open: number;
}

/** B2.6 */
export interface ClaimsStep extends SeatBySeat {
  readonly kind: 'claims';
  readonly pass: number;
}

/** B8.12 */
export interface HallSiteStep extends Asked {
  readonly kind: 'hallSite';
}

export interface CharactersStep extends SeatBySeat {
  readonly kind: 'characters';
}

/** B9.14: which side of the character counts. */
export interface SideStep extends Asked {
  readonly kind: 'side';
  readonly character: number;
}

/** B9.0: a second character. */
export interface SecondStep extends Asked {
  readonly kind: 'second';
}

/** A question that a power puts to its owner. */
export interface OfferStep extends Asked {
  readonly kind: 'offer';
  readonly moment: 'atOnce' | 'roundEnd';
}

/** B9.12: parcels being named, then bids. `turn` is who bids now, `high` the best bid of `leader`. */
export interface AuctionStep extends Asked {
  readonly kind: 'auction';
  readonly prize: 'parcels' | 'ammunition';
  /** Whether the lot is complete and bids are made. */
  readonly open: boolean;
  readonly lot: readonly number[];
  readonly turn: number;
  readonly high: number;
  readonly leader: number;
  /** Seats out for good. */
  readonly out: number;
}

/** B9.9, B9.15: which of several equal tiles leaves the row. */
export interface PickTileStep extends Asked {
  readonly kind: 'pickTile';
  readonly tile: number;
}

/** B5.5, B9.4: a tile has been taken; build it at once or keep it. */
export interface BuildNowStep extends Asked {
  readonly kind: 'buildNow';
  readonly tile: number;
}

/** B5.6, B14.28: the houses of one build. */
export interface HousesStep extends Asked {
  readonly kind: 'houses';
  readonly tile: number;
  readonly parcel: number;
  readonly houses: readonly number[];
  readonly agreed: readonly number[];
  readonly refused: readonly number[];
}

/** B14.29: `seat` is the owner who is asked. */
export interface ConsentStep extends Asked {
  readonly kind: 'consent';
  readonly asker: number;
  readonly parcel: number;
}

export interface PlacingStep extends SeatBySeat {
  readonly kind: 'placing';
}

/** B10.6: a horse may go into a corral. */
export interface HorseStep extends Asked {
  readonly kind: 'horse';
}

/** B10.6, corral 2. `lifted`: the cowboy in the player's hand, which may go to another place. */
export interface ExtraTurnStep extends Asked {
  readonly kind: 'extraTurn';
  readonly lifted?: Lifted;
}

/** B14.35: where a lifted cowboy stood, and what goes with it. */
export interface Lifted {
  readonly from: number;
  readonly with?: Companion | undefined;
}

/** B10.5. `open`: the first cowboy is placed, and all players may place. */
export interface TogetherStep {
  readonly kind: 'together';
  readonly open: boolean;
}

/** B5.1, B5.3: a shared space, without duels. Records hash its kind, so that it keeps its old name. */
export interface SharedSpaceStep extends SeatBySeat {
  readonly kind: 'crowd';
  readonly place: number;
}

/** A space that one cowboy wins. */
export interface SpaceStep {
  readonly kind: 'space';
  readonly place: number;
}

/** B5.2: the +3-revolver token is taken or left. */
export interface TakeAmmunitionStep extends Asked {
  readonly kind: 'takeAmmunition';
}

export interface TakeTileStep extends Asked {
  readonly kind: 'takeTile';
  readonly place: number;
}

/** B5.10: points at a price. */
export interface MarketStep extends Asked {
  readonly kind: 'market';
  readonly place: number;
}

/** B6. Lists run along `seats`, which are in end order. */
export interface DuelStep {
  readonly kind: 'duel';
  readonly place: number;
  readonly seats: readonly number[];
  /** Strength to be reached, of an outlaw; 0 among players only. */
  readonly outlaw: number;
  /** Not begun; tiles being chosen in secret, first by all but the seat that may wait, then by that seat; dice thrown. */
  readonly stage: 'begin' | 'secret' | 'last' | 'thrown';
  /** Dice or tiles of each seat, once they are revealed. */
  readonly shown: readonly (readonly number[])[];
  /** Seats that have still to choose tiles, or that still may throw again. */
  readonly open: number;
}

/** What losing costs or allows (B9.14): the losers still to be asked, in order. */
export interface AftermathStep {
  readonly kind: 'aftermath';
  readonly losers: readonly number[];
  readonly holder: number;
}

/** B5.4, B14.3. `chooser` is fixed when the step starts, NOBODY before. `at`: who buys. */
export interface ParcelsStep extends SeatBySeat {
  readonly kind: 'parcels';
  readonly stage: 'duels' | 'buying';
  readonly chooser: number;
}

/** B5.8. `closed`: tiles of the seat that are not built in this window. */
export interface KeptTilesStep extends SeatBySeat {
  readonly kind: 'keptTiles';
  readonly closed: readonly number[];
}

/** B10.3. `coming`: outlaws still to be thrown; `left`: parcels whose outlaws have still to move. */
export interface OutlawRaidStep {
  readonly kind: 'outlawRaid';
  readonly stage: 'strength' | 'arrival' | 'moves';
  readonly coming: number;
  readonly left: readonly number[];
}

/** B14.6: duels with outlaws, one place at a time; `at` is the place being settled or NOWHERE. */
export interface OutlawFightsStep {
  readonly kind: 'outlawFights';
  readonly chooser: number;
}

/** The winner on an opponent's building chooses (B14.6). */
export interface BountyStep extends Asked {
  readonly kind: 'bounty';
  readonly parcel: number;
}

export interface HallDuelStep {
  readonly kind: 'hallDuel';
}

export interface AttacksStep {
  readonly kind: 'attacks';
  readonly chooser: number;
}

/** B14.1: dynamite, corral 3 and the grocer, in turn order. `ranches`: doubled by the seat so far. */
export interface DeclareStep extends SeatBySeat {
  readonly kind: 'declare';
  readonly ranches: number;
}

/** B7. `at` counts the owners, then the seats paid for their income (B9.18); `kept`: what each owner was paid. */
export interface IncomeStep extends SeatBySeat {
  readonly kind: 'income';
  readonly kept: readonly number[];
}

/** B12: `told` lines of the final count are told. */
export interface CountStep {
  readonly kind: 'count';
  readonly told: number;
}

/** Steps that ask each seat once, or no seat. */
export interface PlainStep extends SeatBySeat {
  readonly kind: 'endPowers' | 'roadWindow' | 'closing' | 'cashLimit' | 'rodeo' | 'nextRound';
}

export type Step =
  | SequenceStep
  | KitsStep
  | ClaimsStep
  | HallSiteStep
  | CharactersStep
  | SideStep
  | SecondStep
  | OfferStep
  | AuctionStep
  | PickTileStep
  | BuildNowStep
  | HousesStep
  | ConsentStep
  | PlacingStep
  | HorseStep
  | ExtraTurnStep
  | TogetherStep
  | SharedSpaceStep
  | SpaceStep
  | TakeAmmunitionStep
  | TakeTileStep
  | MarketStep
  | DuelStep
  | AftermathStep
  | ParcelsStep
  | KeptTilesStep
  | OutlawRaidStep
  | OutlawFightsStep
  | BountyStep
  | HallDuelStep
  | AttacksStep
  | DeclareStep
  | IncomeStep
  | CountStep
  | PlainStep;

export type StepKind = Step['kind'];
