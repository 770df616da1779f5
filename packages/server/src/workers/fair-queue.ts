/** Work that waits for a worker process. Networks take turns, and in each network its people do: no one can fill the queue for others. */

export interface Owner {
  /** The network a person was last seen in; empty where it is not known. */
  readonly network: string;
  readonly person: string;
}

export interface FairQueue<Item> {
  add(owner: Owner, item: Item): void;
  /** Returns the next item, and puts its owner behind all others. */
  take(): Item | undefined;
  /** Returns everything that waits, in no order, and forgets it. */
  clear(): readonly Item[];
  size(): number;
}

export function createFairQueue<Item>(): FairQueue<Item> {
  const networks = new Map<string, Map<string, Item[]>>();
  let size = 0;

  return {
    add({ network, person }, item) {
      const people = networks.get(network) ?? new Map<string, Item[]>();
      const items = people.get(person) ?? [];
      items.push(item);
      people.set(person, items);
      networks.set(network, people);
      size++;
    },
    take() {
      const [network, people] = first(networks);
      const [person, items] = first(people);
      const item = items?.shift();
      if (network === undefined || people === undefined || person === undefined || items === undefined) {
        return undefined;
      }
      size--;
      moveBehind(people, person, items.length === 0 ? undefined : items);
      moveBehind(networks, network, people.size === 0 ? undefined : people);
      return item;
    },
    clear() {
      const all = [...networks.values()].flatMap((people) => [...people.values()].flat());
      networks.clear();
      size = 0;
      return all;
    },
    size: () => size,
  };
}

function first<Value>(map: Map<string, Value> | undefined): readonly [string, Value] | readonly [] {
  const [entry] = map ?? [];
  return entry ?? [];
}

/** A map keeps the order in which keys were added. */
function moveBehind<Value>(map: Map<string, Value>, key: string, value: Value | undefined): void {
  map.delete(key);
  if (value !== undefined) map.set(key, value);
}
