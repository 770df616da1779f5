/** Everything that can be asked about a position, reachable in play or not. */
export { BUILDINGS, buildingAt, factsAt, isBuilding } from '../content/buildings/index.ts';
export { CHARACTERS, characterOf, characterOfRule, sideOf } from '../content/characters/index.ts';
export { FINAL_DOLLARS_PER_POINT, houseValueOfTown, type Standing } from '../content/score-lines.ts';
export {
  BUILDING_IDS,
  type BuildingId,
  CHARACTER_IDS,
  type CharacterId,
  ON_IDS,
  type OnId,
  SIDES,
  type Side,
  VARIANT_IDS,
  type VariantId,
} from '../ids.ts';
export {
  CORNERS,
  columnOf,
  EDGE_ENDS,
  EDGE_SIDES,
  edgeBetween,
  NEIGHBOURS,
  PARCEL_COUNT,
  parcelAt,
  rowOf,
  SIZE,
} from '../town/geometry.ts';
export { type Cell, NOBODY, onParcel, ownerOf, type Town, townFrom } from '../town/town.ts';
export { consentNeeded, whyNoHouse, whyNoSecondHouse, whyNotBuild } from './building.ts';
export {
  attackersShare,
  canEarn,
  type IncomePart,
  type IncomePosition,
  type IncomeSource,
  incomeOf,
} from './income.ts';
export { isFree, priceOf, whyNotOwnable } from './parcels.ts';
export { type Prospect, prospectsOf } from './prospects.ts';
export { isAttackable } from './protection.ts';
export { isBridgeSite, isServed, whyNoRoad } from './roads.ts';
export { finalScore, finalTotal } from './score.ts';
