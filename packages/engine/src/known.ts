/** Returns a value that is known to be there; that it is missing means a bug. */
export function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`missing: ${what}`);
  return value;
}
