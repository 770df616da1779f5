import type { State } from '../../state/state.ts';
import { codeOf } from '../../town/town.ts';
import { MONEY_INSTEAD, moneyNow, moneyOrPoints, namedOffer } from './offers.ts';
import { character } from './power.ts';

const RULE = 'B9.3';

const moneyOrDoubling = namedOffer({
  kind: 'moneyOrDoubling',
  rule: RULE,
  optional: false,
  answers: [moneyNow(RULE), { choice: 'wait', take: () => undefined }],
});

const HOUSES = [codeOf('house'), codeOf('townhouse')];

function housesOwned({ town }: Pick<State, 'town'>, seat: number): number {
  return town.on.filter((code, parcel) => town.owner[parcel] === seat && HOUSES.includes(code)).length;
}

export const grocer = character({
  id: 'grocer',
  rule: RULE,
  yellow: { limit: 60, atOnce: moneyOrDoubling, doublesKindOrEarns: MONEY_INSTEAD },
  red: { limit: 60, atOnce: moneyOrPoints(RULE), pledgePoints: housesOwned },
});
