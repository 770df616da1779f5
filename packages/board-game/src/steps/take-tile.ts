/** B5.5: the winner of a space of the building row pays and takes the tile, or declines. */
import { type Refusal, refusal } from '@carson/engine';
import type { TakeTileFrame } from '../frames.ts';
import { nth } from '../lists.ts';
import { ROW_PLACES } from '../places.ts';
import { tilePriceFor } from '../prices.ts';
import { pay } from '../purse.ts';
import { DECLINE, takeTile as sayTakeTile } from '../said.ts';
import { playerOf, type State } from '../state.ts';
import { pop, push } from '../table.ts';
import { tileId } from '../tile-row.ts';
import { BARE } from '../town.ts';
import { maskOf, type Step } from './step.ts';

const RULE = 'B5.5';
const OTHER_SPACE = refusal('otherSpaceOfTheRow', RULE);

export const takeTile: Step<TakeTileFrame> = {
  advance({ state, log }, { seat, place }) {
    if (whyTooDear(state, seat, place) === undefined) return false;
    pop(state);
    log?.({ type: 'declined', seat, what: 'tile', forced: true });
    return true;
  },
  asks: (_, { seat }) => maskOf(seat),
  ask: () => ({ kind: 'takeTile', rule: RULE }),
  options({ frame }, out) {
    out.push(sayTakeTile(frame.place), DECLINE);
  },
  whyNot: (_, command) => (command.type === 'takeTile' ? OTHER_SPACE : undefined),
  play(table, { frame, seat, command }) {
    const { state, log } = table;
    pop(state);
    if (command.type !== 'takeTile') {
      log?.({ type: 'declined', seat, what: 'tile', forced: false });
      return;
    }
    const space = ROW_PLACES.indexOf(frame.place);
    const tile = nth(state.row, space);
    pay(table, seat, { amount: tilePriceFor(state, seat, frame.place), source: 'tile', rule: RULE });
    state.row[space] = BARE;
    log?.({ type: 'tileTaken', seat, building: tileId(tile), place: frame.place });
    push(state, { step: 'buildNow', seat, tile });
  },
};

function whyTooDear(state: State, seat: number, place: number): Refusal | undefined {
  const price = tilePriceFor(state, seat, place);
  const { money } = playerOf(state, seat);
  return money < price ? refusal('notEnoughMoney', RULE, { price, money }) : undefined;
}
