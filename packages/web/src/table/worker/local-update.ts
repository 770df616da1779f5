/** Updates of a table on this device: the same as a server would send. */
import { answersBack, type Beat, beatsFor, type Match, showMatch, type Viewer } from '@carson/engine';
import type { TableUpdate } from '@carson/protocol';
import type { Occupant } from '../../rules/occupants.ts';
import type { SavedGame } from '../stored/saved-games.ts';

interface LocalTable {
  readonly saved: SavedGame;
  readonly match: Match;
  readonly viewer: Viewer;
  readonly version: number;
}

/** Tells which seats’ answers go back with those of a person. */
export function undoneWith({ occupants }: SavedGame): (seat: number) => boolean {
  return answersBack(occupants.map(({ kind }) => kind === 'person'));
}

interface StoryPart {
  readonly from: number;
  readonly to?: number;
  /** With whose eyes; anyone's once the game is over. */
  readonly viewer?: Viewer;
}

export function beatsOf(
  { match, viewer }: LocalTable,
  { viewer: wanted = viewer, ...range }: StoryPart,
): readonly Beat[] {
  const isOver = match.game.result(match.state) !== undefined;
  return beatsFor(match, [isOver ? wanted : viewer], range)[0] ?? [];
}

/** What happened since the last update: its beats, and how much of the log was there before. */
export interface Story {
  readonly beats?: readonly Beat[];
  readonly logFrom?: number;
}

/** The seats as a server would show them, each with its person or bot. */
export function updateOf(
  { match, viewer, saved, version }: LocalTable,
  story: Story,
  at: number,
): TableUpdate {
  const isOpen = match.game.result(match.state) === undefined;
  return {
    table: saved.id,
    version,
    at,
    game: match.game.id,
    gameOptions: match.options,
    access: 'link',
    clock: { kind: 'none' },
    phase: isOpen ? 'playing' : 'over',
    host: saved.id,
    seats: saved.occupants.map(seatOf),
    viewer,
    imported: false,
    play: showMatch(match, { viewer, isOpen, ...story, across: undoneWith(saved) }),
    clocks: [],
    votes: [],
    createdAt: saved.startedAt,
  };
}

/** What a list needs to draw the table and to say what is asked: of the options one of each type will do. */
export function updateForList(table: LocalTable, at: number): TableUpdate {
  const { play, ...update } = updateOf(table, {}, at);
  if (play === undefined) return update;
  const types = new Map(play.options.map((option) => [option.type, option]));
  return { ...update, play: { ...play, options: [...types.values()], log: { from: 0, entries: [] } } };
}

function seatOf(occupant: Occupant, at: number): TableUpdate['seats'][number] {
  switch (occupant.kind) {
    case 'person':
      return {
        plan: { kind: 'open' },
        person: { id: `seat-${at}`, name: occupant.name, kind: 'visitor' },
      };
    case 'bot':
      return { plan: { kind: 'bot', bot: occupant.bot } };
    case 'virtual':
      return { plan: { kind: 'virtual' } };
  }
}
