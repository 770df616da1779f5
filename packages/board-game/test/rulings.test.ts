/** Which rulings a table shows: those about something in its box, and those about the game itself. */
import { describe, expect, it } from 'vitest';
import { BUILDING_IDS, CHARACTER_IDS, VARIANT_IDS } from '../src/ids.ts';
import { type Box, RULINGS, rulingsInForce } from '../src/rulings.ts';

const EMPTY: Box = { variants: [], characters: [], buildings: [] };
const BOXES: Readonly<Record<string, Box>> = Object.fromEntries([
  ...VARIANT_IDS.map((id) => [id, { ...EMPTY, variants: [id] }] as const),
  ...CHARACTER_IDS.map((id) => [id, { ...EMPTY, characters: [id] }] as const),
  ...BUILDING_IDS.map((id) => [id, { ...EMPTY, buildings: [id] }] as const),
]);

const ABOUT: Readonly<Record<string, readonly string[]>> = {
  newBeginning: ['kitPrices', 'kitWithTiles'],
  river: ['riverCourse', 'shortestRiver', 'twoDifferentEdges'],
  outlaws: [
    'outlawsOffRiverAndHall',
    'outlawReward',
    'outlawOnBuilding',
    'noHalfWhereAttackIsBarred',
    'outlawMoves',
    'nothingAcquiredUnderOutlaw',
    'prisonBesidePrison',
  ],
  mightIsRight: ['drawThreeTiles'],
  kitCarson: ['takingCowboysBack', 'twentyTakeBacks', 'placingTogether'],
  horses: ['hatValues', 'corrals', 'movedIntoCorral'],
  streetBoy: ['streetBoyWithoutMoney', 'streetBoyPaysFirst'],
  sheriff: ['whiteCowboyCounts', 'whiteCowboy', 'sheriffJoins', 'noPointsFromOutlawsElsewhere'],
  indian: ['indianLapses'],
  prospector: ['dynamiteBound', 'prospectorsTile', 'whichTileLeavesTheRow', 'prospectedTileCountsAsBuilt'],
  gunsmith: ['gunsmithThrowsAgain'],
  singer: ['singerTokens'],
  governor: ['governorsRoads', 'bridgeMustServeNewLand'],
  doctor: ['uncontestedSpace', 'doctorAtOnce', 'pointsNeverNegative'],
  heroes: ['heroesAndOutlawMoves', 'heroesAndCityHall'],
  teacher: ['teacherInFront'],
  lawyer: ['lawyerClearsParcels'],
  school: ['schoolNotAttacked', 'schoolSides'],
  cityHall: ['cityHallAtSetup', 'cityHallOccupant'],
  station: ['stationNeedsNoHouse', 'stationLine'],
};

const keysIn = (box: Box) => rulingsInForce(box).map(({ key }) => key);
const aboutThings = Object.values(ABOUT).flat();

describe('rulings in force', () => {
  it('with an empty box: all that are about no variant, character or building', () => {
    const general = RULINGS.map(({ key }) => key).filter((key) => !aboutThings.includes(key));
    expect(keysIn(EMPTY)).toEqual(general);
    expect(general).toHaveLength(22);
  });

  it.each(Object.keys(BOXES))('with %s: those about it too, in the order of all', (id) => {
    const general = keysIn(EMPTY);
    const more = keysIn(BOXES[id] ?? EMPTY).filter((key) => !general.includes(key));
    expect(more).toEqual(ABOUT[id] ?? []);
  });

  it('with everything in the box: all of them', () => {
    const all = { variants: VARIANT_IDS, characters: CHARACTER_IDS, buildings: BUILDING_IDS };
    expect(rulingsInForce(all)).toEqual(RULINGS);
  });
});
