/** Who has won and where the reader stands, in two short sentences. */
import { joinNames, occupantName } from '../../parts/seats/people.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import type { Words } from '../../words/words.ts';
import { ownSeat, placesOf, rivalsIn } from './standing.ts';

/** Addresses the reader and names the others. */
export function nameAtEnd(table: ShownTable, seat: number, words: Words): string {
  return seat === ownSeat(table) ? words.ending.you : occupantName(table.occupants, seat, words);
}

export function headline(table: ShownTable, words: Words): string {
  const winners = placesOf(table).filter(({ rank }) => rank === 1);
  const [first] = winners;
  if (first === undefined) return '';
  if (winners.length > 1) {
    const names = winners.map(({ seat }) => nameAtEnd(table, seat, words));
    return words.ending.shared({ names: joinNames(names, words.locale) });
  }
  if (first.seat === ownSeat(table)) return words.ending.youWin;
  return words.ending.wins({ name: occupantName(table.occupants, first.seat, words) });
}

/** "You: 2nd, 4 points behind." */
export function standing(table: ShownTable, words: Words): string {
  const rivals = rivalsIn(table);
  if (rivals === undefined) return '';
  const [place, other] = [rivals.seat, rivals.other].map((at) =>
    placesOf(table).find(({ seat }) => seat === at),
  );
  if (place === undefined || other === undefined) return '';
  const points = place.score - other.score;
  if (points < 0) {
    const ordinal = words.stage.place({ place: place.rank });
    return words.ending.behind({
      name: nameAtEnd(table, place.seat, words),
      place: ordinal,
      points: -points,
    });
  }
  if (points > 0) return words.ending.ahead({ points, name: nameAtEnd(table, other.seat, words) });
  return place.rank === other.rank ? words.ending.level : words.ending.settled;
}
