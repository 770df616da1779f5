/** Keeps the plots of cities that were looked at: most cities stay as they are from one thought to the next. */
import type { CharacterId, LaidCard, OpenSeat } from '@carson/card-game';
import { type Plot, plotOf } from './plot.ts';
import type { Tariff } from './weights.ts';

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

/** Stands for the last card of a city without any. */
const NO_CARD: LaidCard = { card: -1, x: 0, y: 0 };

/** More cities than one thought looks at; whoever thinks on begins anew. */
const MOST = 20_000;

export function rememberPlots(tariffs: (rounds: number, law: boolean) => Tariff): PlotFor {
  // A card once laid is one object in all clones of a state, so the last one stands for all before it,
  // less those that were sold.
  const plots = new Map<LaidCard, Known[]>();
  return (owner, rounds, characters = owner.characters) => {
    const last = owner.laid.at(-1) ?? NO_CARD;
    let known = plots.get(last);
    if (known === undefined) {
      if (plots.size >= MOST) plots.clear();
      known = [];
      plots.set(last, known);
    }
    for (let at = 0; at < known.length; at++) {
      const entry = known[at] as Known;
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

function same<Entry>(a: readonly Entry[], b: readonly Entry[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
