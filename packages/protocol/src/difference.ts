/**
 * The difference of two plain values, as JSON. Applied to the older one it gives the newer one, which shares
 * every part that did not change.
 *
 * `[value]`: it is this now. `[]`: the member is gone. An object: what changed in it, member by member; in a
 * list the members are indexes, and `length` tells that it became shorter.
 */
export type Difference = readonly unknown[] | { readonly [member: string]: Difference };

type Branch = Readonly<Record<string, unknown>>;

/**
 * What was found out about parts that several values share, so that it is not worked out for each of them again.
 * Only for values that do not change meanwhile.
 */
export interface Shared {
  readonly differences: Map<Branch, { readonly after: Branch; readonly difference: Difference | undefined }>;
  readonly fingerprints: Fingerprints;
  /** Of values from before, which the newer ones share parts with. */
  readonly known?: Fingerprints | undefined;
}

export type Fingerprints = Map<Branch, number>;

export function newShared(known?: Fingerprints): Shared {
  return { differences: new Map(), fingerprints: new Map(), known };
}

/** How deep shared parts lie: the lists of a view and their members. Below, looking up costs more than it saves. */
const SHARED_LEVELS = { difference: 3, fingerprint: 5 } as const;

/** Undefined where nothing changed. Members that are undefined count as absent, as in JSON. */
export function differenceOf(
  before: unknown,
  after: unknown,
  shared?: Shared,
  level = 0,
): Difference | undefined {
  if (before === after) return undefined;
  if (!isBranch(before) || !isBranch(after)) return [after];
  if (shared === undefined || level >= SHARED_LEVELS.difference) {
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

/** Where most of a list is new it is shorter to tell it whole. */
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
    if (++changes * 2 > after.length) return [after];
    changed ??= {};
    changed[at] = difference;
  }
  if (after.length >= before.length) return changed;
  return after.length === 0 ? [after] : { ...changed, length: [after.length] };
}

/** Values of ours have no members that every object has by birth; where one has, it is told whole. */
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
  if (Array.isArray(difference)) return difference[0];
  if (!isBranch(before)) throw new Error('a difference of a value that is not there');
  const changes = Object.entries(difference as Readonly<Record<string, Difference>>);
  if (Array.isArray(before)) {
    const list: unknown[] = [...before];
    for (const [member, change] of changes) {
      if (member === 'length') list.length = Number((change as readonly unknown[])[0]);
      else list[Number(member)] = applyDifference(list[Number(member)], change);
    }
    return list;
  }
  const next: Record<string, unknown> = { ...before };
  for (const [member, change] of changes) {
    if (Array.isArray(change) && change.length === 0) delete next[member];
    else next[member] = applyDifference(next[member], change);
  }
  return next;
}

/**
 * A number that two equal values share and two different ones almost never: to notice that both ends of a line
 * no longer have the same. No secret is kept by it.
 */
export function fingerprint(value: unknown, shared?: Shared, level = 0): number {
  if (typeof value === 'number') return Number.isInteger(value) ? mix(1, value) : textPrint(String(value));
  if (typeof value === 'string') return textPrint(value);
  if (typeof value === 'boolean') return value ? 2 : 3;
  if (!isBranch(value)) return 4;
  if (shared === undefined || level >= SHARED_LEVELS.fingerprint) return branchPrint(value, undefined, level);
  const known = shared.fingerprints.get(value);
  if (known !== undefined) return known;
  const print = shared.known?.get(value) ?? branchPrint(value, shared, level);
  shared.fingerprints.set(value, print);
  return print;
}

function branchPrint(value: Branch, shared: Shared | undefined, level: number): number {
  if (Array.isArray(value)) {
    let print = 5;
    for (let at = 0; at < value.length; at++) print = mix(print, fingerprint(value[at], shared, level + 1));
    return print;
  }
  let print = 6;
  for (const member in value) {
    // A sum, because members may come in another order.
    const part = value[member];
    if (part !== undefined) {
      print = (print + mix(textPrint(member), fingerprint(part, shared, level + 1))) | 0;
    }
  }
  return mix(print, 7);
}

function mix(print: number, part: number): number {
  const mixed = Math.imul(print ^ part, 0x9e3779b1);
  return ((mixed ^ (mixed >>> 15)) + print) | 0;
}

const known = new Map<string, number>();
const MOST_KNOWN = 5_000;

function textPrint(text: string): number {
  const found = known.get(text);
  if (found !== undefined) return found;
  let print = 8;
  for (let at = 0; at < text.length; at++) print = mix(print, text.charCodeAt(at));
  if (known.size < MOST_KNOWN && text.length < 40) known.set(text, print);
  return print;
}

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null;
}
