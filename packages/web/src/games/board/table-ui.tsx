import type { BoardTable } from './table-types.ts';
import '../../style/board.css';
import type { JSX } from 'preact';
import type { TableUi } from '../game-ui.ts';
import { Summary } from './account.tsx';
import { Ask } from './ask.tsx';
import { Cast, isCastOffered } from './cast.tsx';
import { Compared } from './compared.tsx';
import { ending } from './ending.ts';
import { lineName } from './line-name.ts';
import { logLines } from './log-lines.ts';
import { MapPane } from './map/map-pane.tsx';
import { TownPicture } from './map/town-picture.tsx';
import { aimAt, highlight, highlighted, pointAt } from './model.ts';
import { aheadName, moveName } from './move-name.ts';
import { partName } from './part-name.ts';
import { Phases } from './phases.tsx';
import { Players } from './players.tsx';
import { PointSources } from './point-sources.tsx';
import { heading, question } from './question.ts';
import { remarkOn } from './remarks.ts';
import { Ribbon } from './ribbon.tsx';
import { scene } from './scenes.tsx';
import { Street } from './street.tsx';

export const tableUi: TableUi<BoardTable> = {
  panes: [
    {
      id: 'map',
      icon: 'icon-map',
      name: ({ boardTable }) => boardTable.tabs.map,
      Content: MapPane,
      isAsked: isAskedOnMap,
    },
    { id: 'street', icon: 'icon-offer', name: ({ boardTable }) => boardTable.tabs.street, Content: Street },
    {
      id: 'cast',
      icon: 'icon-person',
      name: ({ boardPlay }) => boardPlay.phases.characters,
      Content: Cast,
      isOffered: isCastOffered,
    },
  ],
  Phases,
  Ribbon,
  Players,
  Ask,
  question,
  heading,
  scene,
  logLines,
  remarkOn,
  lineName,
  partName,
  loadExplain: async () => (await import('./explain.ts')).explain,
  highlight,
  moveName,
  aheadName,
  point: pointAt,
  aim: aimAt,
  ending: { ...ending, Picture: SheetMap },
  Compared,
  Picture: SheetMap,
  LineDetails: PointSources,
  Summary,
};

/**
 * A parcel is to be chosen, or there is nothing but roads to lay, which may be laid beside many other questions.
 * Cowboys may also go to Main Street.
 */
function isAskedOnMap({ options }: BoardTable): boolean {
  if (options.some((option) => 'place' in option)) return false;
  const isRoadOrDone = (option: object): boolean => 'edge' in option || Object.keys(option).length === 1;
  return (
    options.some((option) => 'parcel' in option) ||
    (options.some((option) => 'edge' in option) && options.every(isRoadOrDone))
  );
}

function SheetMap({ table }: { readonly table: BoardTable; readonly seat: number }): JSX.Element | null {
  const view = table.view;
  return view.round === 0 ? null : <TownPicture view={view} highlighted={highlighted.value} />;
}
