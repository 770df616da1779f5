import type { Beat } from '@carson/protocol';
import { computed, effect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { overlay } from '../app/overlays.ts';
import { motion, reducedMotion, waitForMe } from '../app/settings.ts';
import { showTable } from '../table/show-table.ts';
import type { ShownTable } from '../table/shown-table.ts';
import type { TableLink } from '../table/table-link.ts';
import { type Words, words } from '../words/words.ts';
import type { Clock } from './live.ts';
import { isOwnClockRunning } from './own-clock.ts';
import type { Scene } from './scene.ts';
import { createStage, type Stage } from './stage.ts';

interface StageUse {
  readonly link: Pick<TableLink, 'update' | 'previews' | 'kept' | 'beats'>;
  readonly scene: (beat: Beat, table: ShownTable, words: Words) => Scene;
  /** Others play on while the show runs. */
  readonly othersPlayOn: boolean;
}

const clock: Clock = {
  now: () => performance.now(),
  later: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The stage of one table, as long as the table is on the screen. */
export function useStage({ link, scene, othersPlayOn }: StageUse): Stage {
  const stage = useMemo(() => {
    const update = computed(() => {
      const { value } = link.update;
      return value && showTable(value, { previews: link.previews.value, kept: link.kept.value });
    });
    return createStage({
      clock,
      update,
      beats: link.beats,
      sceneOf: (beat, table) => scene(beat, table, words.peek()),
      circumstances: () => ({
        pace: motion.peek(),
        reducedMotion: reducedMotion(),
        isAway: document.hidden,
        ownClockRuns: isOwnClockRunning(update.peek()),
        waitsForMe: waitForMe.peek() === 'on',
        othersPlayOn,
        isPaused: overlay.peek() !== undefined,
      }),
    });
  }, [link]);
  useEffect(() => {
    document.addEventListener('visibilitychange', stage.refresh);
    const stop = effect(() => {
      motion.value;
      waitForMe.value;
      if (overlay.value !== undefined) stage.replay.setPlaying(false);
      stage.refresh();
    });
    return () => {
      document.removeEventListener('visibilitychange', stage.refresh);
      stop();
      stage.close();
    };
  }, [stage]);
  return stage;
}

interface MomentUse {
  /** Whether the story goes on from there by itself. */
  readonly play?: boolean;
  /** Takes the moment out of the address. */
  readonly forget: () => void;
}

/** Opens the stage at a moment that the address names, as long as it does. */
export function useMoment(
  { replay }: Stage,
  move: number | undefined,
  { play = false, forget }: MomentUse,
): void {
  const wasNamed = useRef(false);
  const wasOpen = useRef(false);
  const isOpen = replay.shown.value !== undefined;
  useEffect(() => {
    if (move !== undefined) void replay.open(move, { play });
    else if (wasNamed.current) replay.close();
    wasNamed.current = move !== undefined;
  }, [move]);
  useEffect(() => {
    if (wasOpen.current && !isOpen && move !== undefined) forget();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
