import type { Time } from '../time.ts';

/** So many at once, and so many a second after that; answers whether one more is allowed. */
export interface BucketPlan {
  readonly size: number;
  readonly refillPerSecond: number;
  readonly time: Time;
}

export type Bucket = () => boolean;

function createBucket({ size, refillPerSecond, time }: BucketPlan): Bucket {
  let level = size;
  let filledAt = time.now();
  return () => {
    const now = time.now();
    level = Math.min(size, level + ((now - filledAt) / 1_000) * refillPerSecond);
    filledAt = now;
    if (level < 1) return false;
    level--;
    return true;
  };
}

const MOST_KEYS = 50_000;

/** One bucket for each key; of too many, the one that nobody has asked for longest is forgotten. */
export function createBuckets(plan: BucketPlan): (key: string) => boolean {
  const buckets = new Map<string, Bucket>();
  return (key) => {
    const bucket = buckets.get(key) ?? createBucket(plan);
    // The one that was asked last stands last.
    buckets.delete(key);
    buckets.set(key, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > MOST_KEYS && oldest !== undefined) buckets.delete(oldest);
    return bucket();
  };
}
