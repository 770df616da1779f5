/** B5.8: in turn order, each player may build any tiles in hand. */
import { refusal } from '@carson/engine';
import { buildOptions, mightBuild, startBuild, useTile, whyNoBuild } from '../construction.ts';
import type { KeptTilesFrame } from '../frames.ts';
import { nth } from '../lists.ts';
import { DONE } from '../said.ts';
import { playerOf, type State } from '../state.ts';
import { change, pop } from '../table.ts';
import { codeOf } from '../town.ts';
import { maskOf, type Step } from './step.ts';

const NO_SUCH_TILE = refusal('noSuchTileInHand', 'B5.8');
const CLOSED = refusal('buildAlreadyCancelled', 'B14.28');

export const keptTiles: Step<KeptTilesFrame> = {
  advance({ state }, frame) {
    if (frame.at === state.players.length) pop(state);
    else {
      const seat = nth(state.turnOrder, frame.at);
      const tiles = openTiles(state, seat, frame);
      if (tiles.length > 0 && mightBuild(state, seat, tiles)) return false;
      change(state, { ...frame, at: frame.at + 1, closed: [] });
    }
    return true;
  },
  asks: (state, { at }) => maskOf(nth(state.turnOrder, at)),
  ask: () => ({ kind: 'buildKeptTiles', rule: 'B5.8' }),
  options({ state, frame, seat }, out) {
    for (const tile of openTiles(state, seat, frame)) buildOptions(state, seat, { tile, out });
    out.push(DONE);
  },
  whyNot({ state, frame, seat }, command) {
    if (command.type !== 'build') return undefined;
    const tile = codeOf(command.building);
    if (!playerOf(state, seat).tiles.includes(tile)) return NO_SUCH_TILE;
    if (frame.closed.includes(tile)) return CLOSED;
    return whyNoBuild(state, seat, { tile, parcel: command.parcel });
  },
  play(table, { frame, seat, command }) {
    const { state } = table;
    if (command.type === 'build') {
      const tile = codeOf(command.building);
      useTile(state, seat, tile);
      startBuild(table, seat, { tile, parcel: command.parcel });
    } else change(state, { ...frame, at: frame.at + 1, closed: [] });
  },
};

/** The kinds of tile in hand that may still be tried. */
function openTiles(state: State, seat: number, { closed }: KeptTilesFrame): number[] {
  const { tiles } = playerOf(state, seat);
  return tiles.filter((tile, at) => tiles.indexOf(tile) === at && !closed.includes(tile));
}
