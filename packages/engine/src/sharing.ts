/** Structural sharing: equal parts of two successive values become one object, which is compared, sent and stored once. */
import { type Branch, isBranch } from './objects.ts';

/** How deep parts are kept: a view, its lists, their entries. Below, a part is equal as a whole or not at all. */
const LEVELS = 2;

/** Returns the newer value with every equal part of the older one; the older one itself where all of it is equal. */
export type Share = <Value>(before: unknown, after: Value) => Value;

/** Returns a `Share` that remembers its comparisons, so that parts of several values are compared once. */
export function createSharing(): Share {
  const known = new Map<Branch, { readonly before: Branch; readonly kept: unknown }>();
  const keep = (before: unknown, after: unknown, level: number): unknown => {
    if (before === after || !isBranch(before) || !isBranch(after)) return after;
    const found = known.get(after);
    if (found?.before === before) return found.kept;
    const kept = keepParts(before, after, level);
    known.set(after, { before, kept });
    return kept;
  };

  const keepParts = (before: Branch, after: Branch, level: number): Branch | readonly unknown[] => {
    if (level === LEVELS) return isEqual(before, after) ? before : after;
    if (Array.isArray(before) && Array.isArray(after)) return keepEntries(before, after, level + 1);
    return Array.isArray(before) || Array.isArray(after) ? after : keepMembers(before, after, level + 1);
  };

  const keepEntries = (before: readonly unknown[], after: readonly unknown[], level: number) => {
    let changed: unknown[] | undefined;
    let isWhole = before.length === after.length;
    for (let at = 0; at < after.length; at++) {
      const entry = keep(before[at], after[at], level);
      if (entry !== before[at]) isWhole = false;
      if (entry === after[at]) continue;
      changed ??= [...after];
      changed[at] = entry;
    }
    return isWhole ? before : (changed ?? after);
  };

  const keepMembers = (before: Branch, after: Branch, level: number): Branch => {
    let changed: Record<string, unknown> | undefined;
    let isWhole = countOf(before) === countOf(after);
    for (const member in after) {
      const part = keep(before[member], after[member], level);
      if (part !== before[member]) isWhole = false;
      if (part === after[member]) continue;
      changed ??= { ...after };
      changed[member] = part;
    }
    return isWhole ? before : (changed ?? after);
  };

  return (before, after) => keep(before, after, 0) as typeof after;
}

function countOf(branch: Branch): number {
  let count = 0;
  for (const _ in branch) count++;
  return count;
}

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isBranch(a) || !isBranch(b)) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && areEqual(a, b);
  }
  for (const member in b) if (!isEqual(a[member], b[member])) return false;
  return countOf(a) === countOf(b);
}

function areEqual(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (!isEqual(a[at], b[at])) return false;
  return true;
}
