import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';

/** The most there is: what people wait for goes first, and threads that think get what is left. */
const NICENESS = 19;

/** Lets the event loop go first where processors are scarce. Only on Linux has a thread a number to say so for. */
export function lowerPriority(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICENESS);
  } catch {
    // Elsewhere the threads take part as equals.
  }
}
