/** Reviews that were made on this device, found by the last state of their record. */
import type { Review } from '@carson/bots';
import { REVIEW_VERSION } from '@carson/bots/review';
import type { GameRecord } from '@carson/engine';
import { deviceStore } from './device-store.ts';

interface StoredReview {
  readonly hash: string;
  readonly version: number;
  readonly keptAt: number;
  readonly review: Review;
}

const reviews = deviceStore<StoredReview>({ database: 'carson-reviews', name: 'reviews', key: 'hash' });
/** Older ones are deleted: a review can be made again in a minute. */
const MOST = 40;

/** Undefined where there is none, or where the browser keeps nothing. */
export async function storedReview(record: GameRecord): Promise<Review | undefined> {
  try {
    const kept = await reviews.get(record.hash);
    return kept?.version === REVIEW_VERSION ? kept.review : undefined;
  } catch {
    return undefined;
  }
}

export async function storeReview(record: GameRecord, review: Review): Promise<void> {
  try {
    await reviews.put({ hash: record.hash, version: REVIEW_VERSION, keptAt: Date.now(), review });
    const old = (await reviews.all()).sort((a, b) => b.keptAt - a.keptAt).slice(MOST);
    for (const { hash } of old) await reviews.remove(hash);
  } catch {
    // A browser that keeps nothing makes the review again.
  }
}
