import type { Beat } from '@carson/protocol';
import type { LogEntry, ShownTable } from '../table/shown-table.ts';
import type { Scene } from './scene.ts';

export interface Moment {
  readonly beat: Beat;
  /** Which of its move's beats it is. */
  readonly index: number;
  /** Everything that is drawn belongs to the beat; nothing is asked yet. */
  readonly table: ShownTable;
  readonly scene: Scene;
}

/** `beats` follow one another; those after `at` tell what the log of its move must not say yet. */
export function tableAt(now: ShownTable, beats: readonly Beat[], at: number): ShownTable {
  const beat = beats[at];
  if (beat === undefined) return now;
  const { result: _, ...rest } = now;
  return {
    ...rest,
    view: beat.view,
    scores: beat.scores,
    owed: [],
    options: [],
    previews: [],
    undo: { commands: 0, stoppedBy: 'otherSeat' },
    log: logUntil(now.log, beats, at),
    beats: [],
  };
}

/** The log as far as the story has been told: of the beat's move only what happened up to it. */
function logUntil(log: readonly LogEntry[], beats: readonly Beat[], at: number): readonly LogEntry[] {
  const last = beats[at];
  if (last === undefined) return log;
  const untold = beats.slice(at + 1).reduce((sum, beat) => sum + untoldIn(beat, last.move), 0);
  return log.flatMap((entry) => {
    if (entry.move !== last.move) return entry.move < last.move ? [entry] : [];
    return [{ ...entry, events: entry.events.slice(0, entry.events.length - untold) }];
  });
}

function untoldIn(beat: Beat, move: number): number {
  return beat.move === move ? beat.events.length : 0;
}
