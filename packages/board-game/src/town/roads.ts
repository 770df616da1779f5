/** B5.11, B10.2: roads from the personal reserve. */
import { type Refusal, refusal } from '@carson/engine';
import { isBridgeSite, isServed, roadsNeeded, whyNoRoad } from '../appraise/roads.ts';
import type { Command } from '../command.ts';
import * as commands from '../commands.ts';
import { factsAt } from '../content/buildings/index.ts';
import { award } from '../people/payments.ts';
import { powerOf } from '../people/powers.ts';
import { playerOf, type State } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { EDGE_SERVES, EDGES, rowAt } from './geometry.ts';
import { layRoad } from './town.ts';

const NO_ROAD_LEFT = refusal('noRoadInReserve', 'B5.11');
const BRIDGE_NEEDS_TWO = refusal('bridgeNeedsTwoRoads', 'B10.2');

export function whyNotLaid(state: State, seat: number, edge: number): Refusal | undefined {
  const { roads } = playerOf(state, seat);
  if (roads === 0) return NO_ROAD_LEFT;
  const reason = whyNoRoad(state.town, edge);
  if (reason !== undefined) return reason;
  return roadsNeeded(state.town, edge) > roads ? BRIDGE_NEEDS_TWO : undefined;
}

export function roadOptions(state: State, seat: number, out: Command[]): void {
  const { roads } = playerOf(state, seat);
  if (roads === 0) return;
  const { town } = state;
  for (const edge of EDGES) {
    if (whyNoRoad(town, edge) !== undefined) continue;
    if (roads > 1 || !isBridgeSite(town, edge)) out.push(commands.layRoad(edge));
  }
}

export function canLayRoad(state: State, seat: number): boolean {
  return EDGES.some((edge) => whyNotLaid(state, seat, edge) === undefined);
}

export function playRoad(table: Table, seat: number, edge: number): void {
  const { state, log } = table;
  const { town } = state;
  const { pointsPerServingRoad, pointsPerBridge, rule } = powerOf(state, seat);
  const bridge = isBridgeSite(town, edge);
  const servesNew = servesNewLand(state, edge);
  playerOf(state, seat).roads -= roadsNeeded(town, edge);
  layRoad(town, edge);
  log?.({ type: 'roadLaid', seat, edge, bridge });
  const points = bridge ? pointsPerBridge : pointsPerServingRoad;
  if (servesNew) award(table, seat, { points, source: 'road', rule });
}

/** B9.13, B14.27: river parcels do not count. */
function servesNewLand({ town }: State, edge: number): boolean {
  return rowAt(EDGE_SERVES, edge).some(
    (parcel) => factsAt(town, parcel).river === 0 && !isServed(town, parcel),
  );
}
