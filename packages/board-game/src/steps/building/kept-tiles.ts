/** B5.8: in turn order, each player may build any tiles in hand. */
import { refusal } from '@carson/engine';
import { DONE } from '../../commands.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { KeptTilesStep } from '../../state/steps.ts';
import { change } from '../../state/table.ts';
import { buildOptions, mightBuild, startBuild, useTile, whyNoBuild } from '../../town/construction.ts';
import { codeOf } from '../../town/town.ts';
import { inTurn } from '../step-rules.ts';

const NO_SUCH_TILE = refusal('noSuchTileInHand', 'B5.8');
const CLOSED = refusal('buildAlreadyCancelled', 'B14.28');

export const keptTiles = inTurn<KeptTilesStep>({
  turn({ state }, { step, seat }) {
    if (mightBuild(state, seat, openTiles(state, seat, step))) return false;
    close(state, step);
    return true;
  },
  ask: () => ({ kind: 'buildKeptTiles', rule: 'B5.8' }),
  options({ state, step, seat }, out) {
    for (const tile of openTiles(state, seat, step)) buildOptions(state, seat, { tile, out });
    out.push(DONE);
  },
  whyNot: {
    build({ building, parcel }, { state, step, seat }) {
      const tile = codeOf(building);
      if (!playerOf(state, seat).tiles.includes(tile)) return NO_SUCH_TILE;
      if (step.closed.includes(tile)) return CLOSED;
      return whyNoBuild(state, seat, { tile, parcel });
    },
  },
  play: {
    build({ building, parcel }, table, { seat }) {
      const tile = codeOf(building);
      useTile(table.state, seat, tile);
      startBuild(table, seat, { tile, parcel });
    },
    done: (_, { state }, { step }) => close(state, step),
  },
});

function close(state: State, step: KeptTilesStep): void {
  change(state, { ...step, at: step.at + 1, closed: [] });
}

/** The kinds of tile in hand that may still be tried. */
function openTiles(state: State, seat: number, { closed }: KeptTilesStep): number[] {
  const { tiles } = playerOf(state, seat);
  return tiles.filter((tile, at) => tiles.indexOf(tile) === at && !closed.includes(tile));
}
