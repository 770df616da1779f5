import { BUILDINGS } from './content/buildings/index.ts';
import { characterOfRule } from './content/characters/index.ts';
import { BUILDING_IDS, type BuildingId, type CharacterId, VARIANT_IDS, type VariantId } from './ids.ts';
import { VARIANTS } from './variants/index.ts';

/**
 * Where the printed source is silent, the rules say [ours]. Each such ruling by its paragraph and what
 * was decided, in a few words; the last ones fill gaps that the rules leave.
 */
export interface Ruling {
  readonly rule: string;
  readonly key: string;
  /** The paragraph of the thing it is about, where its own is not that one. */
  readonly about?: string;
}

/** What a table may leave out. */
type GameThing = VariantId | CharacterId | BuildingId;

export const RULINGS: readonly Ruling[] = [
  { rule: 'B1.4', key: 'innerParcelsByDice' },
  { rule: 'B2.4', key: 'cityHallAtSetup', about: 'B8.12' },
  { rule: 'B4.3', key: 'oneCowboyPerPlace' },
  { rule: 'B5.7', key: 'townhouseConsent' },
  { rule: 'B5.10', key: 'orderOfPointSpaces' },
  { rule: 'B5.11', key: 'roadsAtOwnDecisions' },
  { rule: 'B7.4', key: 'schoolNotAttacked', about: 'B8.11' },
  { rule: 'B8.13', key: 'stationNeedsNoHouse' },
  { rule: 'B9.0', key: 'streetBoyWithoutMoney' },
  { rule: 'B9.1', key: 'whiteCowboyCounts' },
  { rule: 'B9.14', key: 'uncontestedSpace', about: 'B9.14' },
  { rule: 'B9.16', key: 'heroesAndOutlawMoves' },
  { rule: 'B9.21', key: 'unpaidPowers' },
  { rule: 'B10.1', key: 'kitPrices' },
  { rule: 'B10.2', key: 'riverCourse' },
  { rule: 'B10.2', key: 'shortestRiver' },
  { rule: 'B10.3', key: 'outlawsOffRiverAndHall' },
  { rule: 'B10.3', key: 'outlawReward' },
  { rule: 'B10.4', key: 'drawThreeTiles' },
  { rule: 'B10.5', key: 'takingCowboysBack' },
  { rule: 'B10.5', key: 'twentyTakeBacks' },
  { rule: 'B10.6', key: 'hatValues' },
  { rule: 'B12.2', key: 'townhouseCountsOnce' },
  { rule: 'B14.1', key: 'orderOfBuildingIncome' },
  { rule: 'B14.2', key: 'oneIncomeFormula' },
  { rule: 'B14.3', key: 'parcelDuelsFirst' },
  { rule: 'B14.4', key: 'endOfRoundPowers' },
  { rule: 'B14.5', key: 'roadWindows' },
  { rule: 'B14.6', key: 'outlawOnBuilding', about: 'B10.3' },
  { rule: 'B14.7', key: 'noHalfWhereAttackIsBarred', about: 'B10.3' },
  { rule: 'B14.8', key: 'churchEndsAttack' },
  { rule: 'B14.9', key: 'outlawMoves', about: 'B10.3' },
  { rule: 'B14.10', key: 'nothingAcquiredUnderOutlaw', about: 'B10.3' },
  { rule: 'B14.11', key: 'cityHallOccupant', about: 'B8.12' },
  { rule: 'B14.12', key: 'streetBoyPaysFirst', about: 'B9.0' },
  { rule: 'B14.13', key: 'whiteCowboy', about: 'B9.1' },
  { rule: 'B14.14', key: 'lawyerClearsParcels', about: 'B9.18' },
  { rule: 'B14.15', key: 'sheriffJoins', about: 'B9.1' },
  { rule: 'B14.16', key: 'singerTokens', about: 'B9.11' },
  { rule: 'B14.17', key: 'dynamiteBound', about: 'B9.9' },
  { rule: 'B14.18', key: 'gunsmithThrowsAgain', about: 'B9.10' },
  { rule: 'B14.19', key: 'doctorAtOnce', about: 'B9.14' },
  { rule: 'B14.20', key: 'pointsNeverNegative', about: 'B9.14' },
  { rule: 'B14.21', key: 'auctionBids' },
  { rule: 'B14.22', key: 'indianLapses', about: 'B9.8' },
  { rule: 'B14.23', key: 'prospectorsTile', about: 'B9.9' },
  { rule: 'B14.24', key: 'twelveTitles' },
  { rule: 'B14.25', key: 'heroesAndCityHall', about: 'B9.16' },
  { rule: 'B14.26', key: 'teacherInFront', about: 'B9.17' },
  { rule: 'B14.27', key: 'governorsRoads', about: 'B9.13' },
  { rule: 'B14.28', key: 'housesOneByOne' },
  { rule: 'B14.29', key: 'consentOnce' },
  { rule: 'B14.30', key: 'schoolSides', about: 'B8.11' },
  { rule: 'B14.31', key: 'stationLine', about: 'B8.13' },
  { rule: 'B14.32', key: 'emptyBag' },
  { rule: 'B14.33', key: 'kitWithTiles', about: 'B10.1' },
  { rule: 'B14.34', key: 'placingTogether', about: 'B10.5' },
  { rule: 'B14.35', key: 'corrals', about: 'B10.6' },
  { rule: 'B5.0', key: 'roadsMoneyAndPointsAreTaken' },
  { rule: 'B11.3', key: 'notAskedWithoutAnotherPoint' },
  { rule: 'B14.5', key: 'roadWindowInTurnOrder' },
  { rule: 'B14.28', key: 'cancelledBuildWaits' },
  { rule: 'B9.9', key: 'whichTileLeavesTheRow' },
  { rule: 'B9.9', key: 'prospectedTileCountsAsBuilt' },
  { rule: 'B9.13', key: 'bridgeMustServeNewLand' },
  { rule: 'B10.3', key: 'prisonBesidePrison' },
  { rule: 'B10.2', key: 'twoDifferentEdges' },
  { rule: 'B14.15', key: 'noPointsFromOutlawsElsewhere', about: 'B9.1' },
  { rule: 'B14.35', key: 'movedIntoCorral', about: 'B10.6' },
];

/** What a table plays with; all characters where they are drawn at random. */
export interface Box {
  readonly variants: readonly VariantId[];
  readonly characters: readonly CharacterId[];
  readonly buildings: readonly BuildingId[];
}

/** The rulings that can matter at such a table. */
export function rulingsInForce({ variants, characters, buildings }: Box): readonly Ruling[] {
  const things: readonly GameThing[] = [...variants, ...characters, ...buildings];
  return RULINGS.filter(({ rule, about = rule }) => {
    const subject = subjectOf(about);
    return subject === undefined || things.includes(subject);
  });
}

/** The character, variant or building that a paragraph is about. */
function subjectOf(rule: string): GameThing | undefined {
  const variant = VARIANT_IDS.find((id) => VARIANTS[id].rule === rule);
  const building = BUILDING_IDS.find((id) => BUILDINGS[id].rule === rule);
  return variant ?? characterOfRule(rule) ?? building;
}
