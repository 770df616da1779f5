/** B9.9, B9.15: which of several equal tiles leaves the row. */
import { refusal } from '@carson/engine';
import { takeTile } from '../../commands.ts';
import { nth } from '../../lists.ts';
import { askByPower } from '../../people/powers.ts';
import { ROW_PLACES } from '../../placing/places.ts';
import type { PickTileStep } from '../../state/steps.ts';
import { pop } from '../../state/table.ts';
import { takeFromRow, whyNoTile } from '../../town/tile-row.ts';
import { askingSeat } from '../step-rules.ts';

const OTHER_KIND = refusal('otherKindOfTile', 'B9.9');

export const pickTile = askingSeat<PickTileStep>({
  ask: ({ seat }, state) => askByPower(state, seat, 'pickTile'),
  options({ state, step }, out) {
    for (const [space, tile] of state.row.entries()) {
      if (tile === step.tile) out.push(takeTile(nth(ROW_PLACES, space)));
    }
  },
  whyNot: { takeTile: ({ place }, { state }) => whyNoTile(state, place) ?? OTHER_KIND },
  play: {
    takeTile({ place }, table) {
      pop(table.state);
      takeFromRow(table, ROW_PLACES.indexOf(place));
    },
  },
});
