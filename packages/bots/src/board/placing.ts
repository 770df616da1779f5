/** What a cowboy is worth on each place. Standing nowhere is worth something too: it waits for the next round. */
import {
  type ActionSpace,
  attackersShare,
  BUILDINGS,
  type Companion,
  corralAt,
  HATS,
  isCorralPlace,
  isParcelPlace,
  NOBODY,
  type SpaceYield,
  spaceAt,
} from '@carson/board-game';
import { bestBuild, buildingOf, ROAD_WORTH, sitesOf } from './building.ts';
import { type Contest, contestOf, rivalsAt } from './contest.ts';
import { gainOf } from './estate.ts';
import { losesGladly, moneyGain, type Outlook, purseWorth } from './outlook.ts';
import { moneyOn, type Prospects, parcelPrice, prospectsOf, tilePrice } from './prospects.ts';

/** A cowboy kept, by round: in the next one it acts, in the last one it only makes strong. */
const KEPT_BY_ROUND = [1, 1, 0.95, 0.75, 0.1] as const;
/** A point of strength for the duels of this round. */
const STRENGTH = 0.22;
/** B5.2 */
const AMMUNITION = 3;
/** A tile that cannot be built this round. */
const TILE_FOR_LATER = 0.35;
/** A site that roads would open still needs its tile. */
const OPENED_SITE = 0.3;
/** A second space to buy points on. */
const SECOND_MARKET = 0.2;
/** What a cowboy in a corral does for the rodeo, a hat and horse. */
const HAT = 0.12;
const MEAN_OF_PRODUCT = 12;
/** An own building that nobody attacks yet. */
const UNTHREATENED = 0.05;
/** A token or a white cowboy is there to be used, dynamite to be kept. */
const COMPANION_COST: Readonly<Record<Companion, number>> = { white: -0.3, token: -0.1, dynamite: 0.7 };

export interface Placing {
  /** How much better a cowboy on the place is than one in the reserve. */
  gain(place: number, companion?: Companion): number;
  /** The same where nobody can come any more. */
  secured(place: number): number;
  /** What winning the place brings. */
  worth(place: number): number;
}

export function placingOf(outlook: Outlook): Placing {
  const prospects = prospectsOf(outlook);
  const contest = contestOf(outlook);
  const kept = keptWorth(outlook, prospects);
  const worths = new Map<number, number>();
  const worth = (place: number) => {
    const found = worths.get(place) ?? worthOn(outlook, prospects, place);
    worths.set(place, found);
    return found;
  };
  return {
    worth,
    secured: (place) => worth(place) - kept,
    gain(place, companion) {
      if (companion === 'token' && outlook.power?.gamesFromSupply === true) {
        // B9.11: the cowboy comes out of the general supply, and the dice are multiplied.
        return moneyGain(outlook, MEAN_OF_PRODUCT, prospects.late);
      }
      const chance = chanceOf(outlook, contest, { place, companion });
      const cost = companion === undefined ? 0 : COMPANION_COST[companion];
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
  return (KEPT_BY_ROUND[outlook.view.round] ?? 0) + strengthCounted(outlook, prospects);
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
  const { yields } = space;
  switch (yields.what) {
    case 'salary':
      return moneyGain(outlook, yields.money, prospects.purse);
    case 'ammunition':
      return losesGladly(outlook) ? 0 : AMMUNITION * (STRENGTH + strengthCounted(outlook, prospects));
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
  return spaces.some(({ yields }) => yields.what === 'market') ? SECOND_MARKET * best : best;
}

/** What more roads open: the best of the tiles on a site that is out of reach without them. */
function roadsWorth(outlook: Outlook, { estate, roads, purse }: Prospects, count: number): number {
  const { view, me, roundsAhead, power } = outlook;
  const spare = count * (ROAD_WORTH * 0.2 * (1 + roundsAhead) + (power?.pointsPerServingRoad ?? 0) * 0.8);
  const affordable = view.row.filter((tile, row) => tile !== 0 && tilePrice(outlook, row) <= purse);
  const sites = sitesOf(estate);
  let opened = 0;
  for (const tile of new Set([...affordable, ...me.tiles])) {
    const building = buildingOf(tile);
    if (!BUILDINGS[building].needsRoad) continue;
    const now = bestBuild(estate, building, { sites, roads })?.gain ?? 0;
    const then = bestBuild(estate, building, { sites, roads: roads + count })?.gain ?? 0;
    opened = Math.max(opened, then - now);
  }
  return spare + OPENED_SITE * opened;
}

function tileWorth(outlook: Outlook, { estate, purse, roads, spaces }: Prospects, row: number): number {
  const { view, me, roundsAhead } = outlook;
  const price = tilePrice(outlook, row);
  if (price > purse) return 0;
  const building = buildingOf(view.row[row] ?? 0);
  const sites = sitesOf(estate);
  const plan = bestBuild(estate, building, { sites, roads });
  const taken = me.tiles.length + spaces.filter(({ yields }) => yields.what === 'tile').length;
  const cost = moneyGain(outlook, -price, purse);
  if (plan !== undefined && taken < sites.length) return plan.gain + cost;
  return roundsAhead === 0 ? 0 : TILE_FOR_LATER * (plan?.gain ?? 2 + BUILDINGS[building].revolvers) + cost;
}

function worthOnParcel(outlook: Outlook, prospects: Prospects, parcel: number): number {
  const { view, seat } = outlook;
  if (parcel === view.cityHall) return hallWorth(outlook);
  if (view.town.outlaw[parcel] === 1) return outlawWorth(outlook, parcel);
  const owner = view.town.owner[parcel];
  if (owner === NOBODY) return landWorth(outlook, prospects, parcel);
  const { income = 0, factor = 1 } = view.parcels[parcel] ?? {};
  const share = moneyGain(outlook, attackersShare(income * factor), prospects.late);
  if (owner !== seat) return share * (1 + 0.3 / (view.players.length - 1));
  return rivalsAt(view, parcel) === 0 ? UNTHREATENED : share;
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
    return sum + (BUILDINGS[buildingOf(code)].earnings?.step ?? 0);
  }, 0);
  return steps * dollar * (1 + (incomes - 1) / 2);
}

/** B10.3: the reward, and what the building earns once it is gone. */
function outlawWorth(outlook: Outlook, parcel: number): number {
  const { view, seat, incomes, dollar } = outlook;
  const income = view.parcels[parcel]?.income ?? 0;
  const freed = view.town.owner[parcel] === seat ? income * dollar * Math.min(2, incomes) : 0;
  return outlawReward(outlook) + freed;
}

export function outlawReward({ view }: Outlook): number {
  return Math.floor(view.outlawStrength / 2) - 2;
}

/** Hats count double for horses with a cowboy beside them. */
function rodeoWorth({ me }: Outlook, corral: number): number {
  return HAT * (HATS[corral - 1] ?? 0) * (me.corrals[corral - 1] ?? 0) * (1 + me.horses);
}
