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

/** A cowboy more to place. */
export const COWBOY = 1.4;
/** A horse, now and later. */
export const HORSE = 1.8;
/** A point of strength for one round. */
const STRENGTH = 0.3;
/** What a dollar above the limit loses. */
const LOST_ABOVE_LIMIT = 0.12;

type Worth = (estate: Estate) => number;

interface Sides {
  readonly yellow: Worth;
  readonly red: Worth;
}

const CAST: Readonly<Record<CharacterId, Sides>> = {
  streetBoy: { yellow: (at) => 2.2 + dollars(at, -3), red: () => 2 },
  sheriff: { yellow: () => COWBOY + 0.8, red: () => 0.5 },
  banker: { yellow: (at) => dollars(at, 9), red: (at) => 5 + dollars(at, -12) },
  grocer: {
    yellow: (at) => dollars(at, Math.max(8, bestIncomeOfKind(at.outlook))),
    red: (at) => Math.max(dollars(at, 8), housesOwned(at.outlook)),
  },
  chineseWorker: { yellow: (at) => 0.6 + dollars(at, 4), red: (at) => 2.5 + dollars(at, -5) },
  settler: { yellow: bestLand, red: (at) => Math.max(dollars(at, 8), mountainsOwned(at.outlook)) },
  captain: {
    yellow: (at) => 2 * COWBOY + dollars(at, -4),
    red: (at) => revolverWorth(at.outlook.incomes) + dollars(at, -3),
  },
  hiredGun: { yellow: () => 3 * STRENGTH, red: () => 2 * STRENGTH },
  indian: { yellow: (at) => 1.1 * bestLand(at), red: (at) => dollars(at, 3) },
  prospector: { yellow: (at) => bestProspect(at, 'mine') + dollars(at, -10), red: () => 1.6 },
  gunsmith: { yellow: () => 1.8, red: () => 1.2 },
  singer: { yellow: () => 1.5, red: (at) => dollars(at, 12) },
  auctioneer: { yellow: () => 1.6, red: () => 0.9 },
  governor: {
    yellow: ({ outlook }) => 1 + Math.min(3, outlook.me.roads),
    red: (at) => dollars(at, Math.max(...Object.values(taxes(at.outlook)))),
  },
  doctor: { yellow: () => 1, red: () => 1 },
  cowboy: {
    yellow: ({ outlook }) => (outlook.view.options.variants.horses === undefined ? 0 : HORSE),
    red: (at) => bestProspect(at, 'ranch') + dollars(at, -8),
  },
  heroes: { yellow: (at) => 0.3 + 0.15 * dollars(at, ownIncome(at.outlook)), red: () => 4 },
  teacher: { yellow: () => 1, red: ({ outlook }) => 1 + 2 * schoolsAndSuch(outlook) },
  lawyer: { yellow: (at) => 0.4 + 0.5 * bestLand(at), red: ({ outlook }) => editorPoints(outlook) },
};

/** With the side that counts, or the better one where the owner chooses. */
export function characterWorth(estate: Estate, id: CharacterId): number {
  const { view } = estate.outlook;
  const side = view.characters.find(({ character }) => character === id)?.side;
  if (side !== undefined) return sideWorth(estate, id, side);
  return Math.max(sideWorth(estate, id, 'yellow'), sideWorth(estate, id, 'red'));
}

export function sideWorth(estate: Estate, id: CharacterId, side: Side): number {
  const { outlook } = estate;
  const expected = outlook.me.money + ownIncome(outlook) / 2;
  const above = Math.max(0, expected - CHARACTERS[id][side].limit);
  return CAST[id][side](estate) - LOST_ABOVE_LIMIT * above;
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
