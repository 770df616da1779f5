/**
 * What the game is doing, as data. The state holds a stack of frames; the last one is the step that
 * goes on or asks. A frame is never changed in place, only replaced.
 */
import type { Companion } from './command.ts';
import type { Kit } from './rule-set.ts';

interface Asked {
  readonly seat: number;
}

/** Goes through seats in some order; `at` counts them. */
interface Round {
  readonly at: number;
}

export interface SequenceFrame extends Round {
  readonly step: 'sequence';
  readonly part: 'setup' | 'round';
}

/** B10.1. `open`: seats that have still to answer. A kit is 0 until it is given. */
export interface KitsFrame {
  readonly step: 'kits';
  readonly open: number;
  readonly kits: readonly (Kit | 0)[];
}

/** B2.6 */
export interface ClaimsFrame extends Round {
  readonly step: 'claims';
  readonly pass: number;
}

/** B8.12 */
export interface HallSiteFrame extends Asked {
  readonly step: 'hallSite';
}

export interface CharactersFrame extends Round {
  readonly step: 'characters';
}

/** B9.14: which side of the character counts. */
export interface SideFrame extends Asked {
  readonly step: 'side';
  readonly character: number;
}

/** B9.0: a second character. */
export interface SecondFrame extends Asked {
  readonly step: 'second';
}

/** A question that a power puts to its owner. */
export interface OfferFrame extends Asked {
  readonly step: 'offer';
  readonly moment: 'atOnce' | 'roundEnd';
}

/** B9.12: parcels being named, then bids. `turn` is who bids now, `high` the best bid of `leader`. */
export interface AuctionFrame extends Asked {
  readonly step: 'auction';
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
export interface PickTileFrame extends Asked {
  readonly step: 'pickTile';
  readonly tile: number;
}

/** B5.5, B9.4: a tile has been taken; build it at once or keep it. */
export interface BuildNowFrame extends Asked {
  readonly step: 'buildNow';
  readonly tile: number;
}

/** B5.6, B14.28: the houses of one build. */
export interface HousesFrame extends Asked {
  readonly step: 'houses';
  readonly tile: number;
  readonly parcel: number;
  readonly houses: readonly number[];
  readonly agreed: readonly number[];
  readonly refused: readonly number[];
}

/** B14.29: `seat` is the owner who is asked. */
export interface ConsentFrame extends Asked {
  readonly step: 'consent';
  readonly asker: number;
  readonly parcel: number;
}

export interface PlacingFrame extends Round {
  readonly step: 'placing';
}

/** B10.6: a horse may go into a corral. */
export interface HorseFrame extends Asked {
  readonly step: 'horse';
}

/** B10.6, corral 2. `lifted`: the cowboy in the player's hand, which may go to another place. */
export interface ExtraTurnFrame extends Asked {
  readonly step: 'extraTurn';
  readonly lifted?: Lifted;
}

/** B14.35: where a lifted cowboy stood, and what goes with it. */
export interface Lifted {
  readonly from: number;
  readonly with?: Companion;
}

/** B10.5. `open`: the first cowboy is placed and everybody places. */
export interface TogetherFrame {
  readonly step: 'together';
  readonly open: boolean;
}

/** B5.1, B5.3: the spaces without duels. `paid`: a horse is bought by the seat now. */
export interface CrowdFrame extends Round {
  readonly step: 'crowd';
  readonly place: number;
}

/** A space that one cowboy wins. */
export interface SpaceFrame {
  readonly step: 'space';
  readonly place: number;
}

/** B5.2: the +3-revolver token is taken or left. */
export interface TakeAmmunitionFrame extends Asked {
  readonly step: 'takeAmmunition';
}

export interface TakeTileFrame extends Asked {
  readonly step: 'takeTile';
  readonly place: number;
}

/** B5.10: points at a price. */
export interface MarketFrame extends Asked {
  readonly step: 'market';
  readonly place: number;
}

/** B6. Lists run along `seats`, which are in end order. */
export interface DuelFrame {
  readonly step: 'duel';
  readonly place: number;
  readonly seats: readonly number[];
  /** Strength to be reached, of an outlaw; 0 among players only. */
  readonly outlaw: number;
  /** Not begun; tiles being chosen in secret, by all but whoever may wait, then by that seat; dice thrown. */
  readonly stage: 'begin' | 'secret' | 'last' | 'thrown';
  /** Dice or tiles of each seat. */
  readonly shown: readonly (readonly number[])[];
  /** Seats that have still to choose tiles, or that still may throw again. */
  readonly open: number;
}

/** What losing costs or allows (B9.14): the losers still to be asked, in order. */
export interface AftermathFrame {
  readonly step: 'aftermath';
  readonly losers: readonly number[];
  readonly holder: number;
}

/** B5.4, B14.3. `chooser` is fixed when the step starts, NOBODY before. `at`: who buys. */
export interface ParcelsFrame extends Round {
  readonly step: 'parcels';
  readonly stage: 'duels' | 'buying';
  readonly chooser: number;
}

/** B5.8. `closed`: tiles of the seat that are not built in this window. */
export interface KeptTilesFrame extends Round {
  readonly step: 'keptTiles';
  readonly closed: readonly number[];
}

/** B10.3. `coming`: outlaws still to be thrown; `left`: parcels whose outlaws have still to move. */
export interface OutlawRaidFrame {
  readonly step: 'outlawRaid';
  readonly stage: 'strength' | 'arrival' | 'moves';
  readonly coming: number;
  readonly left: readonly number[];
}

/** B14.6: duels with outlaws, one place at a time; `at` is the place being settled or NOWHERE. */
export interface OutlawFightsFrame {
  readonly step: 'outlawFights';
  readonly chooser: number;
}

/** The winner on an opponent's building chooses (B14.6). */
export interface BountyFrame extends Asked {
  readonly step: 'bounty';
  readonly parcel: number;
}

export interface HallDuelFrame {
  readonly step: 'hallDuel';
}

export interface AttacksFrame {
  readonly step: 'attacks';
  readonly chooser: number;
}

/** B14.1: dynamite, corral 3 and the grocer, in turn order. `ranches`: doubled by the seat so far. */
export interface DeclareFrame extends Round {
  readonly step: 'declare';
  readonly ranches: number;
}

/** B7. `at` counts the owners, then the seats paid for their income (B9.18); `kept`: what each owner was paid. */
export interface IncomeFrame extends Round {
  readonly step: 'income';
  readonly kept: readonly number[];
}

/** B12: `told` lines of the final count are told. */
export interface CountFrame {
  readonly step: 'count';
  readonly told: number;
}

/** Steps that ask each seat once, or nobody. */
export interface PlainFrame extends Round {
  readonly step: 'endPowers' | 'roadWindow' | 'closing' | 'cashLimit' | 'rodeo' | 'nextRound';
}

export type Frame =
  | SequenceFrame
  | KitsFrame
  | ClaimsFrame
  | HallSiteFrame
  | CharactersFrame
  | SideFrame
  | SecondFrame
  | OfferFrame
  | AuctionFrame
  | PickTileFrame
  | BuildNowFrame
  | HousesFrame
  | ConsentFrame
  | PlacingFrame
  | HorseFrame
  | ExtraTurnFrame
  | TogetherFrame
  | CrowdFrame
  | SpaceFrame
  | TakeAmmunitionFrame
  | TakeTileFrame
  | MarketFrame
  | DuelFrame
  | AftermathFrame
  | ParcelsFrame
  | KeptTilesFrame
  | OutlawRaidFrame
  | OutlawFightsFrame
  | BountyFrame
  | HallDuelFrame
  | AttacksFrame
  | DeclareFrame
  | IncomeFrame
  | CountFrame
  | PlainFrame;

export type StepId = Frame['step'];
