/** B5.5: the winner of a space of the building row pays and takes the tile, or declines. */
import { type Refusal, refusal } from '@carson/engine';
import { DECLINE, takeTile as sayTakeTile } from '../../commands.ts';
import { nth } from '../../lists.ts';
import { pay } from '../../people/payments.ts';
import { ROW_PLACES } from '../../placing/places.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { TakeTileStep } from '../../state/steps.ts';
import { pop, push } from '../../state/table.ts';
import { tilePriceFor } from '../../town/prices.ts';
import { tileId } from '../../town/tile-row.ts';
import { BARE } from '../../town/town.ts';
import { maskOf, type StepRules } from '../step-rules.ts';

const RULE = 'B5.5';
const OTHER_SPACE = refusal('otherSpaceOfTheRow', RULE);

export const takeTile: StepRules<TakeTileStep> = {
  advance({ state, log }, { seat, place }) {
    if (whyTooDear(state, seat, place) === undefined) return false;
    pop(state);
    log?.({ type: 'declined', seat, what: 'tile', forced: true });
    return true;
  },
  asks: (_, { seat }) => maskOf(seat),
  ask: () => ({ kind: 'takeTile', rule: RULE }),
  options({ step }, out) {
    out.push(sayTakeTile(step.place), DECLINE);
  },
  whyNot: (_, command) => (command.type === 'takeTile' ? OTHER_SPACE : undefined),
  play(table, { step, seat, command }) {
    const { state, log } = table;
    pop(state);
    if (command.type !== 'takeTile') {
      log?.({ type: 'declined', seat, what: 'tile', forced: false });
      return;
    }
    const space = ROW_PLACES.indexOf(step.place);
    const tile = nth(state.row, space);
    pay(table, seat, { amount: tilePriceFor(state, seat, step.place), source: 'tile', rule: RULE });
    state.row[space] = BARE;
    log?.({ type: 'tileTaken', seat, building: tileId(tile), place: step.place });
    push(state, { kind: 'buildNow', seat, tile });
  },
};

function whyTooDear(state: State, seat: number, place: number): Refusal | undefined {
  const price = tilePriceFor(state, seat, place);
  const { money } = playerOf(state, seat);
  return money < price ? refusal('notEnoughMoney', RULE, { price, money }) : undefined;
}
