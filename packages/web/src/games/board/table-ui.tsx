import type { Command, View } from '@carson/board-game';
import type { JSX } from 'preact';
import type { ShownTable } from '../../table/shown-table.ts';
import type { TablePartProps, TableUi } from '../game-ui.ts';
import { Summary } from './account.tsx';
import { Ask, stageOf } from './ask.tsx';
import { lineName } from './line-name.ts';
import { logLines } from './log-lines.ts';
import { IncomeCard, incomeParts } from './map/income-why.tsx';
import { MapOverlays, prospectsShown } from './map/overlays.tsx';
import { TownMap } from './map/town-map.tsx';
import { MapWindow } from './map/window.tsx';
import { forgetOldAnswers, highlight, inspected, lit, selected } from './model.ts';
import { moveName } from './move-name.ts';
import { Players } from './players.tsx';
import { heading, question } from './question.ts';
import { scene } from './scenes.tsx';
import { Street } from './street.tsx';
import { choicesOf, targetOf, targetsOf } from './targets.ts';

export const tableUi: TableUi = {
  panes: [
    { id: 'map', icon: 'icon-map', name: ({ boardTable }) => boardTable.tabs.map, Content: MapPane },
    { id: 'street', icon: 'icon-offer', name: ({ boardTable }) => boardTable.tabs.street, Content: Street },
  ],
  Players,
  Ask,
  question,
  heading,
  scene,
  logLines,
  lineName,
  highlight,
  moveName: (command, table, words) => moveName(command as Command, table, words),
  point: (command) => {
    if (command !== undefined) selected.value = targetOf(command as Command) ?? selected.peek();
  },
  Picture: SheetMap,
  Summary,
};

function MapPane(props: TablePartProps): JSX.Element {
  const { table, live, scene } = props;
  if (live) forgetOldAnswers(table);
  const view = table.view as View;
  return (
    <div
      class="board town-board"
      data-stage={stageOf(props)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') inspected.value = undefined;
      }}
    >
      <MapWindow>
        <TownMap
          table={table}
          targets={live ? targetsOf(choicesOf(table)) : []}
          selected={selected.value}
          lit={litNow(view)}
          shown={scene?.parcels ?? NONE}
          prospects={prospectsShown(table)}
          onPick={(target) => {
            selected.value = target;
          }}
          onInspect={(parcel) => {
            inspected.value = parcel === inspected.value ? undefined : parcel;
          }}
        />
      </MapWindow>
      <IncomeCard view={view} />
      <MapOverlays table={table} />
    </div>
  );
}

const NONE: readonly number[] = [];

/** What is pointed at, or the building that somebody asked about and whatever makes its income. */
function litNow(view: View): readonly number[] {
  if (lit.value.length > 0 || inspected.value === undefined) return lit.value;
  const parts = incomeParts(view, inspected.value);
  return parts.length === 0 ? [] : [inspected.value, ...parts.flatMap(({ parcels }) => parcels)];
}

function SheetMap({ table }: { readonly table: ShownTable; readonly seat: number }): JSX.Element | null {
  if ((table.view as View).round === 0) return null;
  return <TownMap table={table} targets={[]} selected={undefined} lit={lit.value} onPick={() => undefined} />;
}
