/** B9.9, B9.15: which of several equal tiles leaves the row. */
import { refusal } from '@carson/engine';
import type { PickTileFrame } from '../frames.ts';
import { nth } from '../lists.ts';
import { ROW_PLACES } from '../places.ts';
import { askByPower } from '../powers.ts';
import { takeTile } from '../said.ts';
import { pop } from '../table.ts';
import { takeFromRow, whyNoTile } from '../tile-row.ts';
import { maskOf, type Step } from './step.ts';

const OTHER_KIND = refusal('otherKindOfTile', 'B9.9');

export const pickTile: Step<PickTileFrame> = {
  advance: () => false,
  asks: (_, { seat }) => maskOf(seat),
  ask: ({ seat }, state) => askByPower(state, seat, 'pickTile'),
  options({ state, frame }, out) {
    for (const [space, tile] of state.row.entries()) {
      if (tile === frame.tile) out.push(takeTile(nth(ROW_PLACES, space)));
    }
  },
  whyNot({ state }, command) {
    return command.type === 'takeTile' ? (whyNoTile(state, command.place) ?? OTHER_KIND) : undefined;
  },
  play(table, { command }) {
    if (command.type !== 'takeTile') return;
    pop(table.state);
    takeFromRow(table, ROW_PLACES.indexOf(command.place));
  },
};
