import {
  BUILDING_IDS,
  isParcelPlace,
  isSpacePlace,
  LIMIT_DOLLARS_PER_POINT,
  NOBODY,
  spaceAt,
  type View,
  whyNotBuild,
} from '@carson/board-game';
import type { Words } from '../../../words/words.ts';
import { tileOn } from '../names/place-name.ts';
import { budgetOf } from './budget.ts';
import { type Stakes, strengthThere } from './stakes.ts';

export function warningsFor(stakes: Stakes, words: Words): readonly string[] {
  const { view, seat, place } = stakes;
  const { warn } = words.boardPlay;
  const { left } = budgetOf(view, seat, place);
  return [
    left < 0 ? warn.short({ money: -left }) : undefined,
    ...(isParcelPlace(place) ? parcelWarnings(stakes, words) : []),
    ...(isSpacePlace(place) ? spaceWarnings(stakes, left, words) : []),
  ].filter((text) => text !== undefined);
}

function parcelWarnings({ view, seat, place }: Stakes, words: Words): readonly (string | undefined)[] {
  const isForSale = view.town.owner[place] === NOBODY && view.town.outlaw[place] !== 1;
  return [isForSale && view.players[seat]?.titles === 0 ? words.boardPlay.warn.noTitle : undefined];
}

function spaceWarnings(stakes: Stakes, left: number, words: Words): readonly (string | undefined)[] {
  const { view, seat, place } = stakes;
  const { warn } = words.boardPlay;
  const player = view.players[seat];
  const space = spaceAt(place);
  const { yields } = space;
  if (player === undefined) return [];
  const counts = { ...player, strength: strengthThere(stakes) };
  if (yields.what === 'tile') {
    const tile = tileOn(view, space);
    const building = BUILDING_IDS.find((id) => id === tile);
    return [building !== undefined && !hasSite(view, seat, building) ? warn.noSite : undefined];
  }
  if (yields.what === 'points')
    return [Math.floor(counts[yields.per] / yields.share) === 0 ? warn.nothing : undefined];
  if (yields.what !== 'money') return [];
  const gain = yields.each * counts[yields.per];
  const over = Math.max(0, left) + gain - player.limit;
  return [
    gain === 0 ? warn.nothing : undefined,
    over > 0 ? warn.overLimit({ money: over, each: LIMIT_DOLLARS_PER_POINT }) : undefined,
  ];
}

/** On land that is owned, or that a cowboy is about to buy before buildings are sold (B5.4). */
function hasSite(view: View, seat: number, building: (typeof BUILDING_IDS)[number]): boolean {
  const buys = view.pieces.some(
    ({ seat: owner, place }) => owner === seat && isParcelPlace(place) && view.town.owner[place] === NOBODY,
  );
  return (
    buys ||
    view.town.owner.some(
      (owner, parcel) => owner === seat && whyNotBuild(view.town, seat, { building, parcel }) === undefined,
    )
  );
}
