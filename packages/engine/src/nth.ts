/** Returns the item at an index that is known to exist. */
export function nth<T>(items: ArrayLike<T>, index: number): T {
  return items[index] as T;
}
