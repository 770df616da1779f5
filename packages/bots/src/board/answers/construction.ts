/** Answers about tiles, houses and roads. */
import {
  CHARACTERS,
  CORNERS,
  EDGE_ENDS,
  factsAt,
  finalTotal,
  isBridgeSite,
  ROW_PLACES,
  tileId,
} from '@carson/board-game';
import { once } from '../once.ts';
import { bestBuild, hasHousePlace, nearestHousePlace, sitesOf } from '../town/building.ts';
import { type Estate, gainOf } from '../town/estate.ts';
import { moneyGain, type Outlook } from '../town/outlook.ts';
import { tilePrice } from '../town/prospects.ts';
import { firstRoadTo } from '../town/ways.ts';
import type { Question } from './question.ts';
import { costOf } from './terms.ts';

/** A tile that will never stand: too little for the weakest level to misjudge it. */
const WASTED = -50;
/** B9.4: any tile of the row at this price. */
const ANY_TILE_PRICE = costOf(CHARACTERS.chineseWorker.red);

/** A tile at its price, with what can be made of it. */
export function tileGain({ outlook, estate, kind }: Question, place: number): number {
  const { view, me, roundsAhead, weights } = outlook;
  const row = ROW_PLACES.indexOf(place);
  const sites = sitesOf(estate());
  const plan = bestBuild(estate(), tileId(view.row[row] ?? 0), me.roads);
  const price = kind === 'anyTile' ? ANY_TILE_PRICE : kind === 'pickTile' ? 0 : tilePrice(outlook, row);
  const cost = moneyGain(outlook, -price);
  if (plan !== undefined && me.tiles.length < sites.length) return plan.gain + cost;
  return roundsAhead === 0 ? WASTED : weights.building.tileKept + cost;
}

export function houseGain(
  { outlook, estate }: Question,
  { type, parcel }: { readonly type: 'setHouse' | 'askConsent'; readonly parcel: number },
): number {
  const on = factsAt(estate().town, parcel).topped ?? 'house';
  const { goesOn, asked } = outlook.weights.building;
  return goesOn + gainOf(estate(), [{ parcel, on }]) + (type === 'askConsent' ? asked : 0);
}

/** A house that another player builds on the seat's own parcel. */
export function consentGain({ outlook, estate, step }: Question): number {
  if (step?.kind !== 'consent') return 0;
  const on = factsAt(estate().town, step.parcel).topped ?? 'house';
  return gainOf(estate(), [{ parcel: step.parcel, on }]) - outlook.weights.building.neighbourly;
}

/** What a road on an edge is good for now: points for laying it, or a site that opens at its end. */
export function roadGainIn(question: Question): (edge: number) => number {
  const { outlook, kind } = question;
  const plan = once(() => roadPlan(question));
  const cost = outlook.roundsAhead === 0 && kind === 'layRoads' ? 0 : outlook.weights.building.road;
  return (edge) => {
    const wanted = plan();
    const towards = wanted?.road === edge ? wanted.gain : 0;
    return towards + pointsForRoad(outlook, edge) - cost;
  };
}

interface RoadPlan {
  readonly road: number;
  readonly gain: number;
}

/** The road that opens the best site for what is to be built just now. */
function roadPlan({ outlook, step, estate }: Question): RoadPlan | undefined {
  const { roads, tiles } = outlook.me;
  if (roads === 0) return undefined;
  if (step?.kind === 'houses') return roadToHouse(estate(), step.parcel);
  const open = step?.kind === 'buildNow' ? [step.tile] : step?.kind === 'keptTiles' ? tiles : [];
  let best: RoadPlan | undefined;
  for (const tile of open) {
    const plan = bestBuild(estate(), tileId(tile), roads);
    if (plan?.road === undefined || plan.gain <= (best?.gain ?? 0)) continue;
    best = { road: plan.road, gain: plan.gain + outlook.weights.building.road };
  }
  return best;
}

function roadToHouse(estate: Estate, site: number): RoadPlan | undefined {
  if (hasHousePlace(estate, site)) return undefined;
  const place = nearestHousePlace(estate, site);
  const road = place === undefined ? undefined : firstRoadTo(estate.town, estate.distances(), place);
  return road === undefined ? undefined : { road, gain: estate.outlook.weights.building.goesOn };
}

/** B9.13 for a player who is paid for roads, and B10.2 for bridges beside the seat's property. */
function pointsForRoad(outlook: Outlook, edge: number): number {
  const { town } = outlook.view;
  const bridge = isBridgeSite(town, edge);
  const { pointsPerServingRoad = 0, pointsPerBridge = 0 } = outlook.power ?? {};
  const paid = pointsPerServingRoad > 0 && servesNewLand(outlook, edge);
  const points = paid ? (bridge ? pointsPerBridge : pointsPerServingRoad) : 0;
  return bridge ? points + bridgePoints(outlook, edge) - outlook.weights.building.road : points;
}

function servesNewLand({ view }: Outlook, edge: number): boolean {
  const ends = EDGE_ENDS[edge] ?? [];
  return view.parcels.some(
    ({ served }, parcel) =>
      !served &&
      factsAt(view.town, parcel).river === 0 &&
      CORNERS[parcel]?.some((corner) => ends.some((end) => end === corner)) === true,
  );
}

function bridgePoints({ view, seat }: Outlook, edge: number): number {
  const { town } = view;
  const standing = { seat, points: 0, money: 0, horses: 0, rodeos: 0, playersBehind: 0, teaches: false };
  const bridged = { ...town, roads: town.roads.with(edge, 1) };
  return finalTotal(bridged, standing) - finalTotal(town, standing);
}
