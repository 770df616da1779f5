/** Puts a building on a parcel, with everything that follows from it. */
import { isAttackable } from '../appraise/protection.ts';
import { BUILDINGS, buildingAt } from '../content/buildings/index.ts';
import { nth, seatsOf } from '../lists.ts';
import { giveRevolvers } from '../people/holdings.ts';
import { sendHome } from '../placing/pieces.ts';
import type { Table } from '../state/table.ts';
import { NEIGHBOURS, rowAt } from './geometry.ts';
import { tileId } from './tile-row.ts';
import { hasOutlaw, ownerOf, putOn } from './town.ts';

export function putBuilding(
  table: Table,
  seat: number,
  { tile, parcel }: { tile: number; parcel: number },
): void {
  const building = BUILDINGS[tileId(tile)];
  putOn(table.state.town, parcel, building.id);
  table.log?.({ type: 'buildingBuilt', seat, building: building.id, parcel });
  giveRevolvers(table, seat, { count: building.revolvers, rule: building.rule });
  if (building.shelters) for (const near of rowAt(NEIGHBOURS, parcel)) endBarredAttacks(table, near);
}

/** B7.4, B14.8: attackers of a building that may no longer be attacked take their cowboys back. */
function endBarredAttacks({ state, log }: Table, parcel: number): void {
  const { town } = state;
  if (buildingAt(town, parcel) === undefined || isAttackable(town, parcel) || hasOutlaw(town, parcel)) return;
  const attackers = nth(state.cowboysAt, parcel) & ~(1 << ownerOf(town, parcel));
  if (parcel === state.cityHall) return;
  for (const attacker of seatsOf(attackers, state.turnOrder)) {
    sendHome(state, attacker, parcel);
    log?.({ type: 'attackersCleared', seat: attacker, parcel, rule: 'B7.4' });
  }
}
