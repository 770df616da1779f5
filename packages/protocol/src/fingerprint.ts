/** Fingerprints of values: both ends of a connection compare them after each change instead of the whole value. */
import { type Branch, isBranch } from '@carson/engine';
import { type Changes, type Difference, isReplacement, type Shared } from './difference.ts';

/**
 * Returns a number that is equal for equal values and almost never for different ones: it notices when the two ends of a
 * connection have diverged. It is not cryptographic. It is a sum over all parts of the value, each mixed with its
 * place, so that a change can be added without reading the rest.
 */
export function fingerprint(value: unknown, place = ROOT): number {
  if (!isBranch(value)) return mix(place, leafPrint(value));
  let print: number;
  if (Array.isArray(value)) {
    print = mix(place, 5);
    for (let at = 0; at < value.length; at++) print = (print + fingerprint(value[at], mix(place, at))) | 0;
    return print;
  }
  print = mix(place, 6);
  for (const member in value) {
    const part = value[member];
    if (part !== undefined) print = (print + fingerprint(part, placeIn(place, member))) | 0;
  }
  return print;
}

const ROOT = 9;

/** Returns the place of a member, as a hash of its path. */
export function placeOf(...members: readonly string[]): number {
  return members.reduce(placeIn, ROOT);
}

function placeIn(place: number, member: string): number {
  return mix(place, textPrint(member));
}

interface Changed {
  readonly before: unknown;
  readonly after: unknown;
  readonly difference: Difference | undefined;
}

/** Returns what to add to the fingerprint of a value when the part at this place changes. */
export function fingerprintOfChange(changed: Changed, place = ROOT, shared?: Shared): number {
  const { before, after, difference } = changed;
  if (difference === undefined) return 0;
  if (isReplacement(difference) || !isBranch(before) || !isBranch(after))
    return (fingerprint(after, place) - fingerprint(before, place)) | 0;
  const known = shared?.prints.get(difference);
  if (known?.place === place) return known.print;
  const print = printOfChanges(before, after, { members: difference, place, shared });
  shared?.prints.set(difference, { place, print });
  return print;
}

interface ChangesAt {
  readonly members: Changes;
  readonly place: number;
  readonly shared: Shared | undefined;
}

function printOfChanges(before: Branch, after: Branch, { members, place, shared }: ChangesAt): number {
  const isList = Array.isArray(before);
  let print = 0;
  for (const member in members) {
    if (isList && member === 'length') {
      print -= printOfRest(before, after, place);
      continue;
    }
    const at = isList ? mix(place, Number(member)) : placeIn(place, member);
    const older = before[member];
    const newer = after[member];
    if (older === undefined && (!isList || Number(member) >= before.length)) print += fingerprint(newer, at);
    else if (newer === undefined && !isList) print -= fingerprint(older, at);
    else
      print += fingerprintOfChange({ before: older, after: newer, difference: members[member] }, at, shared);
  }
  return print | 0;
}

/** Of what a list has lost at its end. */
function printOfRest(before: readonly unknown[], after: unknown, place: number): number {
  let print = 0;
  const length = Array.isArray(after) ? after.length : 0;
  for (let at = length; at < before.length; at++)
    print = (print + fingerprint(before[at], mix(place, at))) | 0;
  return print;
}

function leafPrint(value: unknown): number {
  if (typeof value === 'number') return Number.isInteger(value) ? mix(1, value) : textPrint(String(value));
  if (typeof value === 'string') return textPrint(value);
  if (typeof value === 'boolean') return value ? 2 : 3;
  return 4;
}

function mix(print: number, part: number): number {
  const mixed = Math.imul(print ^ part, 0x9e3779b1);
  const spread = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((spread ^ (spread >>> 13)) + print) | 0;
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
