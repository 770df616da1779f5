/** One stage for every use: live play in front, looking back and replay behind it. */
import type { Viewer } from '@carson/engine';
import type { Beat } from '@carson/protocol';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { ShownTable } from '../table/shown-table.ts';
import { type Clock, createLive, type Live, type Shown } from './live.ts';
import type { Circumstances } from './pace.ts';
import { createReplay, type Replay } from './replay.ts';
import type { Scene } from './scene.ts';

export interface StagePorts {
  readonly clock: Clock;
  readonly update: ReadonlySignal<ShownTable | undefined>;
  readonly beats: (from: number, to: number, viewer: Viewer) => Promise<readonly Beat[]>;
  readonly sceneOf: (beat: Beat, table: ShownTable) => Scene;
  readonly circumstances: () => Circumstances;
}

export interface Stage extends Pick<Live, 'next' | 'skip' | 'skipped' | 'refresh'> {
  /** The latest update, even while an earlier beat is shown. */
  readonly now: ReadonlySignal<ShownTable | undefined>;
  readonly shown: ReadonlySignal<Shown | undefined>;
  readonly isPaused: ReadonlySignal<boolean>;
  readonly setPaused: (isPaused: boolean) => void;
  readonly replay: Replay;
  readonly close: () => void;
}

export function createStage({ clock, update, beats, sceneOf, circumstances }: StagePorts): Stage {
  const isPaused = signal(false);
  const replay = createReplay({ clock, sceneOf, beats, now: () => update.peek() });
  const live = createLive({
    clock,
    sceneOf,
    circumstances: () => {
      const given = circumstances();
      const isAway = given.isAway || replay.shown.peek() !== undefined;
      return { ...given, isAway, isPaused: given.isPaused || isPaused.peek() };
    },
  });
  let lookedAt: { readonly beat: Beat; readonly passed: readonly Scene[] } | undefined;
  const shown = computed<Shown | undefined>(() => {
    const looking = replay.shown.value;
    if (looking === undefined) {
      lookedAt = undefined;
      return live.shown.value;
    }
    const { moment } = looking;
    // What is only paused, or played at another speed, does not fly again.
    if (lookedAt?.beat !== moment.beat) lookedAt = { beat: moment.beat, passed: [moment.scene] };
    return { table: moment.table, moment, passed: lookedAt.passed, stop: 'tap', stopsLeft: 0 };
  });
  const stopFollowing = effect(() => {
    const { value } = update;
    if (value === undefined) return;
    live.present(value);
    const looking = replay.shown.peek();
    // A move that was taken back can no longer be replayed.
    if (looking !== undefined && looking.moment.beat.move >= value.moves) replay.close();
  });
  const stopLanding = effect(() => {
    if (replay.shown.value !== undefined) live.land();
  });
  return {
    now: update,
    shown,
    isPaused,
    setPaused: (paused) => {
      isPaused.value = paused;
      live.refresh();
    },
    replay,
    next: live.next,
    skip: live.skip,
    skipped: live.skipped,
    refresh: live.refresh,
    close: () => {
      stopFollowing();
      stopLanding();
      live.close();
      replay.close();
    },
  };
}
