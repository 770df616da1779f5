/** B5.1, B5.3: the spaces without duels. With horses, a cowboy on Salary may buy one instead (B10.6). */
import * as commands from '../../commands.ts';
import { corralOptions, payCorral, putHorse, whyNoCorral } from '../../people/corrals.ts';
import { giveHorse, giveRoads } from '../../people/holdings.ts';
import { earn, pay } from '../../people/payments.ts';
import { cowboysOf, sendToSupply } from '../../placing/pieces.ts';
import { spaceAt } from '../../placing/places.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { SharedSpaceStep } from '../../state/steps.ts';
import type { Table } from '../../state/table.ts';
import { endTurn, inTurn } from '../step-rules.ts';

const HORSE_PRICE = 4;
const HORSE_RULE = 'B10.6';

export const sharedSpace = inTurn<SharedSpaceStep>({
  turn(table, { step, seat }) {
    const { state } = table;
    if (cowboysOf(state, seat, step.place) > 0) {
      if (canBuyHorse(state, seat, step.place)) return false;
      act(table, seat, step.place);
    }
    return endTurn(state, step);
  },
  ask: () => ({ kind: 'salaryOrHorse', rule: HORSE_RULE }),
  options({ state }, out) {
    out.push(commands.TAKE_SALARY);
    corralOptions(state, commands.buyHorse, out);
  },
  whyNot: { buyHorse: ({ corral }, { state }) => whyNoCorral(state, corral) },
  play: {
    buyHorse({ corral }, table, { step, seat }) {
      buyHorse(table, seat, { place: step.place, corral });
      endTurn(table.state, step);
    },
    takeSalary(_, table, { step, seat }) {
      act(table, seat, step.place);
      endTurn(table.state, step);
    },
  },
});

/** One per player and round, since Salary is resolved once. The player's other cowboys there may just have earned the price. */
function canBuyHorse(state: State, seat: number, place: number): boolean {
  const { yields } = spaceAt(place);
  if (yields.what !== 'salary' || state.horses === 0) return false;
  const salaries = (cowboysOf(state, seat, place) - 1) * yields.money;
  return playerOf(state, seat).money + salaries >= HORSE_PRICE;
}

/** All cowboys of the seat there act. */
function act(table: Table, seat: number, place: number): void {
  const { state } = table;
  const { yields, rule } = spaceAt(place);
  const count = cowboysOf(state, seat, place);
  for (let cowboy = 0; cowboy < count; cowboy++) sendToSupply(state, seat, place);
  if (yields.what === 'salary')
    earn(table, seat, { amount: yields.money * count, source: 'salary', rule, place });
  if (yields.what === 'roads') giveRoads(table, seat, { count: yields.count * count, rule, place });
}

function buyHorse(table: Table, seat: number, { place, corral }: { place: number; corral: number }): void {
  const { state } = table;
  sendToSupply(state, seat, place);
  act(table, seat, place);
  pay(table, seat, { amount: HORSE_PRICE, source: 'horse', rule: HORSE_RULE });
  giveHorse(table, seat, HORSE_RULE);
  putHorse(table, seat, corral);
  payCorral(table, seat, { corral, horses: 1 });
}
