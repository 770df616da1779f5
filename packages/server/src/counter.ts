/** Counts by key; a key that comes to zero is forgotten. */
export interface Counter {
  count(key: string): number;
  add(key: string, more: number): void;
}

export function createCounter(): Counter {
  const counts = new Map<string, number>();
  const count = (key: string): number => counts.get(key) ?? 0;
  return {
    count,
    add(key, more) {
      const next = count(key) + more;
      if (next === 0) counts.delete(key);
      else counts.set(key, next);
    },
  };
}
