/** A game made of nothing but numbers, for the stage: at each beat the view is its name. */
import type { Beat } from '@carson/protocol';
import type { Circumstances } from '../src/stage/pace.ts';
import type { Scene } from '../src/stage/scene.ts';
import type { ShownTable } from '../src/table/shown-table.ts';
import { quietTable } from './quiet-table.ts';

export const calm: Circumstances = {
  pace: 'normal',
  reducedMotion: false,
  isAway: false,
  ownClockRuns: false,
  waitsForMe: true,
  othersPlayOn: false,
  isPaused: false,
};

/** 'quiet' has no stop, 'mine' waits for a tap, 'result' with the slow pace; the rest stays a second. */
export function beatsOf(move: number, seat: number, ...names: readonly string[]): readonly Beat[] {
  return names.map((name) => ({
    move,
    seat,
    events: [{ type: name }],
    view: name,
    scores: [{ seat: 0, total: name.length, lines: [] }],
  }));
}

export function sceneOf({ events }: Beat): Scene {
  const name = events[0]?.type ?? '';
  return {
    title: name,
    icon: '',
    lines: [],
    parcels: [],
    flights: [],
    hold: name === 'quiet' ? 0 : 1000,
    concernsMe: name === 'mine',
    waits: name === 'mine',
    isResult: name === 'result',
    ...(name === 'mine' ? { outcome: 'mine ended' } : {}),
  };
}

/** The table after these beats, as the next update of `before`. */
export function updated(
  before: ShownTable,
  beats: readonly Beat[],
  more: Partial<ShownTable> = {},
): ShownTable {
  const moves = new Set(beats.map(({ move }) => move));
  const entries = [...moves].map((move) => ({
    move,
    events: beats.flatMap((beat) => (beat.move === move ? beat.events : [])),
  }));
  return {
    ...before,
    version: before.version + 1,
    moves: before.moves + moves.size,
    log: [...before.log, ...entries],
    view: 'now',
    scores: [{ seat: 0, total: 99, lines: [] }],
    beats,
    ...more,
  };
}

export const start: ShownTable = { ...quietTable, moves: 0, view: 'start', occupants: [] };
