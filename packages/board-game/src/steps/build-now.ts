/** B5.5: a tile just taken may be built at once or kept. */
import { refusal } from '@carson/engine';
import { buildOptions, keepTile, mightBuild, startBuild, whyNoBuild } from '../construction.ts';
import type { BuildNowFrame } from '../frames.ts';
import { DECLINE } from '../said.ts';
import { pop } from '../table.ts';
import { codeOf } from '../town.ts';
import { maskOf, type Step } from './step.ts';

const OTHER_TILE = refusal('onlyThatTile', 'B5.8');

export const buildNow: Step<BuildNowFrame> = {
  advance(table, { seat, tile }) {
    if (mightBuild(table.state, seat, [tile])) return false;
    pop(table.state);
    keepTile(table, seat, tile);
    return true;
  },
  asks: (_, { seat }) => maskOf(seat),
  ask: () => ({ kind: 'buildOrKeep', rule: 'B5.6' }),
  options({ state, frame, seat }, out) {
    buildOptions(state, seat, { tile: frame.tile, out });
    out.push(DECLINE);
  },
  whyNot({ state, frame, seat }, command) {
    if (command.type !== 'build') return undefined;
    if (codeOf(command.building) !== frame.tile) return OTHER_TILE;
    return whyNoBuild(state, seat, { tile: frame.tile, parcel: command.parcel });
  },
  play(table, { frame, seat, command }) {
    pop(table.state);
    if (command.type === 'build') startBuild(table, seat, { tile: frame.tile, parcel: command.parcel });
    else keepTile(table, seat, frame.tile);
  },
};
