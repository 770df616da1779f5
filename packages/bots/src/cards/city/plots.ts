/** Keeps the plots of cities that were looked at: most cities stay as they are from one thought to the next. */
import type { CharacterId, LaidCard, OpenSeat } from '@carson/card-game';
import type { Tariff } from '../weights/weights.ts';
import { type Plot, plotOf } from './plot.ts';

export type PlotFor = (
  owner: Pick<OpenSeat, 'laid' | 'characters' | 'sold'>,
  rounds: number,
  characters?: readonly CharacterId[],
) => Plot;

interface Known {
  readonly rounds: number;
  readonly characters: readonly CharacterId[];
  readonly sold: readonly number[];
  readonly plot: Plot;
}

/** A city as it was laid, card by card. */
interface Node {
  readonly known: Known[];
  /** The cities with one more card. */
  readonly next: Map<number, Node>;
}

/** More cities than one search looks at; a longer search starts with an empty cache. */
const MOST = 20_000;

export function rememberPlots(tariffs: (rounds: number, law: boolean) => Tariff): PlotFor {
  // A card once laid is one object in all clones of a state, so the last one stands for all before it, less those that
  // were sold. Playouts lay the same cards at the same places: equal cities share their plots.
  const nodes = new Map<LaidCard, Node>();
  let bare = newNode();
  const nodeOf = (laid: readonly LaidCard[], size: number): Node => {
    const last = laid[size - 1];
    if (last === undefined) return bare;
    const found = nodes.get(last);
    if (found !== undefined) return found;
    const { next } = nodeOf(laid, size - 1);
    const key = keyOf(last);
    const node = next.get(key) ?? newNode();
    next.set(key, node);
    nodes.set(last, node);
    return node;
  };
  return (owner, rounds, characters = owner.characters) => {
    if (nodes.size >= MOST) {
      nodes.clear();
      bare = newNode();
    }
    const { known } = nodeOf(owner.laid, owner.laid.length);
    for (const entry of known) {
      if (entry.rounds === rounds && same(entry.characters, characters) && same(entry.sold, owner.sold)) {
        return entry.plot;
      }
    }
    const holdings = { laid: owner.laid, characters, sold: owner.sold.length };
    const plot = plotOf(holdings, (law) => tariffs(rounds, law));
    // Copies, because a state that goes on changes its own lists.
    known.push({ rounds, characters: characters.slice(), sold: owner.sold.slice(), plot });
    return plot;
  };
}

function newNode(): Node {
  return { known: [], next: new Map() };
}

/** No city reaches as far as 64 places from its first card. */
function keyOf({ card, x, y }: LaidCard): number {
  return (card * 128 + x + 64) * 128 + y + 64;
}

function same<Entry>(a: readonly Entry[], b: readonly Entry[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
