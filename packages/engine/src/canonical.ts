/**
 * The one text of a plain value: JSON with sorted keys and without keys that hold `undefined`.
 * Two values with the same text are the same value, on every machine.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    if (!isPlain(value)) throw new Error(`not plain data: a ${value.constructor.name}`);
    const entries = Object.entries(value).filter(([, held]) => held !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${canonicalJson(held)}`).join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new Error('not plain data: a number without a value');
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
    throw new Error(`not plain data: a ${typeof value}`);
  }
  return value === undefined ? 'null' : JSON.stringify(value);
}

/** A map, a date or a class would be written as `{}` and lose what it holds. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
