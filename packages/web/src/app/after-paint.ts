/**
 * Runs `work` once the next frame has been painted: nothing is laid out twice for it, and no picture waits for it. A hidden
 * tab has no next frame, and runs it soon.
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}
