/** What a place names, as the mark that explains it. */
import { columnOf, idOf, isParcelPlace, rowOf, spaceAt, type View } from '@carson/board-game';
import type { Target } from './targets.ts';

export function targetMark({ kind, at }: Target, view: View): string {
  switch (kind) {
    case 'parcel':
      return parcelMark(view, at);
    case 'space':
      return `space:${spaceAt(at).id}`;
    case 'edge':
      return 'piece:road';
    default:
      return `${kind}:${at}`;
  }
}

export function placeMark(place: number, view: View): string | undefined {
  return isParcelPlace(place) ? parcelMark(view, place) : undefined;
}

/** What the parcel stands for: its building, its terrain or bare land. */
export function parcelMark({ town }: View, parcel: number): string {
  const on = idOf(town.on[parcel] ?? 0);
  const kind = on === undefined ? 'land' : TERRAIN.includes(on) ? 'terrain' : 'building';
  return `${kind}:${on ?? 'bare'}:${columnOf(parcel)},${rowOf(parcel)}`;
}

const TERRAIN: readonly string[] = ['mountain', 'river'];
