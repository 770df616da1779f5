/** Places by name, as players call them: parcels by column and row, spaces and corrals in words. */
import { corralAt, EDGE_ENDS, isCorralPlace, isParcelPlace, SIZE, spaceAt } from '@carson/board-game';
import { parcelName } from '../../words/parcel-name.ts';
import type { Words } from '../../words/words.ts';

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

/** 'the three roads' */
export function placeName(place: number, { board }: Words): string {
  return named(place, board.places);
}

/** 'at the three roads' */
export function wherePlaced(place: number, { board }: Words): string {
  return named(place, board.where);
}

function named(place: number, forms: Words['board']['places']): string {
  if (isParcelPlace(place)) return forms.parcel(parcelName(place));
  if (isCorralPlace(place)) return forms.corral(corralAt(place));
  return forms.space(spaceAt(place).id);
}
