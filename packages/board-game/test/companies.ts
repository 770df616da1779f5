/** Who sits at which tables, for random games that get into every corner of the rules. */
import { below, type Random } from '@carson/engine';
import { add } from '../src/lists.ts';
import type { OptionsInput } from '../src/setup/options.ts';
import type { State } from '../src/state/state.ts';
import { keepTile } from '../src/town/construction.ts';
import { drawTile, placesItself } from '../src/town/tile-row.ts';
import { anyTable, restless, richTable } from './any-table.ts';
import * as temperaments from './temperaments.ts';

export interface Company {
  readonly seats: readonly temperaments.Temperament[];
  readonly table: (random: Random) => OptionsInput;
}

/** Players who take back what they placed, as often as they may (B10.5). */
export const WAVERERS: Company = {
  seats: [temperaments.waverer],
  table: () => ({ seats: 2, variants: { kitCarson: true } }),
};

/** `nosy` is a player who prefers what has not occurred yet. */
export function companiesWith(nosy: temperaments.Temperament): readonly Company[] {
  const { booster, idler, mayor, raider, squatter, surveyor, townsman, vicar } = temperaments;
  const stirred: temperaments.Temperament = ({ random, options }) => restless(random, options);
  return [
    { seats: [stirred], table: anyTable },
    {
      seats: [booster, idler, mayor, nosy, raider, squatter, stirred, surveyor, townsman, vicar],
      table: anyTable,
    },
    { seats: [booster], table: anyTable },
    { seats: [idler, nosy], table: richTable },
    { seats: [mayor], table: richTable },
    { seats: [raider, vicar], table: richTable },
    { seats: [squatter], table: (random) => ({ ...richTable(random), seats: 6 }) },
    { seats: [surveyor, nosy], table: richTable },
    { seats: [townsman], table: (random) => ({ ...richTable(random), seats: 4 + below(random, 3) }) },
  ];
}

/** A position as after some rounds: tiles out of the bag are in the players' hands already. */
export function dealTiles(state: State): void {
  for (let dealt = 0; dealt < 3; dealt++) {
    for (const seat of state.players.keys()) {
      const tile = drawTile(state);
      if (placesItself(tile)) add(state.bag, tile, 1);
      else keepTile({ state, log: undefined }, seat, tile);
    }
  }
}
