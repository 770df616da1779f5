/** What a cowboy is worth on each place. Standing nowhere is worth something too: it waits for the next round. */
import {
  type ActionSpace,
  AMMUNITION_STRENGTH,
  attackersShare,
  BUILDINGS,
  type Companion,
  corralAt,
  HATS,
  isCorralPlace,
  isParcelPlace,
  NOBODY,
  outlawReward,
  type SpaceYield,
  spaceAt,
  tileId,
} from '@carson/board-game';
import { bestBuild, sitesOf } from '../town/building.ts';
import { gainOf } from '../town/estate.ts';
import { losesGladly, moneyGain, type Outlook, purseWorth } from '../town/outlook.ts';
import { moneyOn, type Prospects, parcelPrice, prospectsOf, tilePrice } from '../town/prospects.ts';
import { type Contest, contestOf, rivalsAt } from './contest.ts';

export const MEAN_OF_PRODUCT = 12;

export interface Placing {
  /** How much better a cowboy on the place is than one in the reserve. */
  gain(place: number, companion?: Companion): number;
  /** How likely the cowboy is to win the place. */
  chance(place: number, companion?: Companion): number;
  /** The same where no one else can come. */
  secured(place: number): number;
  /** What winning the place brings. */
  worth(place: number): number;
}

export function placingOf(outlook: Outlook): Placing {
  const prospects = prospectsOf(outlook);
  const contest = contestOf(outlook);
  const kept = keptWorth(outlook, prospects);
  const { companionCost } = outlook.weights.placing;
  const worths = new Map<number, number>();
  const worth = (place: number) => {
    const found = worths.get(place) ?? worthOn(outlook, prospects, place);
    worths.set(place, found);
    return found;
  };
  return {
    worth,
    chance: (place, companion) => chanceOf(outlook, contest, { place, companion }),
    secured: (place) => worth(place) - kept,
    gain(place, companion) {
      if (companion === 'token' && outlook.power?.gamesFromSupply === true) {
        // B9.11: the cowboy comes out of the general supply, and the dice are multiplied.
        return moneyGain(outlook, MEAN_OF_PRODUCT, prospects.late);
      }
      const chance = chanceOf(outlook, contest, { place, companion });
      const cost = companion === undefined ? 0 : companionCost[companion];
      // B6.2: a cowboy that loses comes back, so that only a winner is spent.
      return chance * (worth(place) - kept) - cost;
    },
  };
}

function chanceOf(
  { view, seat }: Outlook,
  contest: Contest,
  { place, companion }: { readonly place: number; readonly companion: Companion | undefined },
): number {
  // To defend is to wait for attackers: those who are there make it worth something.
  const defends = isParcelPlace(place) && view.town.owner[place] === seat && rivalsAt(view, place) === 0;
  return defends ? 1 : contest.chance(place, companion);
}

function keptWorth(outlook: Outlook, prospects: Prospects): number {
  const { keptByRound } = outlook.weights.placing;
  return (keptByRound[outlook.view.round] ?? 0) + strengthCounted(outlook, prospects);
}

/** What a point of strength adds on the spaces that count it, where the seat has a cowboy. */
function strengthCounted({ dollar }: Outlook, { spaces }: Prospects): number {
  return spaces.reduce((sum, { yields }) => sum + strengthShare(yields, dollar), 0);
}

function strengthShare(yields: SpaceYield, dollar: number): number {
  if (yields.what === 'money' && yields.per === 'strength') return yields.each * dollar;
  return yields.what === 'points' && yields.per === 'strength' ? 1 / yields.share : 0;
}

function worthOn(outlook: Outlook, prospects: Prospects, place: number): number {
  if (isParcelPlace(place)) return worthOnParcel(outlook, prospects, place);
  if (isCorralPlace(place)) return rodeoWorth(outlook, corralAt(place));
  return worthOnSpace(outlook, prospects, spaceAt(place));
}

function worthOnSpace(outlook: Outlook, prospects: Prospects, space: ActionSpace): number {
  const found = countedOnSpace(outlook, prospects, space);
  return found === 0 ? 0 : found + outlook.weights.places[space.yields.what];
}

function countedOnSpace(outlook: Outlook, prospects: Prospects, space: ActionSpace): number {
  const { yields } = space;
  switch (yields.what) {
    case 'salary':
      return moneyGain(outlook, yields.money, prospects.purse);
    case 'ammunition':
      return ammunitionWorth(outlook, prospects);
    case 'roads':
      return roadsWorth(outlook, prospects, yields.count);
    case 'tile':
      return tileWorth(outlook, prospects, yields.row);
    case 'gaming':
    case 'money':
      return moneyGain(outlook, moneyOn(outlook, space), prospects.late);
    case 'points':
      return pointsOf(outlook, prospects, yields);
    case 'market':
      return marketWorth(outlook, prospects, yields.price);
  }
}

function ammunitionWorth(outlook: Outlook, prospects: Prospects): number {
  if (losesGladly(outlook)) return 0;
  return AMMUNITION_STRENGTH * (outlook.weights.placing.strength + strengthCounted(outlook, prospects));
}

function pointsOf(
  { me }: Outlook,
  { spaces, estate, purse }: Prospects,
  { per, share }: Extract<SpaceYield, { what: 'points' }>,
): number {
  const tiles = spaces.filter(({ yields }) => yields.what === 'tile').length;
  const counted = {
    parcels: estate.town.owner.filter((owner) => owner === estate.outlook.seat).length,
    buildings: me.buildings + (purse >= 0 ? tiles : 0),
    strength: me.strength.total - 1,
  };
  return Math.floor(counted[per] / share);
}

/** The best purchase at this price with the money of that moment. */
function marketWorth(outlook: Outlook, { late, spaces }: Prospects, price: number): number {
  const before = purseWorth(outlook, late);
  let best = 0;
  for (let points = 1; points * price <= late; points++) {
    best = Math.max(best, points + purseWorth(outlook, late - points * price) - before);
  }
  return spaces.some(({ yields }) => yields.what === 'market')
    ? outlook.weights.placing.secondMarket * best
    : best;
}

/** What more roads open: the best of the tiles on a site that is out of reach without them. */
function roadsWorth(outlook: Outlook, { estate, roads, purse }: Prospects, count: number): number {
  const { view, me, roundsAhead, power, weights } = outlook;
  const { road, roadARound, roadsPaid } = weights.building;
  const paid = roadsPaid * (power?.pointsPerServingRoad ?? 0);
  const spare = count * (road * roadARound * (1 + roundsAhead) + paid);
  const affordable = view.row.filter((tile, row) => tile !== 0 && tilePrice(outlook, row) <= purse);
  let opened = 0;
  for (const tile of new Set([...affordable, ...me.tiles])) {
    const building = tileId(tile);
    if (!BUILDINGS[building].needsRoad) continue;
    const now = bestBuild(estate, building, roads)?.gain ?? 0;
    const then = bestBuild(estate, building, roads + count)?.gain ?? 0;
    opened = Math.max(opened, then - now);
  }
  return spare + weights.placing.openedSite * opened;
}

function tileWorth(outlook: Outlook, { estate, purse, roads, spaces }: Prospects, row: number): number {
  const { view, me, roundsAhead, weights } = outlook;
  const { tileForLater, unknownTile } = weights.placing;
  const price = tilePrice(outlook, row);
  if (price > purse) return 0;
  const building = tileId(view.row[row] ?? 0);
  const sites = sitesOf(estate);
  const plan = bestBuild(estate, building, roads);
  const taken = me.tiles.length + spaces.filter(({ yields }) => yields.what === 'tile').length;
  const cost = moneyGain(outlook, -price, purse);
  if (plan !== undefined && taken < sites.length) return plan.gain + cost;
  if (roundsAhead === 0) return 0;
  return tileForLater * (plan?.gain ?? unknownTile + BUILDINGS[building].revolvers) + cost;
}

function worthOnParcel(outlook: Outlook, prospects: Prospects, parcel: number): number {
  const { view, seat, weights } = outlook;
  const { places, placing } = weights;
  if (parcel === view.cityHall) return hallWorth(outlook);
  if (view.town.outlaw[parcel] === 1) return outlawWorth(outlook, parcel);
  const owner = view.town.owner[parcel];
  if (owner === NOBODY) return landWorth(outlook, prospects, parcel);
  const { income = 0, factor = 1 } = view.parcels[parcel] ?? {};
  const share = moneyGain(outlook, attackersShare(income * factor), prospects.late);
  if (owner !== seat) return share * (1 + placing.rivalsLoss / (view.players.length - 1)) + places.attack;
  return rivalsAt(view, parcel) === 0 ? placing.unthreatened : share + places.defence;
}

/** A parcel at its price. */
function landWorth(outlook: Outlook, { estate, purse }: Prospects, parcel: number): number {
  const price = parcelPrice(outlook, parcel);
  if (price > purse || outlook.me.titles === 0) return 0;
  return gainOf(estate, [{ parcel, owner: outlook.seat }]) + moneyGain(outlook, -price, purse);
}

/** B8.12: one step more for each building that has one, as long as the place is held. */
function hallWorth({ view, seat, incomes, dollar }: Outlook): number {
  if (view.occupant === seat) return 0;
  const steps = view.town.on.reduce((sum, code, parcel) => {
    if (view.town.owner[parcel] !== seat || view.parcels[parcel]?.income === undefined) return sum;
    return sum + (BUILDINGS[tileId(code)].earnings?.step ?? 0);
  }, 0);
  return steps * dollar * (1 + (incomes - 1) / 2);
}

/** B10.3: the reward, and what the building earns once it is gone. */
function outlawWorth(outlook: Outlook, parcel: number): number {
  const { view, seat, incomes, dollar, weights } = outlook;
  const income = view.parcels[parcel]?.income ?? 0;
  const rounds = Math.min(weights.placing.outlawStays, incomes);
  const freed = view.town.owner[parcel] === seat ? income * dollar * rounds : 0;
  return outlawReward(view) + freed;
}

/** Hats count double for horses with a cowboy beside them. */
function rodeoWorth({ me, weights }: Outlook, corral: number): number {
  const { hat } = weights.placing;
  return hat * (HATS[corral - 1] ?? 0) * (me.corrals[corral - 1] ?? 0) * (1 + me.horses);
}
