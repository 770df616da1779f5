/** B5.10: any number of points at the price of the space. */
import { refusal } from '@carson/engine';
import { DECLINE } from '../../commands.ts';
import { award, pay } from '../../people/payments.ts';
import { spaceAt } from '../../placing/places.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { MarketStep } from '../../state/steps.ts';
import { pop } from '../../state/table.ts';
import { maskOf, type StepRules } from '../step-rules.ts';

const RULE = 'B5.10';
const NO_POINTS = refusal('noPointsBought', RULE);

export const market: StepRules<MarketStep> = {
  advance({ state, log }, { seat, place }) {
    if (playerOf(state, seat).money >= priceAt(place)) return false;
    pop(state);
    log?.({ type: 'declined', seat, what: 'points', forced: true });
    return true;
  },
  asks: (_, { seat }) => maskOf(seat),
  ask: () => ({ kind: 'buyPoints', rule: RULE }),
  options({ state, step, seat }, out) {
    const most = affordable(state, seat, step.place);
    for (let points = 1; points <= most; points++) out.push({ type: 'buyPoints', points });
    out.push(DECLINE);
  },
  whyNot({ state, step, seat }, command) {
    if (command.type !== 'buyPoints') return undefined;
    if (command.points === 0) return NO_POINTS;
    const price = priceAt(step.place) * command.points;
    return refusal('notEnoughMoney', RULE, { price, money: playerOf(state, seat).money });
  },
  play(table, { step, seat, command }) {
    pop(table.state);
    if (command.type !== 'buyPoints') {
      table.log?.({ type: 'declined', seat, what: 'points', forced: false });
      return;
    }
    pay(table, seat, { amount: priceAt(step.place) * command.points, source: 'points', rule: RULE });
    award(table, seat, { points: command.points, source: 'market', rule: RULE });
  },
};

function priceAt(place: number): number {
  const { yields } = spaceAt(place);
  if (yields.what !== 'market') throw new Error(`no points are sold on place ${place}`);
  return yields.price;
}

function affordable(state: State, seat: number, place: number): number {
  return Math.floor(playerOf(state, seat).money / priceAt(place));
}
