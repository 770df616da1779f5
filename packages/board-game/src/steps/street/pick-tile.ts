/** B9.9, B9.15: which of several equal tiles leaves the row. */
import { refusal } from '@carson/engine';
import { takeTile } from '../../commands.ts';
import { nth } from '../../lists.ts';
import { askByPower } from '../../people/powers.ts';
import { ROW_PLACES } from '../../placing/places.ts';
import type { PickTileStep } from '../../state/steps.ts';
import { pop } from '../../state/table.ts';
import { takeFromRow, whyNoTile } from '../../town/tile-row.ts';
import { maskOf, type StepRules } from '../step-rules.ts';

const OTHER_KIND = refusal('otherKindOfTile', 'B9.9');

export const pickTile: StepRules<PickTileStep> = {
  advance: () => false,
  asks: (_, { seat }) => maskOf(seat),
  ask: ({ seat }, state) => askByPower(state, seat, 'pickTile'),
  options({ state, step }, out) {
    for (const [space, tile] of state.row.entries()) {
      if (tile === step.tile) out.push(takeTile(nth(ROW_PLACES, space)));
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
