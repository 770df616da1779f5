import { die } from '@carson/engine';
import { whyNotOwnable } from '../../appraise/parcels.ts';
import { claim } from '../../people/holdings.ts';
import { playerOf } from '../../state/state.ts';
import type { Table } from '../../state/table.ts';
import { INNER_PARCELS, parcelByDice } from '../../town/geometry.ts';
import { character } from './power.ts';

const RULE = 'B9.8';
const PARCELS = 2;

/** B14.22: lapses where nothing can be owned or no title is left. */
function claimByDice(table: Table, seat: number): void {
  const { state, log } = table;
  for (let count = 0; count < PARCELS; count++) {
    const open = INNER_PARCELS.some((parcel) => whyNotOwnable(state.town, parcel) === undefined);
    if (!open || playerOf(state, seat).titles === 0) {
      log?.({ type: 'powerUnused', seat, rule: RULE });
      return;
    }
    for (;;) {
      const [black, white] = [die(state.random), die(state.random)];
      const parcel = parcelByDice(black, white);
      const taken = whyNotOwnable(state.town, parcel) !== undefined;
      log?.({ type: 'parcelThrown', seat, black, white, parcel, taken });
      if (taken) continue;
      claim(table, seat, { parcel, rule: RULE });
      log?.beat?.();
      break;
    }
  }
}

export const indian = character({
  id: 'indian',
  rule: RULE,
  yellow: { limit: 20, taken: claimByDice },
  red: { limit: 30, parcelPriceCap: 3 },
});
