/** What else there is to know about a place: whose it is, whose cowboys are there, and who would win a duel. */
import { isParcelPlace, NOBODY } from '@carson/board-game';
import { joinNames, occupantName } from '../../../parts/seats/people.ts';
import { hasPiece, isContested, oddsOfPlaced, oddsOfPlacing, rivalsAt } from '../stakes/stakes.ts';
import type { Asked } from './asked.ts';

export function othersAt(asked: Asked, place: number): readonly string[] {
  const { view, table, words } = asked;
  const { boardTable } = words;
  const nameOf = (seat: number): string => occupantName(table.occupants, seat, words);
  const owner = isParcelPlace(place) ? (view.town.owner[place] ?? NOBODY) : NOBODY;
  const cowboys = view.pieces.filter((piece) => piece.place === place);
  return [
    ...(owner === NOBODY ? [] : [boardTable.ownedBy({ name: nameOf(owner) })]),
    ...(isParcelPlace(place) && view.town.outlaw[place] === 1 ? [boardTable.outlawThere] : []),
    ...cowboys.map(({ seat }) => boardTable.cowboyOf({ name: nameOf(seat) })),
    ...(cowboys.length > 0 ? duelsAt(asked, place) : []),
  ];
}

/** The viewer's chance against all others there; of two others, who is the strongest. */
export function duelsAt({ view, table, words }: Asked, place: number): readonly string[] {
  if (!Number.isInteger(place) || !isContested(place)) return [];
  const { boardPlay, boardTable, locale } = words;
  const seat = table.viewer === 'spectator' ? NOBODY : table.viewer;
  const rivals = rivalsAt({ view, seat, place });
  const nameOf = (at: number): string => occupantName(table.occupants, at, words);
  const isMine = hasPiece(view, seat, place);
  const isThrown = !view.inPlay.duelTiles;
  if (seat !== NOBODY && isThrown && rivals.length > 0) {
    const stakes = { view, seat, place };
    const { win, tie } = isMine ? oddsOfPlaced(stakes) : oddsOfPlacing(stakes);
    const other = joinNames(
      rivals.map((rival) => nameOf(rival.seat)),
      locale,
    );
    return [boardPlay.odds({ win, tie, other })];
  }
  const [best] = rivals.toSorted((a, b) => b.strength - a.strength);
  return best === undefined || rivals.length < 2
    ? []
    : [boardTable.leads({ name: nameOf(best.seat), total: best.strength })];
}
