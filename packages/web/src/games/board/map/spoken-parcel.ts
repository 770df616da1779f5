import { idOf } from '@carson/board-game';
import { parcelName } from '@carson/words';
import { occupantName } from '../../../parts/seats/people.ts';
import { words } from '../../../words/words.ts';
import type { BoardTable } from '../table-types.ts';

/** A parcel in words: what is there, what it earns, who is there, whose it is. */
export function spokenParcel(table: BoardTable, parcel: number): string {
  const view = table.view;
  const { boardTable, names } = words.value;
  const on = idOf(view.town.on[parcel] ?? 0);
  const owner = view.town.owner[parcel] ?? -1;
  const income = view.parcels[parcel]?.income;
  const facts = [
    on === undefined ? boardTable.bare : names.elements[on],
    ...(income === undefined ? [] : [boardTable.earns({ income })]),
    ...(view.town.outlaw[parcel] === 1 ? [boardTable.outlawThere] : []),
    ...view.pieces
      .filter(({ place }) => place === parcel)
      .map(({ seat }) => boardTable.cowboyOf({ name: occupantName(table.occupants, seat, words.value) })),
  ];
  const whose =
    owner < 0 ? [] : [boardTable.ownedBy({ name: occupantName(table.occupants, owner, words.value) })];
  return [parcelName(parcel), ...facts, ...whose].join(', ');
}
