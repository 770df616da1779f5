/** B5.10: any number of points at the price of the space. */
import { refusal } from '@carson/engine';
import type { MarketFrame } from '../frames.ts';
import { spaceAt } from '../places.ts';
import { award, pay } from '../purse.ts';
import { DECLINE } from '../said.ts';
import { playerOf, type State } from '../state.ts';
import { pop } from '../table.ts';
import { maskOf, type Step } from './step.ts';

const RULE = 'B5.10';
const NO_POINTS = refusal('noPointsBought', RULE);

export const market: Step<MarketFrame> = {
  advance({ state, log }, { seat, place }) {
    if (playerOf(state, seat).money >= priceAt(place)) return false;
    pop(state);
    log?.({ type: 'declined', seat, what: 'points', forced: true });
    return true;
  },
  asks: (_, { seat }) => maskOf(seat),
  ask: () => ({ kind: 'buyPoints', rule: RULE }),
  options({ state, frame, seat }, out) {
    const most = affordable(state, seat, frame.place);
    for (let points = 1; points <= most; points++) out.push({ type: 'buyPoints', points });
    out.push(DECLINE);
  },
  whyNot({ state, frame, seat }, command) {
    if (command.type !== 'buyPoints') return undefined;
    if (command.points === 0) return NO_POINTS;
    const price = priceAt(frame.place) * command.points;
    return refusal('notEnoughMoney', RULE, { price, money: playerOf(state, seat).money });
  },
  play(table, { frame, seat, command }) {
    pop(table.state);
    if (command.type !== 'buyPoints') {
      table.log?.({ type: 'declined', seat, what: 'points', forced: false });
      return;
    }
    pay(table, seat, { amount: priceAt(frame.place) * command.points, source: 'points', rule: RULE });
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
