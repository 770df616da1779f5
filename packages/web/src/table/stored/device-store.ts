/** A store of the browser's database: things with an id, each written durably. */

export interface DeviceStore<T> {
  readonly put: (thing: T) => Promise<void>;
  readonly get: (id: string) => Promise<T | undefined>;
  readonly remove: (id: string) => Promise<void>;
  readonly all: () => Promise<T[]>;
}

export function deviceStore<T extends { readonly id: string }>(
  database: string,
  name: string,
): DeviceStore<T> {
  return {
    put: (thing) => inStore('readwrite', (store) => store.put(thing)).then(() => undefined),
    get: (id) => inStore<T | undefined>('readonly', (store) => store.get(id)),
    remove: (id) => inStore('readwrite', (store) => store.delete(id)).then(() => undefined),
    all: () => inStore<T[]>('readonly', (store) => store.getAll()),
  };

  function inStore<R>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<R>): Promise<R>;
  function inStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
    return openDatabase(database, name).then(
      (opened) =>
        new Promise((resolve, reject) => {
          const transaction = opened.transaction(name, mode, { durability: 'strict' });
          const request = work(transaction.objectStore(name));
          transaction.oncomplete = () => {
            opened.close();
            resolve(request.result);
          };
          transaction.onabort = () => {
            opened.close();
            reject(transaction.error ?? new Error('the browser gave up writing'));
          };
        }),
    );
  }
}

function openDatabase(database: string, store: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('another window holds the saved games'));
  });
}
