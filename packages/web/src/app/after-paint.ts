/** Runs `work` once the next frame has been painted: nothing is laid out twice for it, and no picture waits for it. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
