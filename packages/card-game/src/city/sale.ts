/** Which cards may be sold out of a city (C7.k, C7.2). Only positions matter, not what the cards show. */
import { known } from '@carson/engine';
import type { Position } from './placement.ts';

export type SaleFault = 'overlaps' | 'fallsApart';

export function saleFault(laid: readonly Position[], index: number): SaleFault | undefined {
  const sold = at(laid, index);
  for (let i = 0; i < laid.length; i++) {
    if (i !== index && overlap(sold, at(laid, i))) return 'overlaps';
  }
  return isOnePiece(laid, index) ? undefined : 'fallsApart';
}

/** Indexes of the cards that may be sold now. */
export function sellable(laid: readonly Position[]): number[] {
  const indexes: number[] = [];
  for (let i = 0; i < laid.length; i++) if (saleFault(laid, i) === undefined) indexes.push(i);
  return indexes;
}

function at(laid: readonly Position[], index: number): Position {
  return known(laid[index], 'a card of the city');
}

function overlap(a: Position, b: Position): boolean {
  return Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2;
}

/** Overlapping, or sharing a parcel side: cards are two by two, so only a corner is left out. */
function areJoined(a: Position, b: Position): boolean {
  const dx = Math.abs(a.x - b.x);
  const dy = Math.abs(a.y - b.y);
  return dx <= 2 && dy <= 2 && dx + dy < 4;
}

/** Whether all cards but one hang together; no cards at all do. */
function isOnePiece(laid: readonly Position[], without: number): boolean {
  const first = without === 0 ? 1 : 0;
  if (laid.length <= 1) return true;
  const reached = new Uint8Array(laid.length);
  reached[first] = 1;
  const frontier = [first];
  let left = laid.length - 2;
  for (let from = frontier.pop(); from !== undefined; from = frontier.pop()) {
    const card = at(laid, from);
    for (let i = 0; i < laid.length; i++) {
      if (reached[i] === 1 || i === without || !areJoined(card, at(laid, i))) continue;
      reached[i] = 1;
      frontier.push(i);
      left--;
    }
  }
  return left === 0;
}
