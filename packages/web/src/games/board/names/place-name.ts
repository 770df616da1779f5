/** Places by name, as players call them: parcels by column and row, spaces and corrals in words. */
import {
  type ActionSpace,
  corralAt,
  EDGE_ENDS,
  idOf,
  isCorralPlace,
  isParcelPlace,
  type OnId,
  SIZE,
  spaceAt,
  type View,
} from '@carson/board-game';
import { parcelName } from '@carson/words';
import type { Words } from '../../../words/words.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

function vertexPoint(vertex: number): Point {
  return { x: vertex % (SIZE + 1), y: Math.floor(vertex / (SIZE + 1)) };
}

/** The two ends of an edge, in parcels from the north-west corner. */
export function edgePoints(edge: number): readonly [Point, Point] {
  const [from, to] = EDGE_ENDS[edge] ?? [0, 0];
  return [vertexPoint(from), vertexPoint(to)];
}

/** The tile that lies for sale on a space of the row. */
export function tileOn({ row }: Pick<View, 'row'>, space: ActionSpace): OnId | undefined {
  return space.yields.what === 'tile' ? idOf(row[space.yields.row] ?? 0) : undefined;
}

/** 'the three roads' */
export function placeName(place: number, { board }: Words): string {
  return named(place, board.places);
}

/** 'at the three roads' */
export function wherePlaced(place: number, { board }: Words): string {
  return named(place, board.where);
}

function named(place: number, forms: Words['board']['places' | 'where']): string {
  if (isParcelPlace(place)) return forms.parcel({ parcel: parcelName(place) });
  if (isCorralPlace(place)) return forms.corral({ corral: corralAt(place) });
  return forms.spaces[spaceAt(place).id];
}

/** What a building or terrain does; outlaws are spoken of only where they are. */
export function aboutElement(on: OnId, { inPlay }: Pick<View, 'inPlay'>, words: Words): string {
  const about = words.board.buildings[on];
  const isShunned = on === 'prison' && inPlay.outlaws;
  return isShunned ? `${about} ${words.boardMap.outlaws.prison}` : about;
}
