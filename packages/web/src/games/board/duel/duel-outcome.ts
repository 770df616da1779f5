import { attackersShare, idOf, isSpacePlace, NOBODY, outlawReward, spaceAt } from '@carson/board-game';
import { parcelName } from '@carson/words';
import { occupantName } from '../../../parts/seats/people.ts';
import type { Words } from '../../../words/words.ts';
import { spaceTitle } from '../names/space-face.tsx';
import type { BoardTable } from '../table-types.ts';
import type { Duel } from './duels.ts';

/** What the winner may have: a building for its price, a parcel, half of an income. */
export function stakeText({ view }: BoardTable, { place, outlaw }: Duel, words: Words): string {
  const { stake } = words.boardPlay;
  if (outlaw > 0) return stake.outlaw({ strength: outlaw, reward: outlawReward(view) });
  if (isSpacePlace(place)) return stake.space({ space: spaceTitle(view, spaceAt(place)) });
  const { price, income } = view.parcels[place] ?? {};
  const on = idOf(view.town.on[place] ?? 0);
  if (on === 'cityHall') return stake.space({ space: words.names.elements.cityHall });
  if (view.town.owner[place] === NOBODY)
    return stake.parcel({ parcel: parcelName(place), price: price ?? 0 });
  return stake.income({
    building: on === undefined ? '' : words.names.elements[on],
    parcel: parcelName(place),
    amount: attackersShare(income ?? 0),
  });
}

/** What the winner gets of it, and whose cowboys are back in their reserves (B6.2). */
export function outcomeText(table: BoardTable, duel: Duel, words: Words): string {
  const { end, seats } = duel;
  if (end === undefined) return '';
  const { prize, tie, back } = words.boardStreet;
  const nameOf = (seat: number): string => occupantName(table.occupants, seat, words);
  const losers = seats.filter((seat) => seat !== end.winner).map(nameOf);
  return [
    end.winner < 0 ? prize.outlawStays : prizeText(table, duel, end.winner, words),
    ...(end.byEndOrder ? [tie({ name: nameOf(end.winner) })] : []),
    ...(losers.length === 0 ? [] : [back({ names: losers })]),
  ].join(' ');
}

function prizeText(table: BoardTable, { place, outlaw }: Duel, winner: number, words: Words): string {
  const { view, occupants } = table;
  const { prize } = words.boardStreet;
  const name = occupantName(occupants, winner, words);
  if (outlaw > 0) return prize.outlaw({ name });
  if (isSpacePlace(place)) return prize.space({ name, space: spaceTitle(view, spaceAt(place)) });
  const { price = 0, income = 0 } = view.parcels[place] ?? {};
  const on = idOf(view.town.on[place] ?? 0);
  if (on === 'cityHall') return prize.space({ name, space: words.names.elements.cityHall });
  const owner = view.town.owner[place] ?? NOBODY;
  if (owner === NOBODY) return prize.parcel({ name, parcel: parcelName(place), price });
  return owner === winner ? prize.kept({ name }) : prize.half({ name, amount: attackersShare(income) });
}
