/**
 * Lets the event loop go first where processors are scarce. A process imports this before anything else, because
 * loading what it works with takes a second of a processor by itself.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** The lowest priority: the server goes first, and thinking processes get what is left. */
const NICENESS = 19;

for (const thread of threads()) {
  try {
    setPriority(thread, NICENESS);
  } catch {
    // The thread has ended, or this system does not allow it.
  }
}

// Linux lets a thread of any priority finish its slice of a few milliseconds before one that wakes up; a thread scheduled as
// idle makes way at once. A system without `chrt` keeps to the priority.
if (process.platform === 'linux') {
  spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], { stdio: 'ignore' });
}

/** On Linux each thread has a priority of its own, which those it starts take over; elsewhere a process has one. */
function threads(): readonly number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [process.pid];
  }
}
