/** Finds out whether the last move cost much, and how long it can be taken back. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type AskedWorker, askedWorker } from '../../app/asked-worker.ts';
import { mistakes } from '../../app/settings.ts';
import type { PlayedMove } from '../../shell/guiding.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import type { JudgedMove } from './judge-worker.ts';
import type { Mistake } from './mistake.ts';

export interface NamedMistake extends Mistake {
  readonly played: PlayedMove;
  /** How many commands of the viewer's go back to it. */
  readonly count: number;
  readonly onClose: () => void;
}

interface Found {
  readonly played: PlayedMove;
  readonly mistake: Mistake;
}

/** Undefined where nothing costly was played, or where it can no longer be taken back. */
export function useMistake(played: PlayedMove | undefined, now: ShownTable): NamedMistake | undefined {
  const found = useSignal<Found | undefined>(undefined);
  const judge = useRef<AskedWorker<JudgedMove, Mistake | undefined> | undefined>(undefined);
  useEffect(() => {
    found.value = undefined;
    if (played === undefined || !isJudged(played.before)) return undefined;
    const { game, view, viewer, options } = played.before;
    if (viewer === 'spectator') return undefined;
    judge.current ??= askedWorker(newWorker());
    let isPast = false;
    void judge.current.ask({ game, view, seat: viewer, options, command: played.command }).then((mistake) => {
      if (!isPast && mistake !== undefined) found.value = { played, mistake };
    });
    return () => {
      isPast = true;
    };
  }, [played]);
  useEffect(() => () => judge.current?.close(), []);
  if (found.value === undefined || mistakes.value === 'off') return undefined;
  const count = commandsSince(found.value.played, now);
  if (count === 0 || count > now.undo.commands) return undefined;
  const onClose = (): void => {
    found.value = undefined;
  };
  return { ...found.value.mistake, played: found.value.played, count, onClose };
}

/** Coaching is for one person against bots on this device, with a choice to make. */
function isJudged({ occupants, clock, options }: ShownTable): boolean {
  const people = occupants.filter(({ kind }) => kind === 'person').length;
  return mistakes.peek() === 'on' && people === 1 && clock.kind === 'none' && options.length > 1;
}

/** The viewer's commands from the move on; none once it has been taken back. */
function commandsSince({ before }: PlayedMove, { log, viewer }: ShownTable): number {
  return log.filter(({ seat, move }) => seat === viewer && move >= before.moves).length;
}

function newWorker(): Worker {
  return new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' });
}
