/** How a write becomes durable. */
import { setImmediate } from 'node:timers/promises';
import type { Db } from './schema.ts';

type Work = (tx: Db) => Promise<boolean>;

/** Resolves when the work is safely on disk. */
export type Writer = (work: Work) => Promise<boolean>;

/** Each in its own transaction: for a database that itself lets many commit at once. */
export function writeAlone(db: Db): Writer {
  return (work) => db.transaction().execute(work);
}

interface Job {
  readonly work: Work;
  readonly resolve: (done: boolean) => void;
  readonly reject: (problem: unknown) => void;
}

/**
 * All that have come in meanwhile in one transaction: one wait for the disk for all of them. For a
 * database with a single writer, whose commits would otherwise queue behind one another.
 */
export function writeTogether(db: Db): Writer {
  let waiting: Job[] = [];
  let isWriting = false;

  const writeAll = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length > 0) {
      await setImmediate();
      const jobs = waiting;
      waiting = [];
      await writeGroup(db, jobs);
    }
    isWriting = false;
  };

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve, reject });
      if (!isWriting) void writeAll();
    });
}

async function writeGroup(db: Db, jobs: readonly Job[]): Promise<void> {
  try {
    const outcomes = await db.transaction().execute(async (tx) => {
      const done: boolean[] = [];
      for (const { work } of jobs) done.push(await work(tx));
      return done;
    });
    for (const [at, { resolve }] of jobs.entries()) resolve(outcomes[at] === true);
  } catch (problem) {
    for (const { reject } of jobs) reject(problem);
  }
}
