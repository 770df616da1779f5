/** B8.12: a tile that is not for sale has been drawn; the first in order places it. */

import { refusal } from '@carson/engine';
import { whyNotBuild } from '../../appraise/building.ts';
import { isBridgeSite, whyNoRoad } from '../../appraise/roads.ts';
import { layTownRoad, placeCityHall } from '../../commands.ts';
import { BUILDINGS } from '../../content/buildings/index.ts';
import { BUILDING_IDS } from '../../ids.ts';
import { playerOf } from '../../state/state.ts';
import type { HallSiteStep } from '../../state/steps.ts';
import { pop, type Table } from '../../state/table.ts';
import { EDGES, PARCELS } from '../../town/geometry.ts';
import { refill } from '../../town/tile-row.ts';
import { cloneTown, layRoad, putOn, type Town } from '../../town/town.ts';
import { askingSeat } from '../step-rules.ts';

/** The one building that stands on an unowned parcel. */
const HALL = BUILDING_IDS.find((id) => BUILDINGS[id].site === 'unowned') ?? BUILDING_IDS[0];

const BRIDGE_NOT_HERE = refusal('noBridgeForTheTown', 'B14.11');
const SITE_FIRST = refusal('siteAlreadyServed', 'B8.12');

export const hallSite = askingSeat<HallSiteStep>({
  advance(table, { seat }) {
    const { state, log } = table;
    const [only, other] = sitesIn(state.town);
    if (only === undefined) {
      if (isWithinReach(state.town)) return false;
      log?.({ type: 'cityHallUnplaced' });
      leave(table);
      return true;
    }
    if (other !== undefined || playerOf(state, seat).roads > 0) return false;
    place(table, seat, only);
    return true;
  },
  ask: () => ({ kind: 'placeCityHall', rule: 'B8.12' }),
  options({ state }, out) {
    const sites = sitesIn(state.town);
    for (const parcel of sites) out.push(placeCityHall(parcel));
    if (sites.length === 0) for (const edge of townRoads(state.town)) out.push(layTownRoad(edge));
  },
  whyNot: {
    placeCityHall: ({ parcel }, { state, seat }) => whyNotBuild(state.town, seat, { building: HALL, parcel }),
    layTownRoad({ edge }, { state }) {
      if (sitesIn(state.town).length > 0) return SITE_FIRST;
      return whyNoRoad(state.town, edge) ?? BRIDGE_NOT_HERE;
    },
  },
  play: {
    placeCityHall: ({ parcel }, table, { seat }) => place(table, seat, parcel),
    layTownRoad({ edge }, { state, log }, { seat }) {
      layRoad(state.town, edge);
      log?.({ type: 'townRoadLaid', by: seat, edge });
    },
  },
});

function place(table: Table, seat: number, parcel: number): void {
  const { state, log } = table;
  putOn(state.town, parcel, HALL);
  state.cityHall = parcel;
  log?.({ type: 'cityHallPlaced', by: seat, parcel });
  leave(table);
}

function leave(table: Table): void {
  pop(table.state);
  refill(table);
}

function sitesIn(town: Town): number[] {
  return PARCELS.filter((parcel) => whyNotBuild(town, 0, { building: HALL, parcel }) === undefined);
}

/** B14.11: whether any number of roads without a bridge serve a site; where none can, the tile is out of the game. */
function isWithinReach(town: Town): boolean {
  const paved = cloneTown(town);
  for (;;) {
    if (sitesIn(paved).length > 0) return true;
    const roads = townRoads(paved);
    if (roads.length === 0) return false;
    for (const edge of roads) layRoad(paved, edge);
  }
}

/** Roads of the general supply: no bridges. */
function townRoads(town: Town): number[] {
  return EDGES.filter((edge) => whyNoRoad(town, edge) === undefined && !isBridgeSite(town, edge));
}
