/** Facts that can be laid over the map. */
import {
  BUILDING_IDS,
  BUILDINGS,
  type BuildingId,
  idOf,
  type Prospect,
  prospectsOf,
  type View,
} from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { Choices } from '../../../parts/choices.tsx';
import type { ShownTable } from '../../../table/shown-table.ts';
import { words } from '../../../words/words.ts';
import { type MapOverlay, mapOverlay, OVERLAYS, tried } from '../model.ts';

const ICONS: Readonly<Record<MapOverlay, string>> = {
  income: 'piece-dollar',
  price: 'piece-title',
  served: 'piece-road',
  safe: 'icon-lock',
  sites: 'icon-hint',
};

/** The chosen one says its name or shows its buildings; the others are pictures that speak when asked. */
export function MapOverlays({ table }: { readonly table: ShownTable }): JSX.Element {
  const { overlays } = words.value.boardTable;
  const tiles = tilesToTry(table);
  const chosen = mapOverlay.value === 'sites' ? triedOf(tiles) : undefined;
  const shown = tiles.length === 0 ? OVERLAYS.filter((value) => value !== 'sites') : OVERLAYS;
  return (
    <div class="map-overlays">
      <Choices
        label={overlays.heading}
        values={shown}
        chosen={mapOverlay.value}
        onChoose={(value) => {
          mapOverlay.value = value;
        }}
        face={(value) => (
          <>
            <Art name={ICONS[value]} />
            {value === mapOverlay.value && value !== 'sites' && overlays[value]}
          </>
        )}
        spoken={(value) => overlays[value]}
      />
      {chosen !== undefined && <TileChoice tiles={tiles} chosen={chosen} />}
    </div>
  );
}

interface TileChoiceProps {
  readonly tiles: readonly BuildingId[];
  readonly chosen: BuildingId;
}

function TileChoice({ tiles, chosen }: TileChoiceProps): JSX.Element {
  const { boardTable, names } = words.value;
  return (
    <Choices
      label={boardTable.overlays.building}
      values={tiles}
      chosen={chosen}
      onChoose={(building) => {
        tried.value = building;
      }}
      face={(building) => <Art name={`element-${building}`} />}
      spoken={(building) => names.elements[building]}
    />
  );
}

function triedOf(tiles: readonly BuildingId[]): BuildingId | undefined {
  return tiles.find((id) => id === tried.value) ?? tiles[0];
}

/** The viewer's own tiles and those of the row that can earn something, each kind once. */
function tilesToTry({ view: seen, viewer }: ShownTable): readonly BuildingId[] {
  const view = seen as View;
  if (viewer === 'spectator') return [];
  const codes = [...(view.players[viewer]?.tiles ?? []), ...view.row];
  const ids = new Set(codes.map((code) => idOf(code)));
  return BUILDING_IDS.filter((id) => ids.has(id) && BUILDINGS[id].earnings !== undefined);
}

/** What the building being tried would earn, by parcel. */
export function prospectsShown(table: ShownTable): ReadonlyMap<number, Prospect> {
  const view = table.view as View;
  const building = mapOverlay.value === 'sites' ? triedOf(tilesToTry(table)) : undefined;
  if (building === undefined || table.viewer === 'spectator') return new Map();
  const { town, round, occupant } = view;
  const prospects = prospectsOf({ town, round, occupant }, table.viewer, building);
  return new Map(prospects.map((prospect) => [prospect.parcel, prospect]));
}
