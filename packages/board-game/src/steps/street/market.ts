/** B5.10: any number of points at the price of the space. */
import { refusal } from '@carson/engine';
import { DECLINE } from '../../commands.ts';
import { known } from '../../lists.ts';
import { award, pay } from '../../people/payments.ts';
import { POINT_PRICES } from '../../placing/places.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { MarketStep } from '../../state/steps.ts';
import { pop, type Table } from '../../state/table.ts';
import { askingSeat } from '../step-rules.ts';

const RULE = 'B5.10';
const NO_POINTS = refusal('noPointsBought', RULE);

export const market = askingSeat<MarketStep>({
  advance(table, { seat, place }) {
    if (playerOf(table.state, seat).money >= priceAt(place)) return false;
    decline(table, seat, { place, forced: true });
    return true;
  },
  ask: () => ({ kind: 'buyPoints', rule: RULE }),
  options({ state, step, seat }, out) {
    const most = affordable(state, seat, step.place);
    for (let points = 1; points <= most; points++) out.push({ type: 'buyPoints', points });
    out.push(DECLINE);
  },
  whyNot: {
    buyPoints({ points }, { state, step, seat }) {
      if (points === 0) return NO_POINTS;
      const price = priceAt(step.place) * points;
      return refusal('notEnoughMoney', RULE, { price, money: playerOf(state, seat).money });
    },
  },
  play: {
    buyPoints({ points }, table, { step, seat }) {
      pop(table.state);
      pay(table, seat, { amount: priceAt(step.place) * points, source: 'points', rule: RULE });
      award(table, seat, { points, source: 'market', rule: RULE, place: step.place });
    },
    decline: (_, table, { step, seat }) => decline(table, seat, { place: step.place, forced: false }),
  },
});

function decline({ state, log }: Table, seat: number, how: { place: number; forced: boolean }): void {
  pop(state);
  log?.({ type: 'declined', seat, what: 'points', ...how });
}

function priceAt(place: number): number {
  return known(POINT_PRICES.get(place), 'the price of a point');
}

function affordable(state: State, seat: number, place: number): number {
  return Math.floor(playerOf(state, seat).money / priceAt(place));
}
