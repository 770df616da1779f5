import { useLayoutEffect } from 'preact/hooks';
import type { Stage } from './stage.ts';

/** Keys that answer a question somewhere: a player who presses one wants to be asked. */
const ANSWERS = /^(Enter|[0-9]|n|p|Arrow\w+)$/i;

/** Milliseconds after the last beat in which Space still means the show. */
const AFTER_SHOW = 700;

/** Space and the arrows walk through the story, on both sides of now. `isOpen` is false under a dialog. */
export function useStageKeys(stage: Stage, isOpen: () => boolean): void {
  useLayoutEffect(() => {
    let shownBySpace = Number.NEGATIVE_INFINITY;
    /** Space walked through the show; at its end the answer has the focus, and must not be given by the next press. */
    const keepFromAnswering = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
      const isLate = event.repeat || event.timeStamp - shownBySpace < AFTER_SHOW;
      if (isLate && event.target.closest('[data-answer="true"]') !== null) event.preventDefault();
    };
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !isOpen() || takesKeys(event)) return;
      const meant =
        stage.replay.shown.peek() === undefined ? pressLive(stage, event.key) : pressReplay(stage, event);
      if (meant && event.key === ' ') shownBySpace = event.timeStamp;
      if (meant) event.preventDefault();
    };
    addEventListener('keydown', keepFromAnswering, true);
    addEventListener('keyup', keepFromAnswering, true);
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', keepFromAnswering, true);
      removeEventListener('keyup', keepFromAnswering, true);
      removeEventListener('keydown', listen);
    };
  }, [stage]);
}

/** What has the focus has its own use for the key. */
function takesKeys({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // Where the scrubber was pulled, the focus stays on it: it walks by moves, and leaves the rest to the replay.
  if (target.matches('input[type="range"]')) return key !== ' ' && key !== 'Escape';
  if (target.matches('input:not([type="radio"]), textarea, select')) return true;
  return (key === ' ' || key === 'Enter') && target.closest('button, a, summary, [role="button"]') !== null;
}

function pressLive(stage: Stage, key: string): boolean {
  if (stage.shown.peek()?.moment === undefined) return false;
  if (key === ' ') stage.next();
  else if (ANSWERS.test(key)) stage.skip();
  else return false;
  return true;
}

function pressReplay({ replay }: Stage, { key, shiftKey }: KeyboardEvent): boolean {
  const isTurn = shiftKey || key === 'ArrowUp' || key === 'ArrowDown';
  switch (key) {
    case ' ':
      replay.setPlaying(replay.shown.peek()?.isPlaying === false);
      return true;
    case 'ArrowLeft':
    case 'ArrowUp':
      void (isTurn ? replay.turn(-1) : replay.step(-1));
      return true;
    case 'ArrowRight':
    case 'ArrowDown':
      void (isTurn ? replay.turn(1) : replay.step(1));
      return true;
    case 'Home':
      void replay.toMove(-1);
      return true;
    case 'End':
    case 'Escape':
      replay.close();
      return true;
    default:
      return false;
  }
}
