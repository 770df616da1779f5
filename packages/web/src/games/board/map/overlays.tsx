import {
  BUILDING_IDS,
  BUILDINGS,
  type BuildingId,
  idOf,
  type Prospect,
  prospectsOf,
} from '@carson/board-game';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { Button } from '../../../parts/button.tsx';
import { Choices } from '../../../parts/choices.tsx';
import { words } from '../../../words/words.ts';
import {
  aimsOf,
  isAboutRoads,
  layingRoads,
  type MapOverlay,
  mapOverlay,
  OVERLAYS,
  prospectBuilding,
  selected,
} from '../selection/selection.ts';
import type { BoardPartProps, BoardTable } from '../table-types.ts';

const ICONS: Readonly<Record<MapOverlay, string>> = {
  income: 'piece-dollar',
  price: 'piece-title',
  served: 'piece-road',
  safe: 'icon-lock',
  sites: 'icon-hint',
};

/** The chosen one says its name or shows its buildings; the others are pictures that speak when asked. */
export function MapOverlays({ table, live }: Pick<BoardPartProps, 'table' | 'live'>): JSX.Element {
  const { overlays } = words.value.boardTable;
  const isOpen = useSignal(false);
  const tiles = tilesToTry(table);
  const chosen = mapOverlay.value === 'sites' ? triedOf(tiles) : undefined;
  const shown = tiles.length === 0 ? OVERLAYS.filter((value) => value !== 'sites') : OVERLAYS;
  return (
    <div class="map-overlays" data-open={isOpen.value}>
      <LayersButton chosen={mapOverlay.value} isOpen={isOpen} />
      <Choices
        label={overlays.heading}
        values={shown}
        chosen={mapOverlay.value}
        onChoose={(value) => {
          mapOverlay.value = value;
          isOpen.value = value === 'sites';
        }}
        face={(value) => (
          <>
            <Art name={ICONS[value]} />
            {value === mapOverlay.value && value !== 'sites' && (
              <span class="overlay-name">{overlays[value]}</span>
            )}
          </>
        )}
        spoken={(value) => overlays[value]}
        explained={(value) => `layer:${value}`}
      />
      {chosen !== undefined && <TileChoice tiles={tiles} chosen={chosen} />}
      <Legend table={table} live={live} />
    </div>
  );
}

interface LayersButtonProps {
  readonly chosen: MapOverlay;
  readonly isOpen: Signal<boolean>;
}

/** Where the screen has no room for the choices beside the map, they open above it. */
function LayersButton({ chosen, isOpen }: LayersButtonProps): JSX.Element {
  const { overlays } = words.value.boardTable;
  const label = `${overlays.heading}: ${overlays[chosen]}`;
  return (
    <Button
      class="button-icon map-layers"
      icon={isOpen.value ? 'icon-close' : ICONS[chosen]}
      data-explain={`layer:${chosen}`}
      aria-expanded={isOpen.value}
      label={label}
      onClick={() => {
        isOpen.value = !isOpen.value;
      }}
    />
  );
}

/** Shows the edges for roads, or puts them away. Where nothing but roads is asked they are shown anyway. */
export function RoadButton({ table }: { readonly table: BoardTable }): JSX.Element | null {
  const canLay = table.options.some(({ type }) => type === 'layRoad');
  if (!canLay || isAboutRoads(table)) return null;
  const { roads } = words.value.boardMap;
  const count = table.view.players[Number(table.viewer)]?.roads ?? 0;
  const isLaying = layingRoads.of(table);
  const label = isLaying ? roads.stop : roads.lay({ count });
  return (
    <Button
      class="lay-roads"
      icon={isLaying ? 'icon-undo' : 'piece-road'}
      text={<span class="lay-roads-count">{count}</span>}
      data-explain="piece:road"
      aria-pressed={isLaying}
      label={label}
      onClick={() => {
        selected.value = undefined;
        layingRoads.value = !isLaying;
      }}
    />
  );
}

function Legend({ table, live }: Pick<BoardPartProps, 'table' | 'live'>): JSX.Element | null {
  const text = live ? legendFor(table) : undefined;
  return text === undefined ? null : <p class="map-legend">{text}</p>;
}

function legendFor(table: BoardTable): string | undefined {
  const { legend } = words.value.boardMap;
  const aims = aimsOf(table);
  const types = new Set(table.options.map(({ type }) => type));
  if (aims.some(({ kind }) => kind === 'edge')) return legend.roads;
  if (!aims.some(({ kind }) => kind === 'parcel')) return undefined;
  if (types.has('placeCowboy')) return legend.placing;
  return types.has('build') || types.has('setHouse') ? legend.building : legend.choosing;
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
        prospectBuilding.value = building;
      }}
      face={(building) => <Art name={`element-${building}`} explained={`building:${building}`} />}
      spoken={(building) => names.elements[building]}
    />
  );
}

function triedOf(tiles: readonly BuildingId[]): BuildingId | undefined {
  return tiles.find((id) => id === prospectBuilding.value) ?? tiles[0];
}

/** Tiles in the viewer's hand, then those of the row, each kind that can earn something once. */
function tilesToTry({ view, viewer }: BoardTable): readonly BuildingId[] {
  if (viewer === 'spectator') return [];
  const earning = (codes: readonly number[]): readonly BuildingId[] =>
    BUILDING_IDS.filter(
      (id) => BUILDINGS[id].earnings !== undefined && codes.some((code) => idOf(code) === id),
    );
  return [...new Set([...earning(view.players[viewer]?.tiles ?? []), ...earning(view.row)])];
}

/** What the building being tried would earn, by parcel. */
export function prospectsShown(table: BoardTable): ReadonlyMap<number, Prospect> {
  const building = mapOverlay.value === 'sites' ? triedOf(tilesToTry(table)) : undefined;
  if (building === undefined || table.viewer === 'spectator') return new Map();
  const { town, round, occupant } = table.view;
  const prospects = prospectsOf({ town, round, occupant }, table.viewer, building);
  return new Map(prospects.map((prospect) => [prospect.parcel, prospect]));
}
