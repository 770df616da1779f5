/** What each character is worth to a seat this round: its power and its cash limit. */
import { CHARACTERS, type CharacterId, isFree, type Power, type Side, taxesFor } from '@carson/board-game';
import { nth } from '@carson/engine';
import { buildGain, revolverWorth } from '../town/building.ts';
import { type Estate, gainOf } from '../town/estate.ts';
import { moneyGain, type Outlook } from '../town/outlook.ts';
import { bestIncomeOfKind, ownIncome, schoolsAndSuch } from '../town/tallies.ts';
import type { BoardWeights } from '../weights.ts';
import { MEAN_OF_PRODUCT } from './placing.ts';
import { broughtBy, costOf, termsOf } from './terms.ts';

type Worth = (estate: Estate) => number;

interface Sides {
  readonly yellow: Worth;
  readonly red: Worth;
}

const { banker, captain, chineseWorker, cowboy, grocer, hiredGun, lawyer, prospector, settler, streetBoy } =
  CHARACTERS;

/** The middle one of the prices for points (B9.2). */
const POINTS_PRICE = banker.red.atRoundEnd?.terms[1]?.costs?.money ?? 0;
/** Estimates: dollars saved by tiles at half price, and by parcels at a capped one; roads laid in a round. */
const SAVED = { tiles: 4, parcels: 3 };
const ROADS_LAID = 3;

/** What each side has of the seat's circumstances; what it has anyway is a weight. */
const CAST: Readonly<Record<CharacterId, Sides>> = {
  streetBoy: { yellow: (at) => dollars(at, -(streetBoy.yellow.second?.price ?? 0)), red: nothing },
  sheriff: { yellow: (at) => peopleOf(at).cowboy, red: nothing },
  banker: {
    yellow: (at) => dollars(at, banker.yellow.gains.money ?? 0),
    red: (at) => dollars(at, -POINTS_PRICE),
  },
  grocer: {
    yellow: (at) => dollars(at, Math.max(grocer.yellow.doublesKindOrEarns, bestIncomeOfKind(at.outlook))),
    red: (at) => moneyOrPledge(at, grocer.red),
  },
  chineseWorker: {
    yellow: (at) => dollars(at, SAVED.tiles),
    red: (at) => dollars(at, -costOf(chineseWorker.red)),
  },
  settler: { yellow: bestLand, red: (at) => moneyOrPledge(at, settler.red) },
  captain: {
    yellow: (at) =>
      broughtBy(captain.yellow, 'two', 'cowboys') * peopleOf(at).cowboy +
      dollars(at, -costOf(captain.yellow, 'two')),
    red: (at) => revolverWorth(at.outlook) + dollars(at, -costOf(captain.red, 'one')),
  },
  hiredGun: {
    yellow: (at) => hiredGun.yellow.strength * peopleOf(at).strength,
    red: (at) => hiredGun.red.strength * peopleOf(at).strength,
  },
  indian: { yellow: (at) => sharesOf(at).indianLand * bestLand(at), red: (at) => dollars(at, SAVED.parcels) },
  prospector: { yellow: (at) => bestProspect(at, prospector.yellow), red: nothing },
  gunsmith: { yellow: nothing, red: nothing },
  singer: { yellow: nothing, red: (at) => dollars(at, MEAN_OF_PRODUCT) },
  auctioneer: { yellow: nothing, red: nothing },
  governor: {
    yellow: (at) => sharesOf(at).governorRoad * Math.min(ROADS_LAID, at.outlook.me.roads),
    red: (at) => dollars(at, Math.max(...Object.values(taxesFor(at.outlook.view.players, at.outlook.seat)))),
  },
  doctor: { yellow: nothing, red: nothing },
  cowboy: {
    yellow: (at) => (at.outlook.view.inPlay.horses ? peopleOf(at).horse : 0),
    red: (at) => bestProspect(at, cowboy.red),
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

/** A building with a parcel, at the price of the power (B9.9, B9.15). */
function bestProspect(estate: Estate, power: Power): number {
  const { building, costs } = termsOf(power) ?? {};
  if (building === undefined) return 0;
  const { parcels } = estate.outlook.view;
  const gain = bestOf(parcels, (parcel) =>
    isFree(estate.town, parcel) ? buildGain(estate, building, parcel) : 0,
  );
  return gain + dollars(estate, -(costs?.money ?? 0));
}

/** B9.3, B9.5 */
function moneyOrPledge(estate: Estate, power: Power): number {
  const { view, seat } = estate.outlook;
  const money = dollars(estate, broughtBy(power, 'money', 'money'));
  return Math.max(money, power.pledgePoints?.(view, seat) ?? 0);
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
  const byRound = lawyer.red.incomePerPoint ?? [];
  return ownIncome(outlook) / nth(byRound, Math.max(1, outlook.view.round) - 1);
}
