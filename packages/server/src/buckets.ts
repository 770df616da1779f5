import type { Time } from './time.ts';

/** A token bucket: its size, and how many tokens it regains per second. */
export interface BucketPlan {
  readonly size: number;
  readonly refillPerSecond: number;
  readonly time: Time;
}

export type Bucket = (weight: number) => boolean;

function createBucket({ size, refillPerSecond, time }: BucketPlan): Bucket {
  let level = size;
  let filledAt = time.now();
  return (weight) => {
    const now = time.now();
    level = Math.min(size, level + ((now - filledAt) / 1_000) * refillPerSecond);
    filledAt = now;
    if (level < weight) return false;
    level -= weight;
    return true;
  };
}

const MOST_KEYS = 50_000;

/** One bucket per key; when there are too many, the least recently used one is dropped. */
export function createBuckets(plan: BucketPlan): (key: string, weight?: number) => boolean {
  const buckets = new Map<string, Bucket>();
  return (key, weight = 1) => {
    const bucket = buckets.get(key) ?? createBucket(plan);
    // Moves the key to the end: the least recently used one stays first.
    buckets.delete(key);
    buckets.set(key, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > MOST_KEYS && oldest !== undefined) buckets.delete(oldest);
    return bucket(weight);
  };
}
