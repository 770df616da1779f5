/** Tables that move every few seconds, and how long it takes from a command to the last view of it. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Counting, Usage } from './child.ts';

/** What a kind of server must let the bench do. */
export interface Contender {
  readonly name: string;
  /** Seats four people at a new table; each move of it resolves when all four have seen it. */
  openTable(): Promise<LoadedTable>;
  usage(counting: Counting): Promise<Usage>;
  /** Bytes of updates sent to all players so far, where they are counted. */
  bytes?(): number;
  stop(): Promise<void>;
}

export interface LoadedTable {
  move(): Promise<void>;
  /** Everyone leaves. */
  close(): void;
}

export interface Figures {
  readonly tables: number;
  readonly p50: number;
  readonly p99: number;
  readonly movesPerSecond: number;
  readonly kilobytesATable: number;
  /** Milliseconds of the server's processor time: tells the truth on a busy machine too. */
  readonly cpuAMove: number;
  /** Sent to all four players together. */
  readonly bytesAMove: number;
  /** Milliseconds of processor time that this process, which makes the load, takes beside it. */
  readonly generatorCpuAMove: number;
  /** The longest time in milliseconds for which this process, which makes the load, saw nothing. */
  readonly generatorLate: number;
  /** The same of the server, where it is known. */
  readonly serverLate: number;
}

export interface Plan {
  readonly steps: readonly number[];
  readonly secondsAMove: number;
  readonly secondsAStep: number;
  /** Milliseconds that p99 may take. */
  readonly limit: number;
}

const OPENED_AT_ONCE = 16;
/** Moves of each table before anything is measured: new code is compiled, and what opening tables left behind is gone. */
const MOVES_BEFORE = 2;

/** Adds tables step by step until they are too many; answers the figures of every step. */
export async function measure(
  contender: Contender,
  plan: Plan,
  told: (figures: Figures) => void,
): Promise<Figures[]> {
  const tables: LoadedTable[] = [];
  const all: Figures[] = [];
  const empty = (await contender.usage('collected')).memory;
  for (const wanted of plan.steps) {
    while (tables.length < wanted) {
      const missing = Math.min(OPENED_AT_ONCE, wanted - tables.length);
      tables.push(...(await Promise.all(Array.from({ length: missing }, () => contender.openTable()))));
    }
    await load(tables, { ...plan, secondsAStep: MOVES_BEFORE * plan.secondsAMove });
    const before = await contender.usage('asItIs');
    const bytesBefore = contender.bytes?.() ?? 0;
    const delay = monitorEventLoopDelay({ resolution: 2 });
    delay.enable();
    const own = process.cpuUsage();
    const latencies = await load(tables, plan);
    const { user, system } = process.cpuUsage(own);
    delay.disable();
    const after = await contender.usage('collected');
    const figures = {
      tables: wanted,
      p50: percentile(latencies, 0.5),
      p99: percentile(latencies, 0.99),
      movesPerSecond: latencies.length / plan.secondsAStep,
      kilobytesATable: (after.memory - empty) / 1_024 / wanted,
      cpuAMove: (after.cpu - before.cpu) / latencies.length,
      bytesAMove: ((contender.bytes?.() ?? 0) - bytesBefore) / latencies.length,
      generatorCpuAMove: (user + system) / 1_000 / latencies.length,
      generatorLate: delay.max / 1e6,
      serverLate: after.delayMost ?? 0,
    };
    all.push(figures);
    told(figures);
    if (figures.p99 > plan.limit) break;
  }
  return all;
}

/** Every table moves at its own moment of the interval, for as long as the step lasts. */
export async function load(
  tables: readonly LoadedTable[],
  { secondsAMove, secondsAStep }: Pick<Plan, 'secondsAMove' | 'secondsAStep'>,
): Promise<number[]> {
  const latencies: number[] = [];
  const interval = secondsAMove * 1_000;
  const end = performance.now() + secondsAStep * 1_000;
  await Promise.all(
    tables.map(async (table, at) => {
      let next = performance.now() + (interval * at) / tables.length;
      while (next < end) {
        await pause(next - performance.now());
        const sent = performance.now();
        await table.move();
        latencies.push(performance.now() - sent);
        next += interval;
      }
    }),
  );
  return latencies;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
