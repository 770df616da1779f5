/** What a character would do for a seat now, in one sentence, and when the seat would play. */
import {
  BUILDING_IDS,
  CHARACTERS,
  type CharacterView,
  factsAt,
  idOf,
  NOBODY,
  ROW_PRICES,
  type Side,
  type View,
} from '@carson/board-game';
import type { Words } from '../../../words/words.ts';

interface Candidate {
  readonly view: View;
  readonly seat: number;
  readonly entry: CharacterView;
}

type Power = (typeof CHARACTERS)['sheriff']['yellow'];

/** Empty where the effect cannot be given in numbers. */
export function effectNow(candidate: Candidate, words: Words): string {
  const { view, seat, entry } = candidate;
  const player = view.players[seat];
  const { now } = words.boardPlay;
  if (player === undefined) return '';
  const power = CHARACTERS[entry.character][entry.side ?? 'yellow'];
  if (power.gains.money !== undefined) return now.holds({ money: player.money + power.gains.money });
  if (power.strength > 0) {
    const { total } = player.strength;
    return now.strength({ from: total, to: total + power.strength });
  }
  if (power.whiteCowboys > 0)
    return now.cowboys({ from: player.cowboys, to: player.cowboys + power.whiteCowboys });
  if (power.doublesKindOrEarns > 0) return doubledText(candidate, power.doublesKindOrEarns, words);
  if (power.tilePriceDivisor > 1) return tileText(candidate, power, words);
  return landText(candidate, power, words);
}

/** B9.3: the kind of building that would bring most, or the money. */
function doubledText({ view, seat }: Candidate, instead: number, { boardPlay, names }: Words): string {
  const money = view.players[seat]?.money ?? 0;
  const best = kindsOf({ view, seat }).toSorted((a, b) => b.income - a.income)[0];
  return best === undefined || best.income <= instead
    ? boardPlay.now.holds({ money: money + instead })
    : boardPlay.now.doubled({
        building: names.elements[best.building],
        from: best.income,
        to: 2 * best.income,
      });
}

function kindsOf({ view, seat }: Omit<Candidate, 'entry'>) {
  const { owner, on } = view.town;
  return BUILDING_IDS.map((building) => ({
    building,
    income: owner.reduce(
      (sum, holder, parcel) =>
        holder === seat && idOf(on[parcel] ?? 0) === building
          ? sum + (view.parcels[parcel]?.income ?? 0)
          : sum,
      0,
    ),
  }));
}

/** B9.4: the dearest building that could then be paid. */
function tileText({ view, seat }: Candidate, power: Power, { boardPlay, names }: Words): string {
  const money = view.players[seat]?.money ?? 0;
  const offers = view.row.flatMap((code, at) => {
    const tile = idOf(code);
    const price = ROW_PRICES[at] ?? 0;
    const cost = Math.ceil(price / power.tilePriceDivisor);
    return tile === undefined || cost > money ? [] : [{ tile, price, cost }];
  });
  const best = offers.at(-1);
  return best === undefined
    ? ''
    : boardPlay.now.tile({ building: names.elements[best.tile], price: best.price, cost: best.cost });
}

function landText(candidate: Candidate, power: Power, { boardPlay }: Words): string {
  const { view, seat, entry } = candidate;
  const { now } = boardPlay;
  const player = view.players[seat];
  const dearest = Math.max(0, ...view.parcels.map(({ price }) => price ?? 0));
  if (power.atOnce?.kind === 'freeParcel') return now.freeParcel({ price: dearest });
  if (dearest > power.parcelPriceCap) return now.parcelCap({ from: dearest, to: power.parcelPriceCap });
  if (power.pledgePoints !== undefined)
    return now.pledge({ count: pledgeCount(candidate), money: moneyOffered(power) });
  if (power.gains.roads !== undefined)
    return now.roads({ from: player?.roads ?? 0, to: (player?.roads ?? 0) + power.gains.roads });
  if (player !== undefined && player.money > power.limit && CHARACTERS[entry.character].sideBy !== 'owner')
    return now.overLimit({ money: player.money - power.limit });
  return power.atOnce === undefined ? '' : now.toSpend({ money: player?.money ?? 0 });
}

/** What can be had instead, at once. */
function moneyOffered({ atOnce }: Power): number {
  return Math.max(0, ...(atOnce?.terms ?? []).map(({ brings }) => brings?.money ?? 0));
}

/** B9.3, B9.5: houses of the Grocer, mountains of the Settler. */
function pledgeCount({ view, seat, entry }: Candidate): number {
  const { town } = view;
  return town.owner.reduce((sum, owner, parcel) => {
    if (owner !== seat) return sum;
    const on = idOf(town.on[parcel] ?? 0);
    const isHouse = on === 'house' || on === 'townhouse';
    return sum + (entry.character === 'settler' ? factsAt(town, parcel).mountains : Number(isHouse));
  }, 0);
}

export interface Places {
  readonly from: number;
  readonly to: number;
}

/** B3.2: between which places in the order of play a number would come, as others may still choose lower ones. */
export function placesWith({ view, seat, entry }: Candidate): Places {
  const before = view.characters.filter(
    ({ holder, number }) => holder !== undefined && holder !== seat && number < entry.number,
  ).length;
  const lowerFree = view.characters.filter(
    ({ holder, number }) => holder === undefined && number < entry.number,
  ).length;
  const choosing = view.players.filter(
    ({ character }, other) => other !== seat && character === NOBODY,
  ).length;
  return { from: before + 1, to: before + 1 + Math.min(choosing, lowerFree) };
}

export function limitOf({ entry }: Pick<Candidate, 'entry'>, side: Side): number {
  return CHARACTERS[entry.character][side].limit;
}
