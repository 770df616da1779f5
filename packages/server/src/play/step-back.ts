import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';

/** More of it: the sooner others get the processor. */
const NICENESS = 10;

/** Lets the event loop go first where processors are scarce. Only on Linux has a thread a number to say so for. */
export function stepBack(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICENESS);
  } catch {
    // Elsewhere the threads take part as equals.
  }
}
