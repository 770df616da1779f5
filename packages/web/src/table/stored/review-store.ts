/** Reviews that were made on this device, found by the last state of their record. */
import type { Review } from '@carson/bots';
import { REVIEW_VERSION } from '@carson/bots/review';
import type { GameRecord } from '@carson/engine';

interface StoredReview {
  readonly hash: string;
  readonly version: number;
  readonly keptAt: number;
  readonly review: Review;
}

const STORE = 'reviews';
/** Older ones are deleted: a review can be made again in a minute. */
const MOST = 40;

/** Undefined where there is none, or where the browser keeps nothing. */
export async function storedReview(record: GameRecord): Promise<Review | undefined> {
  try {
    const kept = await inStore<StoredReview | undefined>('readonly', (store) => store.get(record.hash));
    return kept?.version === REVIEW_VERSION ? kept.review : undefined;
  } catch {
    return undefined;
  }
}

export async function storeReview(record: GameRecord, review: Review): Promise<void> {
  try {
    const kept: StoredReview = { hash: record.hash, version: REVIEW_VERSION, keptAt: Date.now(), review };
    await inStore('readwrite', (store) => store.put(kept));
    const all = await inStore<StoredReview[]>('readonly', (store) => store.getAll());
    const old = all.sort((a, b) => b.keptAt - a.keptAt).slice(MOST);
    for (const { hash } of old) await inStore('readwrite', (store) => store.delete(hash));
  } catch {
    // A browser that keeps nothing makes the review again.
  }
}

function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T>;
function inStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('carson-reviews', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'hash' });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(request.result);
      };
      transaction.onabort = () => {
        opening.result.close();
        reject(transaction.error);
      };
    };
  });
}
