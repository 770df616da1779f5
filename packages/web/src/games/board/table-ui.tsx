import type { BoardTable } from './table-types.ts';
import '../../style/board.css';
import { isParcelPlace, isSpacePlace } from '@carson/board-game';
import type { JSX } from 'preact';
import type { TableUi } from '../game-ui.ts';
import { AnswerPanel } from './answers/answer-panel.tsx';
import { moveName, queuedName } from './answers/move-name.ts';
import { areCharactersOffered, CharacterCards } from './characters/character-cards.tsx';
import { MapPane, parcelAt } from './map/map-pane.tsx';
import { lineName } from './names/score-line-name.ts';
import { partName } from './names/score-part-name.ts';
import { gains } from './players/gains.ts';
import { Players } from './players/players.tsx';
import { Purses } from './players/purses.tsx';
import { PhaseBar } from './round/phase-bar.tsx';
import { heading, question } from './round/question.ts';
import { Ribbon } from './round/ribbon.tsx';
import { stopNow } from './round/stops.ts';
import { Summary } from './score/account-card.tsx';
import { ending } from './score/ending.ts';
import { PointSources } from './score/point-sources.tsx';
import { aimAt, highlight, highlighted, pointAt } from './selection/selection.ts';
import { logLines } from './show/log-lines.ts';
import { remarkOn } from './show/remarks.ts';
import { scene } from './show/scenes.tsx';
import { Street, signAt } from './street/street.tsx';
import { TownPicture } from './town/town-picture.tsx';

export const tableUi: TableUi<BoardTable> = {
  panes: [
    {
      id: 'map',
      icon: 'icon-map',
      name: ({ boardTable }) => boardTable.tabs.map,
      Content: MapPane,
      isAsked: isAskedOnMap,
    },
    {
      id: 'street',
      icon: 'icon-offer',
      name: ({ boardTable }) => boardTable.tabs.street,
      Content: Street,
      isAsked: isAskedOnStreet,
    },
    {
      id: 'cast',
      icon: 'icon-person',
      name: ({ boardPlay }) => boardPlay.phases.characters,
      Content: CharacterCards,
      isOffered: areCharactersOffered,
    },
  ],
  Phases: PhaseBar,
  Ribbon,
  Players,
  Purses,
  gains,
  Ask: AnswerPanel,
  question,
  heading,
  scene,
  logLines,
  remarkOn,
  lineName,
  partName,
  loadExplain: async () => (await import('./explain/explain.ts')).explain,
  highlight,
  moveName,
  queuedName,
  point: pointAt,
  aim: aimAt,
  // Where the question has other answers, the click says nothing.
  answerAt: (clicked) => parcelAt(clicked) ?? signAt(clicked),
  ending: { ...ending, Picture: SheetMap },
  loadCompared: async () => (await import('./show/compared.tsx')).Compared,
  Picture: SheetMap,
  LineDetails: PointSources,
  Summary,
};

/**
 * A parcel is to be chosen, or there is nothing but roads to lay, which may be laid beside many other questions.
 * Cowboys may also go to Main Street.
 */
function isAskedOnMap({ options }: BoardTable): boolean {
  if (options.some((option) => 'place' in option && !isParcelPlace(option.place))) return false;
  const isRoadOrDone = (option: object): boolean => 'edge' in option || Object.keys(option).length === 1;
  return (
    options.some((option) => 'parcel' in option || 'place' in option) ||
    (options.some((option) => 'edge' in option) && options.every(isRoadOrDone))
  );
}

/** The question belongs to a space that is being resolved. */
function isAskedOnStreet(table: BoardTable): boolean {
  const stop = stopNow(table.view);
  return stop !== undefined && isSpacePlace(Number(stop)) && !isAskedOnMap(table);
}

function SheetMap({ table }: { readonly table: BoardTable; readonly seat: number }): JSX.Element | null {
  const view = table.view;
  return view.round === 0 ? null : <TownPicture view={view} highlighted={highlighted.value} />;
}
