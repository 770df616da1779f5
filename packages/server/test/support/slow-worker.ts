/** A worker process: asked for 'priorities' it answers those of its threads, asked for anything else it takes its time. */
import '../../src/play/lower-priority.ts';
import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { answerRequests } from '../../src/play/answer-requests.ts';

answerRequests((request: string): readonly number[] => {
  if (request === 'priorities')
    return readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  return [];
});
