/**
 * Where the printed sources are silent or disagree, this is what we decided. Each ruling lives in one
 * named place, so that it can be changed there: in `held-rulings.ts` where it is a choice of its own,
 * otherwise in the rule or the table it belongs to.
 */

export interface Ruling {
  /** The paragraph of the rules. */
  readonly rule: string;
  /** What was decided, in a few words. */
  readonly key: string;
  /** The function or table that holds it. */
  readonly heldBy: string;
}

export const RULINGS: readonly Ruling[] = [
  { rule: 'C1.3', key: 'mountainAndHouseCounts', heldBy: 'TERRAIN_FACES' },
  { rule: 'C1.4', key: 'ownDeck', heldBy: 'TERRAIN_FACES' },
  { rule: 'C1.5', key: 'ownBacks', heldBy: 'BACKS' },
  { rule: 'C1.5', key: 'backsDealtEachGame', heldBy: 'dealBacks' },
  { rule: 'C2.2', key: 'suitsOfVirtualSeats', heldBy: 'dealSeats' },
  { rule: 'C3.1', key: 'characterNearest', heldBy: 'openColumn' },
  { rule: 'C3.3', key: 'orderAfterTheGovernor', heldBy: 'POWERS' },
  { rule: 'C3.3', key: 'newcomersUsable', heldBy: 'askPowers' },
  { rule: 'C3.5', key: 'orderAfterTheReveal', heldBy: 'POWERS' },
  { rule: 'C3.7', key: 'laidAtOnce', heldBy: 'takeCard' },
  { rule: 'C3.9', key: 'extraCardsAtFarEnd', heldBy: 'joinColumn' },
  { rule: 'C3.10', key: 'virtualSeatsUseNoPower', heldBy: 'usesPowers' },
  { rule: 'C3.11', key: 'setAside', heldBy: 'setAside' },
  { rule: 'C4.3', key: 'characterPileGoesOn', heldBy: 'changeEra' },
  { rule: 'C5.1', key: 'squareLiesAnywhere', heldBy: 'staysInSquare' },
  { rule: 'C5.4', key: 'lawBeforeLaying', heldBy: 'siteOf' },
  { rule: 'C6.1', key: 'barePlacesAreNotEmpty', heldBy: 'emptyIn' },
  { rule: 'C6.7', key: 'cityHallCountsItself', heldBy: 'IS_BUILDING' },
  { rule: 'C6.11', key: 'outlawParcels', heldBy: 'OUTLAWS_COST' },
  { rule: 'C6.15', key: 'sharedWin', heldBy: 'rankOf' },
  { rule: 'C7.b', key: 'discardedInSecret', heldBy: 'sealBids' },
  { rule: 'C7.c', key: 'firstCardLaidFirst', heldBy: 'takeCard' },
  { rule: 'C7.p', key: 'bothSymbolsScore', heldBy: 'PER_SYMBOL' },
  { rule: 'C7.1', key: 'noTurnNoBid', heldBy: 'needsTurn' },
  { rule: 'C7.2', key: 'whenToSell', heldBy: 'isMomentToSell' },
  { rule: 'C7.3', key: 'orderAtTheEnd', heldBy: 'ENDING' },
  { rule: 'C7.4', key: 'calibratedAppeal', heldBy: 'CHARACTER_APPEAL' },
  { rule: 'C7.5', key: 'lawReadEachTime', heldBy: 'lawRules' },
  { rule: 'C7.6', key: 'longSideAtOnce', heldBy: 'longSideOf' },
  { rule: 'C7.7', key: 'powersTogether', heldBy: 'askPowers' },
  { rule: 'C9.1', key: 'outlawsNeverOnOutlaws', heldBy: 'mayCover' },
  { rule: 'C9.2', key: 'virtualSeatsWithAnyNumber', heldBy: 'whyNotPlayable' },
  { rule: 'C9.3', key: 'prisonIsABuilding', heldBy: 'IS_BUILDING' },
  { rule: 'C9.5', key: 'recruitAtTheEnd', heldBy: 'ENDING' },
  { rule: 'C9.6', key: 'bonusesAddUp', heldBy: 'bidValue' },
  { rule: 'C9.7', key: 'revealAndTake', heldBy: 'usePower' },
  { rule: 'C9.8', key: 'sheriffIsAPrison', heldBy: 'lawRules' },
  { rule: 'C9.9', key: 'virtualPilesReshuffled', heldBy: 'takeBackAuctionCards' },
];
