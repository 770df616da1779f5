/** Looking back, replay, "show again": any moment of the story, beat by beat, by hand or by itself. */
import type { Viewer } from '@carson/engine';
import type { Beat } from '@carson/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ShownTable } from '../table/shown-table.ts';
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
  /** Undefined while nobody looks back. */
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

/** Moves that are fetched together. */
const CHUNK = 12;
const FIRST_MOVE = -1;
/** A beat without a stop of its own still has to be seen when somebody walks through it. */
const SHORTEST = 250;

interface State {
  readonly viewer: Viewer;
  readonly move: number;
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

export function createReplay(ports: ReplayPorts): Replay {
  const shown = signal<Replaying | undefined>(undefined);
  const chunks = new Map<string, Promise<readonly Beat[]>>();
  let state: State | undefined;
  let wishes = 0;
  let cancel: () => void = () => undefined;

  const last = (): number => (ports.now()?.moves ?? 0) - 1;

  const beatsOf = async (move: number, viewer: Viewer): Promise<readonly Beat[]> => {
    const from = Math.floor(move / CHUNK) * CHUNK;
    const to = Math.min(from + CHUNK, last() + 1);
    const key = [ports.now()?.commitment, viewer, Math.max(FIRST_MOVE, from), to].join('/');
    const known = chunks.get(key) ?? ports.beats(Math.max(FIRST_MOVE, from), to, viewer);
    chunks.set(key, known);
    return (await known).filter((beat) => beat.move === move);
  };

  const close = (): void => {
    wishes += 1;
    cancel();
    state = undefined;
    shown.value = undefined;
  };

  /** Shows a beat; the one after the last is now. `at` counts from the end where it is negative. */
  const show = async (wanted: State): Promise<void> => {
    const wish = ++wishes;
    cancel();
    if (wanted.move > last()) {
      close();
      return;
    }
    const move = Math.max(FIRST_MOVE, wanted.move);
    const beats = await beatsOf(move, wanted.viewer);
    const now = ports.now();
    if (wish !== wishes || now === undefined) return;
    const at = Math.min(beats.length - 1, Math.max(0, wanted.at < 0 ? beats.length + wanted.at : wanted.at));
    const beat = beats[at];
    if (beat === undefined) {
      close();
      return;
    }
    state = { ...wanted, move, at };
    const table = { ...tableAt(now, beats, at), viewer: wanted.viewer };
    const scene = ports.sceneOf(beat, table);
    const { viewer, isPlaying, speed } = wanted;
    shown.value = {
      moment: { beat, index: at, table, scene },
      viewer,
      count: beats.length,
      at,
      isPlaying,
      speed,
    };
    if (isPlaying)
      cancel = ports.clock.later(Math.max(SHORTEST, scene.hold) / Number(speed), () => void walk(1));
  };

  const walk = async (by: 1 | -1): Promise<void> => {
    const { value } = shown;
    if (state === undefined || value === undefined) return;
    const at = state.at + by;
    if (at >= 0 && at < value.count) await show({ ...state, at });
    else if (by > 0) await show({ ...state, move: state.move + 1, at: 0 });
    else if (state.move > FIRST_MOVE) await show({ ...state, move: state.move - 1, at: -1 });
  };

  const turn = async (by: 1 | -1): Promise<void> => {
    const log = ports.now()?.log ?? [];
    if (state === undefined) return;
    const seatAt = (move: number): number | undefined => log.find((entry) => entry.move === move)?.seat;
    let move = state.move;
    if (by < 0 && state.at === 0) move -= 1;
    const seat = seatAt(move);
    if (by > 0) while (move <= last() && seatAt(move) === seat) move += 1;
    else while (move > FIRST_MOVE && seatAt(move - 1) === seat) move -= 1;
    await show({ ...state, move, at: 0 });
  };

  const change = (part: Partial<State>): Promise<void> =>
    state === undefined ? Promise.resolve() : show({ ...state, ...part });

  return {
    shown,
    open: async (move, { play = false, event } = {}) => {
      const viewer = state?.viewer ?? ports.now()?.viewer ?? 'spectator';
      const at = event === undefined ? 0 : beatTelling(event, await beatsOf(move, viewer));
      await show({ viewer, move, at, isPlaying: play, speed: state?.speed ?? '1' });
    },
    step: async (by) => {
      if (state !== undefined) state = { ...state, isPlaying: false };
      await walk(by);
    },
    turn,
    toMove: (move) => change({ move, at: 0 }),
    setPlaying: (isPlaying) => void change({ isPlaying }),
    setSpeed: (speed) => void change({ speed }),
    setViewer: (viewer) => change({ viewer }),
    close,
  };
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
