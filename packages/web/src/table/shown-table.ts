/** A table as its parts are drawn: the update laid open, with what belongs beside it. */
import type { LogEntry, Play, TableUpdate } from '@carson/protocol';
import type { Occupant } from '../rules/occupants.ts';
import type { Preview } from './previews.ts';

export type { LogEntry, Preview };

export type ShownTable = Omit<TableUpdate, 'play'> &
  Omit<Play, 'log'> &
  Beside & {
    readonly log: readonly LogEntry[];
    readonly occupants: readonly Occupant[];
  };

export interface Beside {
  /** What each option would change, in the order of the options; none while they are being worked out. */
  readonly previews: readonly Preview[];
  /** False when the browser could not keep the last move. */
  readonly kept: boolean;
}
