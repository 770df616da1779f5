/** What each character is worth to a seat this round: its power and its cash limit. */
import { type BuildingId, CHARACTERS, type CharacterId, isFree, type Side } from '@carson/board-game';
import { buildGain, revolverWorth } from './building.ts';
import { type Estate, gainOf } from './estate.ts';
import { moneyGain, type Outlook } from './outlook.ts';
import {
  bestIncomeOfKind,
  housesOwned,
  mountainsOwned,
  ownIncome,
  schoolsAndSuch,
  taxes,
} from './tallies.ts';
import type { BoardWeights } from './weights.ts';

type Worth = (estate: Estate) => number;

interface Sides {
  readonly yellow: Worth;
  readonly red: Worth;
}

/** What each side has of the seat's circumstances; what it has anyway is a weight. */
const CAST: Readonly<Record<CharacterId, Sides>> = {
  streetBoy: { yellow: (at) => dollars(at, -3), red: nothing },
  sheriff: { yellow: (at) => peopleOf(at).cowboy, red: nothing },
  banker: { yellow: (at) => dollars(at, 9), red: (at) => dollars(at, -12) },
  grocer: {
    yellow: (at) => dollars(at, Math.max(8, bestIncomeOfKind(at.outlook))),
    red: (at) => Math.max(dollars(at, 8), housesOwned(at.outlook)),
  },
  chineseWorker: { yellow: (at) => dollars(at, 4), red: (at) => dollars(at, -5) },
  settler: { yellow: bestLand, red: (at) => Math.max(dollars(at, 8), mountainsOwned(at.outlook)) },
  captain: {
    yellow: (at) => 2 * peopleOf(at).cowboy + dollars(at, -4),
    red: (at) => revolverWorth(at.outlook) + dollars(at, -3),
  },
  hiredGun: { yellow: (at) => 3 * peopleOf(at).strength, red: (at) => 2 * peopleOf(at).strength },
  indian: { yellow: (at) => sharesOf(at).indianLand * bestLand(at), red: (at) => dollars(at, 3) },
  prospector: { yellow: (at) => bestProspect(at, 'mine') + dollars(at, -10), red: nothing },
  gunsmith: { yellow: nothing, red: nothing },
  singer: { yellow: nothing, red: (at) => dollars(at, 12) },
  auctioneer: { yellow: nothing, red: nothing },
  governor: {
    yellow: (at) => sharesOf(at).governorRoad * Math.min(3, at.outlook.me.roads),
    red: (at) => dollars(at, Math.max(...Object.values(taxes(at.outlook)))),
  },
  doctor: { yellow: nothing, red: nothing },
  cowboy: {
    yellow: (at) => (at.outlook.view.options.variants.horses === undefined ? 0 : peopleOf(at).horse),
    red: (at) => bestProspect(at, 'ranch') + dollars(at, -8),
  },
  heroes: { yellow: (at) => sharesOf(at).heroesIncome * dollars(at, ownIncome(at.outlook)), red: nothing },
  teacher: { yellow: nothing, red: (at) => sharesOf(at).teacherSchool * schoolsAndSuch(at.outlook) },
  lawyer: { yellow: (at) => sharesOf(at).lawyerLand * bestLand(at), red: (at) => editorPoints(at.outlook) },
};

function nothing(): number {
  return 0;
}

function peopleOf({ outlook }: Estate): BoardWeights['people'] {
  return outlook.weights.people;
}

function sharesOf({ outlook }: Estate): BoardWeights['castShares'] {
  return outlook.weights.castShares;
}

/** With the side that counts, or the better one where the owner chooses. */
export function characterWorth(estate: Estate, id: CharacterId): number {
  const { view } = estate.outlook;
  const side = view.characters.find(({ character }) => character === id)?.side;
  if (side !== undefined) return sideWorth(estate, id, side);
  return Math.max(sideWorth(estate, id, 'yellow'), sideWorth(estate, id, 'red'));
}

export function sideWorth(estate: Estate, id: CharacterId, side: Side): number {
  const { outlook } = estate;
  const { cast, money } = outlook.weights;
  const expected = outlook.me.money + ownIncome(outlook) / 2;
  const above = Math.max(0, expected - CHARACTERS[id][side].limit);
  return cast[id][side] + CAST[id][side](estate) - money.lostAboveLimit * above;
}

function dollars({ outlook }: Estate, change: number): number {
  return outlook.me.money + change < 0 ? -1 : moneyGain(outlook, change);
}

/** Parcels that can be owned, with what they bring. */
function bestLand(estate: Estate): number {
  const { view, seat } = estate.outlook;
  return bestOf(view.parcels, (parcel) => gainOf(estate, [{ parcel, owner: seat }]));
}

function bestProspect(estate: Estate, building: BuildingId): number {
  const { parcels } = estate.outlook.view;
  return bestOf(parcels, (parcel) => (isFree(estate.town, parcel) ? buildGain(estate, building, parcel) : 0));
}

function bestOf(parcels: Outlook['view']['parcels'], gain: (parcel: number) => number): number {
  let best = 0;
  parcels.forEach(({ price }, parcel) => {
    if (price !== undefined) best = Math.max(best, gain(parcel));
  });
  return best;
}

/** B9.18 */
function editorPoints(outlook: Outlook): number {
  return ownIncome(outlook) / (5 * Math.max(1, outlook.view.round));
}
