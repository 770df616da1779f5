/** A table as the page draws it: the parts of the update as members, and what the page adds. */
import type { GameCommand, GameEvent } from '@carson/engine';
import type { Beat, LogEntry, Play, TableUpdate } from '@carson/protocol';
import type { Occupant } from '../rules/occupants.ts';
import type { Preview } from './worker/previews.ts';

export type { LogEntry, Preview };

/** Where the game is known, with the types of its rules; without them for the pages around every game. */
export type ShownTable<
  View = unknown,
  Command extends GameCommand = GameCommand,
  Event extends GameEvent = GameEvent,
  Options = unknown,
> = Omit<TableUpdate, 'play' | 'gameOptions'> &
  Omit<Play, 'view' | 'options' | 'log' | 'beats'> &
  BesideUpdate & {
    readonly gameOptions: Options;
    readonly view: View;
    readonly options: readonly Command[];
    readonly log: readonly LogEntry<Event>[];
    readonly beats: readonly Beat<View, Event>[];
    readonly occupants: readonly Occupant[];
  };

export interface BesideUpdate {
  /** What each option would change, in the order of the options; none while they are being worked out. */
  readonly previews: readonly Preview[];
  /** False when the browser could not keep the last move. */
  readonly kept: boolean;
}
