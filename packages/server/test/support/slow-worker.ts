/** A worker process: asked for 'priorities' or 'policies' it answers those of its threads, asked for anything else it takes its time. */
import '../../src/workers/lower-priority.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { answerRequests } from '../../src/workers/answer-requests.ts';

const THREADS = '/proc/self/task';
/** Where `stat` of a thread has its scheduling policy, counted after the name, which is in brackets and may contain anything. */
const POLICY = 38;

answerRequests((request: string): readonly number[] => {
  if (request === 'priorities') return readdirSync(THREADS).map((thread) => getPriority(Number(thread)));
  if (request === 'policies') return readdirSync(THREADS).map(policyOf);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  return [];
});

function policyOf(thread: string): number {
  const stat = readFileSync(`${THREADS}/${thread}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[POLICY]);
}
