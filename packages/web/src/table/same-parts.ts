/**
 * The newer value, built from the older one's parts wherever nothing changed there: what is the same
 * stays the same object, and whoever draws it sees at a glance that there is nothing to draw.
 */
export function withSameParts<T>(before: unknown, after: T): T;
export function withSameParts(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = after.map((part, at) => withSameParts(before[at], part));
    return parts.length === before.length && parts.every((part, at) => part === before[at]) ? before : parts;
  }
  if (!isRecord(before) || !isRecord(after)) return after;
  const parts = Object.entries(after).map(([key, part]) => [key, withSameParts(before[key], part)] as const);
  const isSame =
    parts.length === Object.keys(before).length && parts.every(([key, part]) => part === before[key]);
  return isSame ? before : Object.fromEntries(parts);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
