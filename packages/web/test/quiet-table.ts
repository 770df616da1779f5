/** Tables with as little in them as there can be. */
import type { Owed } from '@carson/engine';
import type { Play, TableUpdate } from '@carson/protocol';
import type { TableUi } from '../src/games/game-ui.ts';
import type { ShownTable } from '../src/table/shown-table.ts';

/** A table at which nothing is asked, seen from its first seat. */
export const quietTable: ShownTable = {
  table: 'quiet',
  version: 1,
  at: 0,
  game: 'cards',
  gameOptions: {},
  access: 'link',
  clock: { kind: 'none' },
  phase: 'playing',
  host: '',
  seats: [],
  imported: false,
  clocks: [],
  votes: [],
  createdAt: 0,
  occupants: [],
  beats: [],
  viewer: 0,
  view: 'now',
  owed: [],
  options: [],
  previews: [],
  undo: { commands: 0, stoppedBy: 'start' },
  moves: 9,
  log: [],
  scores: [],
  commitment: '',
  kept: true,
};

/** The same as an update, with these facts of the game. */
export function quietUpdate(more: Partial<Play> = {}): TableUpdate & { readonly play: Play } {
  const { view, scores, owed, options, undo, moves, commitment } = quietTable;
  const log = { from: 0, entries: [] };
  return {
    ...quietTable,
    play: { view, scores, owed, options, undo, moves, commitment, log, beats: [], ...more },
  };
}

/** A question that has to be answered. */
export function owedBy(seat: number, kind: string): Owed {
  return { seat, kind, rule: '', required: true, sealed: false, decision: 1 };
}

const Nothing = () => null;

/** How a game looks that has nothing to show. */
export const quietUi: TableUi = {
  panes: [],
  Players: Nothing,
  Ask: Nothing,
  question: () => '',
  heading: () => '',
  scene: () => ({
    ...{ title: '', icon: '', lines: [], parcels: [], flights: [] },
    ...{ hold: 0, concernsMe: false, waits: false, isResult: false },
  }),
  logLines: () => [],
  remarkOn: () => undefined,
  lineName: () => '',
  loadExplain: async () => () => undefined,
  highlight: () => undefined,
  moveName: () => '',
  point: () => undefined,
  ending: {
    familyOf: (line) => line,
    familyName: (family) => family,
    familyIcon: () => '',
    symbolOf: () => '',
    pictures: 'shared',
    Picture: Nothing,
    planFor: () => ({ options: {}, occupants: [] }),
  },
  answerAt: () => undefined,
  loadCompared: async () => Nothing,
  Picture: Nothing,
};
