/** A store of the browser's database: things with a key of their own, each written durably. */
export interface DeviceStore<T> {
  readonly put: (thing: T) => Promise<void>;
  readonly get: (key: string) => Promise<T | undefined>;
  readonly remove: (key: string) => Promise<void>;
  readonly all: () => Promise<T[]>;
}

interface Place {
  readonly database: string;
  readonly name: string;
  /** The member of its things that tells them apart. */
  readonly key: string;
}

export function deviceStore<T>(place: Place): DeviceStore<T> {
  const { name } = place;
  return {
    put: (thing) => inStore('readwrite', (store) => store.put(thing)).then(() => undefined),
    get: (key) => inStore<T | undefined>('readonly', (store) => store.get(key)),
    remove: (key) => inStore('readwrite', (store) => store.delete(key)).then(() => undefined),
    all: () => inStore<T[]>('readonly', (store) => store.getAll()),
  };

  function inStore<R>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<R>): Promise<R>;
  function inStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
    return openDatabase(place).then(
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

function openDatabase({ database, name, key }: Place): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath: key });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('another window holds the saved games'));
  });
}
