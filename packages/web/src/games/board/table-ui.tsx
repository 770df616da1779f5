import type { View } from '@carson/board-game';
import type { JSX } from 'preact';
import { Choices } from '../../shell/choices.tsx';
import type { TableUpdate } from '../../table/messages.ts';
import { words } from '../../words/words.ts';
import type { TablePartProps, TableUi } from '../game-ui.ts';
import { Ask, stageOf } from './ask.tsx';
import { lineName } from './line-name.ts';
import { logLines } from './log-lines.ts';
import { TownMap } from './map.tsx';
import { forgetOldAnswers, highlight, lit, mapOverlay, OVERLAYS, selected } from './model.ts';
import { Players } from './players.tsx';
import { heading, isSecret, question, ruleNow } from './question.ts';
import { Street } from './street.tsx';
import { choicesOf, targetsOf } from './targets.ts';

export const tableUi: TableUi = {
  panes: [
    { id: 'map', icon: 'icon-map', name: ({ boardTable }) => boardTable.tabs.map, Content: MapPane },
    { id: 'street', icon: 'icon-offer', name: ({ boardTable }) => boardTable.tabs.street, Content: Street },
  ],
  Players,
  Ask,
  isSecret,
  question,
  heading,
  ruleNow,
  logLines,
  lineName,
  highlight,
  Picture: SheetMap,
};

function MapPane(props: TablePartProps): JSX.Element {
  forgetOldAnswers(props.table);
  const { table, live } = props;
  return (
    <div class="board town-board" data-stage={stageOf(props)}>
      <TownMap
        table={table}
        targets={live ? targetsOf(choicesOf(table)) : []}
        selected={selected.value}
        lit={lit.value}
        onPick={(target) => {
          selected.value = target;
        }}
      />
      <MapOverlays />
    </div>
  );
}

/** Facts that can be laid over the map. */
function MapOverlays(): JSX.Element {
  const { overlays } = words.value.boardTable;
  return (
    <div class="map-overlays">
      <Choices
        label={overlays.heading}
        values={OVERLAYS}
        chosen={mapOverlay.value}
        onChoose={(value) => {
          mapOverlay.value = value;
        }}
        face={(value) => overlays[value]}
      />
    </div>
  );
}

function SheetMap({ table }: { readonly table: TableUpdate; readonly seat: number }): JSX.Element | null {
  if ((table.view as View).round === 0) return null;
  return <TownMap table={table} targets={[]} selected={undefined} lit={lit.value} onPick={() => undefined} />;
}
