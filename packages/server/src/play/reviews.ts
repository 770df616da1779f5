/**
 * Reviews of finished games, by request. A review goes on as long as clients ask for it, one small part after the
 * other, and is kept when it is done. Each person has one under way at a time.
 */
import { type Outline, REVIEW_VERSION, type Review, type ReviewedDecision } from '@carson/bots';
import { accepted, type GameRecord, type Result, readRecord, refusal, refused } from '@carson/engine';
import type { ReviewStore } from '../storage/review-store.ts';
import type { Time } from '../time.ts';
import type { Owner } from '../workers/fair-queue.ts';
import type { ReviewPool } from '../workers/review-pool.ts';
import { TookTooLong } from '../workers/workers.ts';
import type { TableService } from './table-service.ts';

export interface Reviews {
  ask(asking: ReviewPoll): Promise<Result<ReviewNews>>;
  /** The person no longer waits for it. */
  stop(table: string, owner: Owner): void;
  /** Removes reviews that were made long ago. */
  sweep(): Promise<void>;
  /** Answers all waiting requests: the server stops. */
  close(): void;
}

export interface ReviewPoll {
  readonly table: string;
  readonly owner: Owner;
  /** How many graded decisions the asker has. */
  readonly after: number;
  readonly gone: AbortSignal;
}

export interface ReviewNews {
  readonly outline: Outline[];
  readonly decisions: ReviewedDecision[];
  readonly review?: Review;
}

interface ReviewPorts {
  readonly pool: ReviewPool;
  readonly store: ReviewStore;
  readonly tableService: Pick<TableService, 'record'>;
  readonly time: Time;
  /** Whether this person may begin one more. */
  readonly mayBegin: (person: string) => boolean;
  readonly failed: (problem: unknown) => void;
}

/** Reviews under way, in all and of one network. */
const MOST = { total: 30, network: 6 } as const;
/** Decisions per part: a second or two. */
const PART = 8;
/** Milliseconds that an answer waits for something new. */
const WAIT = 10_000;
/** Milliseconds without a request after which a client counts as gone. */
const LAPSE = 20_000;
/** Milliseconds that reviews are kept. */
const KEPT_FOR = 180 * 86_400_000;

interface Job {
  readonly record: GameRecord;
  /** Whom its work is charged to: the first who requested it. */
  readonly owner: Owner;
  /** When each of those who wait for it last asked. */
  readonly followers: Map<string, number>;
  readonly wakeUps: Set<() => void>;
  outline: readonly Outline[];
  decisions: readonly ReviewedDecision[];
  end?: Result<Review>;
}

interface ReviewsState extends ReviewPorts {
  /** Those under way, by table. */
  readonly jobs: Map<string, Job>;
}

export function createReviews(ports: ReviewPorts): Reviews {
  const state: ReviewsState = { ...ports, jobs: new Map() };
  return {
    ask: (asking) => newsFor(state, asking),
    stop(table, { person }) {
      state.jobs.get(table)?.followers.delete(person);
    },
    sweep: () => ports.store.sweep(ports.time.now() - KEPT_FOR),
    close() {
      for (const job of state.jobs.values()) {
        job.followers.clear();
        wake(job);
      }
    },
  };
}

async function newsFor(state: ReviewsState, asking: ReviewPoll): Promise<Result<ReviewNews>> {
  const { jobs, store, time } = state;
  const { table, owner, after } = asking;
  const kept = await store.of(table, REVIEW_VERSION);
  if (kept !== undefined) return accepted({ outline: [], decisions: [], review: kept });
  const open = jobs.get(table);
  const found = open === undefined ? await jobFor(state, table, owner) : accepted(open);
  if (!found.ok) return found;
  const job = found.value;
  job.followers.set(owner.person, time.now());
  await forMore(job, asking, time);
  if (job.end?.ok === false) return job.end;
  return accepted({
    outline: after === 0 ? [...job.outline] : [],
    decisions: job.decisions.slice(after),
    ...(job.end === undefined ? {} : { review: job.end.value }),
  });
}

async function jobFor(state: ReviewsState, table: string, owner: Owner): Promise<Result<Job>> {
  const { jobs, tableService, time } = state;
  const record = await tableService.record(owner.person, table);
  if (!record.ok) return record;
  const { names: _names, ...unnamed } = record.value;
  const read = readRecord(unnamed);
  if (!read.ok) return read;
  // Another process may have begun it meanwhile.
  const open = jobs.get(table);
  if (open !== undefined) return accepted(open);
  const reason = whyNotBegin(state, owner);
  if (reason !== undefined) return refused(reason);
  const job: Job = {
    ...{ record: read.value, owner, outline: [], decisions: [] },
    followers: new Map([[owner.person, time.now()]]),
    wakeUps: new Set(),
  };
  jobs.set(table, job);
  void run(state, table, job);
  return accepted(job);
}

function whyNotBegin({ jobs, pool, mayBegin }: ReviewsState, { network, person }: Owner) {
  const open = [...jobs.values()];
  if (!pool.isOpen || open.length >= MOST.total) return refusal('busy');
  const isFull =
    open.some(({ owner }) => owner.person === person) ||
    open.filter(({ owner }) => owner.network === network).length >= MOST.network;
  return isFull || !mayBegin(person) ? refusal('tooFast') : undefined;
}

async function run(state: ReviewsState, table: string, job: Job): Promise<void> {
  try {
    const end = await work(state, table, job);
    if (end !== undefined) job.end = end;
  } catch (problem) {
    job.end = refused(refusal('reviewFails'));
    if (!(problem instanceof TookTooLong)) state.failed(problem);
  } finally {
    state.jobs.delete(table);
    wake(job);
  }
}

async function work(
  { pool, store, time }: ReviewsState,
  table: string,
  job: Job,
): Promise<Result<Review> | undefined> {
  const { record, owner } = job;
  do {
    if (!isFollowed(job, time)) return undefined;
    const part = await pool.ask(owner, { type: 'grade', record, from: job.decisions.length, count: PART });
    job.outline = part.outline ?? job.outline;
    job.decisions = [...job.decisions, ...(part.decisions ?? [])];
    wake(job);
  } while (job.decisions.length < job.outline.length);
  const { review } = await pool.ask(owner, { type: 'assemble', record, decisions: job.decisions });
  if (review === undefined) throw new Error('a review was put together to nothing');
  await store.keep(table, { version: REVIEW_VERSION, review, at: time.now() });
  return accepted(review);
}

function isFollowed({ followers }: Job, time: Time): boolean {
  for (const [person, seenAt] of followers) {
    if (seenAt + LAPSE < time.now()) followers.delete(person);
  }
  return followers.size > 0;
}

function wake(job: Job): void {
  for (const wakeUp of job.wakeUps) wakeUp();
}

/** Resolves when there is more to send, when time is up, or when the client has disconnected. */
async function forMore(job: Job, { owner, after, gone }: ReviewPoll, time: Time): Promise<void> {
  const isMore = (): boolean =>
    job.decisions.length > after || job.end !== undefined || job.followers.size === 0;
  if (isMore() || gone.aborted) return;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      cancel();
      job.wakeUps.delete(look);
      resolve();
    };
    const look = (): void => {
      if (isMore()) done();
    };
    const cancel = time.later(WAIT, done);
    job.wakeUps.add(look);
    gone.addEventListener('abort', done, { once: true });
  });
  if (job.followers.has(owner.person)) job.followers.set(owner.person, time.now());
}
