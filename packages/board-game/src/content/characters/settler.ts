import { claim } from '../../people/holdings.ts';
import type { State } from '../../state/state.ts';
import { PARCELS } from '../../town/geometry.ts';
import { factsAt } from '../buildings/index.ts';
import { moneyOrPoints, parcelOffer } from './offers.ts';
import { character } from './power.ts';

const RULE = 'B9.5';

function mountainsOwned({ town }: Pick<State, 'town'>, seat: number): number {
  let count = 0;
  for (const parcel of PARCELS) {
    if (town.owner[parcel] === seat) count += factsAt(town, parcel).mountains;
  }
  return count;
}

export const settler = character({
  id: 'settler',
  rule: RULE,
  yellow: {
    limit: 30,
    atOnce: parcelOffer({
      kind: 'freeParcel',
      take: (table, seat, parcel) => claim(table, seat, { parcel, rule: RULE }),
    }),
  },
  red: { limit: 20, atOnce: moneyOrPoints(RULE), pledgePoints: mountainsOwned },
});
