/** Looking back, replay, "show again": any moment of the story, beat by beat, by hand or by itself. */
import type { Viewer } from '@carson/engine';
import type { Beat } from '@carson/protocol';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { LogEntry, ShownTable } from '../table/shown-table.ts';
import type { Clock } from './live.ts';
import { type Moment, tableAt } from './moment.ts';
import type { Scene } from './scene.ts';

export const SPEEDS = ['0.5', '1', '2', '4'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface ReplayPorts {
  readonly clock: Clock;
  readonly sceneOf: (beat: Beat, table: ShownTable) => Scene;
  /** The beats of the moves from `from` up to, not with, `to`. */
  readonly beats: (from: number, to: number, viewer: Viewer) => Promise<readonly Beat[]>;
  readonly now: () => ShownTable | undefined;
}

export interface Replaying {
  readonly moment: Moment;
  readonly viewer: Viewer;
  /** Beats of the present move, and which of them is shown. */
  readonly count: number;
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

export interface Wish {
  readonly play?: boolean;
  /** Index of an event in the log's entry of the move. */
  readonly event?: number;
}

export interface Replay {
  /** Undefined while the table shows the present. */
  readonly shown: ReadonlySignal<Replaying | undefined>;
  /** Opens at the first beat of a move, or at the one that tells an event of it. */
  readonly open: (move: number, wish?: Wish) => Promise<void>;
  /** One beat on or back; past the last one is now. */
  readonly step: (by: 1 | -1) => Promise<void>;
  /** To the next or the previous turn: the first beat of another seat's move. */
  readonly turn: (by: 1 | -1) => Promise<void>;
  readonly toMove: (move: number) => Promise<void>;
  readonly setPlaying: (isPlaying: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly setViewer: (viewer: Viewer) => Promise<void>;
  readonly close: () => void;
}

const CHUNK = 12;
const FIRST_MOVE = -1;
/** A beat that live play shows for no time is still visible in a replay. */
const SHORTEST = 250;

interface Place {
  readonly viewer: Viewer;
  readonly move: number;
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

interface Chunk {
  /** The last entry of the log they belong to: after an undo another one stands in its place. */
  readonly last: LogEntry | undefined;
  readonly beats: Promise<readonly Beat[]>;
}

interface ReplayState {
  readonly ports: ReplayPorts;
  readonly shown: Signal<Replaying | undefined>;
  readonly chunks: Map<string, Chunk>;
  place: Place | undefined;
  /** Grows with every wish: an answer to an earlier one comes too late. */
  wishes: number;
  cancel: () => void;
}

export function createReplay(ports: ReplayPorts): Replay {
  const state: ReplayState = {
    ports,
    shown: signal(undefined),
    chunks: new Map(),
    place: undefined,
    wishes: 0,
    cancel: () => undefined,
  };
  return {
    shown: state.shown,
    open: async (move, { play = false, event } = {}) => {
      const viewer = state.place?.viewer ?? ports.now()?.viewer ?? 'spectator';
      const at = event === undefined ? 0 : beatTelling(event, await beatsOf(state, move, viewer));
      await show(state, { viewer, move, at, isPlaying: play, speed: state.place?.speed ?? '1' });
    },
    step: async (by) => {
      if (state.place !== undefined) state.place = { ...state.place, isPlaying: false };
      await walk(state, by);
    },
    turn: (by) => turn(state, by),
    toMove: (move) => change(state, { move, at: 0 }),
    setPlaying: (isPlaying) => void change(state, { isPlaying }),
    setSpeed: (speed) => void change(state, { speed }),
    setViewer: (viewer) => change(state, { viewer }),
    close: () => close(state),
  };
}

function lastMove({ ports }: ReplayState): number {
  return (ports.now()?.moves ?? 0) - 1;
}

async function beatsOf(state: ReplayState, move: number, viewer: Viewer): Promise<readonly Beat[]> {
  const { ports, chunks } = state;
  const start = Math.floor(move / CHUNK) * CHUNK;
  const from = Math.max(FIRST_MOVE, start);
  const to = Math.min(start + CHUNK, lastMove(state) + 1);
  const now = ports.now();
  const last = now?.log.findLast((entry) => entry.move < to);
  const key = [now?.commitment, viewer, from, to].join('/');
  const known = chunks.get(key);
  const isKnown = known !== undefined && known.last === last;
  const chunk = isKnown ? known : { last, beats: ports.beats(from, to, viewer) };
  chunks.set(key, chunk);
  const beats = await chunk.beats;
  // A request that failed is made again the next time.
  if (beats.length === 0 && chunks.get(key) === chunk) chunks.delete(key);
  return beats.filter((beat) => beat.move === move);
}

function close(state: ReplayState): void {
  state.wishes += 1;
  state.cancel();
  state.place = undefined;
  state.shown.value = undefined;
}

/** Shows a beat; the one after the last is now. `at` counts from the end where it is negative. */
async function show(state: ReplayState, wanted: Place): Promise<void> {
  state.wishes += 1;
  const wish = state.wishes;
  state.cancel();
  if (wanted.move > lastMove(state)) return close(state);
  const move = Math.max(FIRST_MOVE, wanted.move);
  const beats = await beatsOf(state, move, wanted.viewer);
  const now = state.ports.now();
  if (wish !== state.wishes || now === undefined) return;
  const at = Math.min(beats.length - 1, Math.max(0, wanted.at < 0 ? beats.length + wanted.at : wanted.at));
  const beat = beats[at];
  if (beat === undefined) return close(state);
  state.place = { ...wanted, move, at };
  const table = { ...tableAt(now, beats, at), viewer: wanted.viewer };
  const scene = state.ports.sceneOf(beat, table);
  const { viewer, isPlaying, speed } = wanted;
  state.shown.value = {
    moment: { beat, index: at, table, scene },
    viewer,
    count: beats.length,
    at,
    isPlaying,
    speed,
  };
  if (!isPlaying) return;
  const hold = Math.max(SHORTEST, scene.hold) / Number(speed);
  state.cancel = state.ports.clock.later(hold, () => void walk(state, 1));
}

async function walk(state: ReplayState, by: 1 | -1): Promise<void> {
  const { place, shown } = state;
  if (place === undefined || shown.value === undefined) return;
  const at = place.at + by;
  if (at >= 0 && at < shown.value.count) await show(state, { ...place, at });
  else if (by > 0) await show(state, { ...place, move: place.move + 1, at: 0 });
  else if (place.move > FIRST_MOVE) await show(state, { ...place, move: place.move - 1, at: -1 });
}

async function turn(state: ReplayState, by: 1 | -1): Promise<void> {
  const { place, ports } = state;
  const log = ports.now()?.log ?? [];
  if (place === undefined) return;
  const seatAt = (move: number): number | undefined => log.find((entry) => entry.move === move)?.seat;
  let move = place.move;
  if (by < 0 && place.at === 0) move -= 1;
  const seat = seatAt(move);
  if (by > 0) while (move <= lastMove(state) && seatAt(move) === seat) move += 1;
  else while (move > FIRST_MOVE && seatAt(move - 1) === seat) move -= 1;
  await show(state, { ...place, move, at: 0 });
}

function change(state: ReplayState, part: Partial<Place>): Promise<void> {
  return state.place === undefined ? Promise.resolve() : show(state, { ...state.place, ...part });
}

/** Which of a move's beats tells the event of this index. */
function beatTelling(event: number, beats: readonly Beat[]): number {
  let told = 0;
  const at = beats.findIndex(({ events }) => {
    told += events.length;
    return told > event;
  });
  return Math.max(0, at);
}
