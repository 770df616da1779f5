import type { TableUpdate } from '../src/table/messages.ts';

/** A table at which nothing is asked, seen from its first seat. */
export const quietTable: TableUpdate = {
  game: 'cards',
  gameOptions: {},
  occupants: [],
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
