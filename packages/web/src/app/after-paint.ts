/** What waits for the frame that is being painted. */
const due: (() => void)[] = [];

/**
 * Runs `work` once the next frame has been painted: nothing is laid out twice for it, and no picture waits for it. A hidden
 * tab has no next frame, and runs it soon.
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else
    requestAnimationFrame(() => {
      if (due.push(work) === 1) setTimeout(runDue);
    });
}

/** Runs `work` once the frame after the next has been painted: the question to the player comes before it. */
export function afterQuestion(work: () => void): void {
  afterPaint(() => afterPaint(work));
}

/**
 * All in one task: what they change is drawn together after the last of them, so that those that measure find the page as
 * it was painted, and no frame shows a part of the changes. Where one fails, the rest follow in a task of their own.
 */
function runDue(): void {
  try {
    for (let work = due.shift(); work !== undefined; work = due.shift()) work();
  } finally {
    if (due.length > 0) setTimeout(runDue);
  }
}
