/**
 * The difference of two plain values, as JSON. Applied to the older one it gives the newer one, which shares
 * every part that did not change.
 *
 * `[value]`: it is this now. `[]`: the member is gone. An object: what changed in it, member by member; in a
 * list the members are indexes, and `length` tells that it became shorter.
 */
import { type Branch, isBranch } from '@carson/engine';

export type Difference = Replacement | Changes;
export type Replacement = readonly unknown[];
export type Changes = { readonly [member: string]: Difference };

/**
 * Differences and fingerprints of parts that several values share, computed once. Only for values that do not
 * change meanwhile.
 */
export interface Shared {
  readonly differences: Map<Branch, { readonly after: Branch; readonly difference: Difference | undefined }>;
  /** By difference: the place it was looked at, and what it adds to the fingerprint there. */
  readonly prints: Map<Difference, { readonly place: number; readonly print: number }>;
}

export function newShared(): Shared {
  return { differences: new Map(), prints: new Map() };
}

/** How deep shared parts lie: the lists of a view and their members. Below, looking up costs more than it saves. */
const SHARED_LEVELS = 3;

/** Undefined where nothing changed. Members that are undefined count as absent, as in JSON. */
export function differenceOf(
  before: unknown,
  after: unknown,
  shared?: Shared,
  level = 0,
): Difference | undefined {
  if (before === after) return undefined;
  if (!isBranch(before) || !isBranch(after)) return [after];
  if (shared === undefined || level >= SHARED_LEVELS) {
    return differenceOfBranches(before, after, undefined, level);
  }
  const known = shared.differences.get(before);
  if (known?.after === after) return known.difference;
  const difference = differenceOfBranches(before, after, shared, level);
  shared.differences.set(before, { after, difference });
  return difference;
}

function differenceOfBranches(
  before: Branch,
  after: Branch,
  shared: Shared | undefined,
  level: number,
): Difference | undefined {
  if (Array.isArray(before)) {
    return Array.isArray(after) ? differenceOfLists(before, after, shared, level + 1) : [after];
  }
  return Array.isArray(after) ? [after] : differenceOfMembers(before, after, shared, level + 1);
}

/** Where most of a list is new it is shorter to send it whole; members that are new only in part keep the rest. */
function differenceOfLists(
  before: readonly unknown[],
  after: readonly unknown[],
  shared: Shared | undefined,
  level: number,
): Difference | undefined {
  let changed: Record<string, Difference> | undefined;
  let changes = 0;
  for (let at = 0; at < after.length; at++) {
    if (at < before.length && before[at] === after[at]) continue;
    const difference = at < before.length ? differenceOf(before[at], after[at], shared, level) : [after[at]];
    if (difference === undefined) continue;
    if (isReplacement(difference) && ++changes * 2 > after.length) return [after];
    changed ??= {};
    changed[at] = difference;
  }
  if (after.length >= before.length) return changed;
  return after.length === 0 ? [after] : { ...changed, length: [after.length] };
}

/** Our values have no members that every object inherits; a value that has one is sent whole. */
function differenceOfMembers(
  before: Branch,
  after: Branch,
  shared: Shared | undefined,
  level: number,
): Difference | undefined {
  let changed: Record<string, Difference> | undefined;
  for (const member in after) {
    const older = before[member];
    const newer = after[member];
    if (newer === undefined || newer === older) continue;
    const difference = older === undefined ? [newer] : differenceOf(older, newer, shared, level);
    if (difference === undefined) continue;
    if (member in Object.prototype) return [after];
    changed ??= {};
    changed[member] = difference;
  }
  for (const member in before) {
    if (before[member] === undefined) continue;
    if (member in Object.prototype) return [after];
    if (after[member] !== undefined) continue;
    changed ??= {};
    changed[member] = [];
  }
  return changed;
}

/** Throws where the difference does not fit the value. */
export function applyDifference(before: unknown, difference: Difference | undefined): unknown {
  if (difference === undefined) return before;
  if (isReplacement(difference)) return difference[0];
  if (!isBranch(before)) throw new Error('a difference of a value that is not there');
  const changes = Object.entries(difference);
  if (Array.isArray(before)) {
    const list: unknown[] = [...before];
    for (const [member, change] of changes) {
      if (member === 'length') list.length = Number(applyDifference(undefined, change));
      else list[Number(member)] = applyDifference(list[Number(member)], change);
    }
    return list;
  }
  const next: Record<string, unknown> = { ...before };
  for (const [member, change] of changes) {
    if (isReplacement(change) && change.length === 0) delete next[member];
    else next[member] = applyDifference(next[member], change);
  }
  return next;
}

export function isReplacement(difference: Difference): difference is Replacement {
  return Array.isArray(difference);
}
