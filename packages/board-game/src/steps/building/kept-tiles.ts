/** B5.8: in turn order, each player may build any tiles in hand. */
import { refusal } from '@carson/engine';
import { DONE } from '../../commands.ts';
import { nth } from '../../lists.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { KeptTilesStep } from '../../state/steps.ts';
import { change, pop } from '../../state/table.ts';
import { buildOptions, mightBuild, startBuild, useTile, whyNoBuild } from '../../town/construction.ts';
import { codeOf } from '../../town/town.ts';
import { maskOf, type StepRules } from '../step-rules.ts';

const NO_SUCH_TILE = refusal('noSuchTileInHand', 'B5.8');
const CLOSED = refusal('buildAlreadyCancelled', 'B14.28');

export const keptTiles: StepRules<KeptTilesStep> = {
  advance({ state }, step) {
    if (step.at === state.players.length) pop(state);
    else {
      const seat = nth(state.turnOrder, step.at);
      const tiles = openTiles(state, seat, step);
      if (tiles.length > 0 && mightBuild(state, seat, tiles)) return false;
      change(state, { ...step, at: step.at + 1, closed: [] });
    }
    return true;
  },
  asks: (state, { at }) => maskOf(nth(state.turnOrder, at)),
  ask: () => ({ kind: 'buildKeptTiles', rule: 'B5.8' }),
  options({ state, step, seat }, out) {
    for (const tile of openTiles(state, seat, step)) buildOptions(state, seat, { tile, out });
    out.push(DONE);
  },
  whyNot({ state, step, seat }, command) {
    if (command.type !== 'build') return undefined;
    const tile = codeOf(command.building);
    if (!playerOf(state, seat).tiles.includes(tile)) return NO_SUCH_TILE;
    if (step.closed.includes(tile)) return CLOSED;
    return whyNoBuild(state, seat, { tile, parcel: command.parcel });
  },
  play(table, { step, seat, command }) {
    const { state } = table;
    if (command.type === 'build') {
      const tile = codeOf(command.building);
      useTile(state, seat, tile);
      startBuild(table, seat, { tile, parcel: command.parcel });
    } else change(state, { ...step, at: step.at + 1, closed: [] });
  },
};

/** The kinds of tile in hand that may still be tried. */
function openTiles(state: State, seat: number, { closed }: KeptTilesStep): number[] {
  const { tiles } = playerOf(state, seat);
  return tiles.filter((tile, at) => tiles.indexOf(tile) === at && !closed.includes(tile));
}
