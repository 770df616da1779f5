/** Games on this device. The record is the game; beside it only who sits where. */
import type { GameRecord } from '@carson/engine';
import type { TableUpdate } from '@carson/protocol';
import type { Occupant } from '../rules/occupants.ts';

export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly startedAt: number;
  readonly changedAt: number;
  readonly over: boolean;
  /** One entry a seat. */
  readonly occupants: readonly Occupant[];
  readonly record: GameRecord;
  /** The table as it was after the last move, for lists: without log, beats and most options. */
  readonly glance?: TableUpdate;
}

const STORE = 'games';

export function saveGame(saved: SavedGame): Promise<void> {
  return inStore('readwrite', (store) => store.put(saved)).then(() => undefined);
}

export function loadGame(id: string): Promise<SavedGame | undefined> {
  return inStore<SavedGame | undefined>('readonly', (store) => store.get(id));
}

export function deleteGame(id: string): Promise<void> {
  return inStore('readwrite', (store) => store.delete(id)).then(() => undefined);
}

/** The last changed first. */
export async function listGames(): Promise<SavedGame[]> {
  const games = await inStore<SavedGame[]>('readonly', (store) => store.getAll());
  return games.sort((a, b) => b.changedAt - a.changedAt);
}

function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T>;
function inStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return openDatabase().then(
    (database) =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction(STORE, mode, { durability: 'strict' });
        const request = work(transaction.objectStore(STORE));
        transaction.oncomplete = () => {
          database.close();
          resolve(request.result);
        };
        transaction.onabort = () => {
          database.close();
          reject(transaction.error ?? new Error('the browser gave up writing'));
        };
      }),
  );
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('carson-city', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('another window holds the saved games'));
  });
}
