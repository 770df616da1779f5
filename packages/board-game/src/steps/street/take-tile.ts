/** B5.5: the winner of a space of the building row pays and takes the tile, or declines. */
import { refusal } from '@carson/engine';
import { DECLINE, takeTile as sayTakeTile } from '../../commands.ts';
import { nth } from '../../lists.ts';
import { pay } from '../../people/payments.ts';
import { ROW_PLACES } from '../../placing/places.ts';
import { playerOf } from '../../state/state.ts';
import type { TakeTileStep } from '../../state/steps.ts';
import { pop, push, type Table } from '../../state/table.ts';
import { tilePriceFor } from '../../town/prices.ts';
import { tileId } from '../../town/tile-row.ts';
import { BARE } from '../../town/town.ts';
import { askingSeat } from '../step-rules.ts';

const RULE = 'B5.5';
const OTHER_SPACE = refusal('otherSpaceOfTheRow', RULE);

export const takeTile = askingSeat<TakeTileStep>({
  advance(table, { seat, place }) {
    if (playerOf(table.state, seat).money >= tilePriceFor(table.state, seat, place)) return false;
    decline(table, seat, { place, forced: true });
    return true;
  },
  ask: () => ({ kind: 'takeTile', rule: RULE }),
  options({ step }, out) {
    out.push(sayTakeTile(step.place), DECLINE);
  },
  whyNot: { takeTile: () => OTHER_SPACE },
  play: {
    takeTile({ place }, table, { seat }) {
      const { state, log } = table;
      const space = ROW_PLACES.indexOf(place);
      const tile = nth(state.row, space);
      pop(state);
      pay(table, seat, { amount: tilePriceFor(state, seat, place), source: 'tile', rule: RULE });
      state.row[space] = BARE;
      log?.({ type: 'tileTaken', seat, building: tileId(tile), place });
      push(state, { kind: 'buildNow', seat, tile });
    },
    decline: (_, table, { step, seat }) => decline(table, seat, { place: step.place, forced: false }),
  },
});

function decline({ state, log }: Table, seat: number, how: { place: number; forced: boolean }): void {
  pop(state);
  log?.({ type: 'declined', seat, what: 'tile', ...how });
}
