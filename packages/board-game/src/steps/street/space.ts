/** B5.2-B5.10: an action space that one cowboy wins. */
import { die } from '@carson/engine';
import { parcelsOwnedBy } from '../../appraise/parcels.ts';
import type { Countable } from '../../content/action-spaces.ts';
import { startDuel } from '../../duel/duel.ts';
import { strengthOf } from '../../duel/strength.ts';
import { onlySeat, seatCount } from '../../lists.ts';
import { giveRoads } from '../../people/holdings.ts';
import { award, earn } from '../../people/payments.ts';
import { powerOf } from '../../people/powers.ts';
import { contenders, sendToSupply } from '../../placing/pieces.ts';
import { spaceAt } from '../../placing/places.ts';
import type { State } from '../../state/state.ts';
import type { SpaceStep } from '../../state/steps.ts';
import { pop, push, type Table } from '../../state/table.ts';
import { buildingsOwnedBy } from '../../town/counts.ts';
import { automatic } from '../step-rules.ts';

export const space = automatic<SpaceStep>((table, { place }) => {
  const { state } = table;
  if (state.tokens.includes(place)) {
    const singer = state.tokenSeat;
    sendToSupply(state, singer, place);
    act(table, singer, { place, multiplied: powerOf(state, singer).gamesFromSupply });
    return;
  }
  const seats = contenders(state, place);
  if (seatCount(seats) > 1) startDuel(table, { place, seats });
  else {
    pop(state);
    if (seats === 0) return;
    const seat = onlySeat(seats);
    sendToSupply(state, seat, place);
    act(table, seat, { place, multiplied: false });
  }
});

interface Act {
  readonly place: number;
  /** B9.11 */
  readonly multiplied: boolean;
}

function act(table: Table, seat: number, at: Act): void {
  const { state } = table;
  const { place } = at;
  const { yields, rule } = spaceAt(place);
  switch (yields.what) {
    case 'ammunition':
      push(state, { kind: 'takeAmmunition', seat });
      break;
    case 'roads':
      giveRoads(table, seat, { count: yields.count, rule, place });
      break;
    case 'tile':
      push(state, { kind: 'takeTile', seat, place });
      break;
    case 'money':
      earn(table, seat, {
        amount: yields.each * countOf(state, seat, yields.per),
        source: 'space',
        rule,
        place,
      });
      break;
    case 'gaming':
      game(table, seat, at);
      break;
    case 'points':
      award(table, seat, {
        points: Math.floor(countOf(state, seat, yields.per) / yields.share),
        source: 'space',
        rule,
        place,
      });
      break;
    case 'market':
      push(state, { kind: 'market', seat, place });
  }
}

function game(table: Table, seat: number, { place, multiplied }: Act): void {
  const { state, log } = table;
  const [black, white] = [die(state.random), die(state.random)];
  const money = multiplied ? black * white : black + white;
  log?.({ type: 'gamed', seat, place, black, white, money });
  earn(table, seat, { amount: money, source: 'space', rule: multiplied ? 'B9.11' : 'B5.9', place });
}

function countOf(state: State, seat: number, what: Countable): number {
  if (what === 'parcels') return parcelsOwnedBy(state.town, seat);
  return what === 'strength' ? strengthOf(state, seat) : buildingsOwnedBy(state.town, seat);
}
