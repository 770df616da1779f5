/** B5.5: a tile just taken may be built at once or kept. */
import { refusal } from '@carson/engine';
import { DECLINE } from '../../commands.ts';
import type { BuildNowStep } from '../../state/steps.ts';
import { pop } from '../../state/table.ts';
import { buildOptions, keepTile, mightBuild, startBuild, whyNoBuild } from '../../town/construction.ts';
import { codeOf } from '../../town/town.ts';
import { askingSeat } from '../step-rules.ts';

const OTHER_TILE = refusal('onlyThatTile', 'B5.8');

export const buildNow = askingSeat<BuildNowStep>({
  advance(table, { seat, tile }) {
    if (mightBuild(table.state, seat, [tile])) return false;
    pop(table.state);
    keepTile(table, seat, tile);
    return true;
  },
  ask: () => ({ kind: 'buildOrKeep', rule: 'B5.6' }),
  options({ state, step, seat }, out) {
    buildOptions(state, seat, { tile: step.tile, out });
    out.push(DECLINE);
  },
  whyNot: {
    build({ building, parcel }, { state, step, seat }) {
      if (codeOf(building) !== step.tile) return OTHER_TILE;
      return whyNoBuild(state, seat, { tile: step.tile, parcel });
    },
  },
  play: {
    build({ parcel }, table, { step, seat }) {
      pop(table.state);
      startBuild(table, seat, { tile: step.tile, parcel });
    },
    decline(_, table, { step, seat }) {
      pop(table.state);
      keepTile(table, seat, step.tile);
    },
  },
});
