/** Keeps the plots of cities that were looked at: most cities stay as they are from one thought to the next. */
import type { CharacterId, LaidCard, OpenSeat } from '@carson/card-game';
import { type Plot, plotOf } from './plot.ts';
import type { Tariff } from './weights.ts';

export type PlotFor = (
  owner: Pick<OpenSeat, 'laid' | 'characters' | 'sold'>,
  rounds: number,
  characters?: readonly CharacterId[],
) => Plot;

/** Stands for the last card of a city without any. */
const NO_CARD: LaidCard = { card: -1, x: 0, y: 0 };

export function rememberPlots(tariffs: (rounds: number, law: boolean) => Tariff): PlotFor {
  // A card once laid is one object in all clones of a state, so the last one stands for all before it,
  // less those that were sold.
  const plots = new WeakMap<LaidCard, Map<string, Plot>>();
  return (owner, rounds, characters = owner.characters) => {
    const last = owner.laid.at(-1) ?? NO_CARD;
    let known = plots.get(last);
    if (known === undefined) {
      known = new Map();
      plots.set(last, known);
    }
    const key = `${rounds} ${characters.join()} ${owner.sold.join()}`;
    let plot = known.get(key);
    if (plot === undefined) {
      const holdings = { laid: owner.laid, characters, sold: owner.sold.length };
      plot = plotOf(holdings, (law) => tariffs(rounds, law));
      known.set(key, plot);
    }
    return plot;
  };
}
