/**
 * Returns the canonical text of a plain value: JSON with sorted keys and without keys that hold `undefined`.
 * Two values are equal if and only if their texts are. It allocates no lists, because every move of every table is hashed
 * through it.
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'number':
      if (!Number.isFinite(value)) throw new Error('not plain data: a number without a value');
      return String(value);
    case 'string':
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'undefined':
      return 'null';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? listJson(value) : membersJson(value);
    default:
      throw new Error(`not plain data: a ${typeof value}`);
  }
}

/** Lists of numbers are most of a state: they are written at once. */
function listJson(list: readonly unknown[]): string {
  if (list.length > 0 && isOfNumbers(list)) return `[${list.join(',')}]`;
  let text = '[';
  for (let at = 0; at < list.length; at++) {
    if (at > 0) text += ',';
    text += canonicalJson(list[at]);
  }
  return `${text}]`;
}

function isOfNumbers(list: readonly unknown[]): boolean {
  for (let at = 0; at < list.length; at++) if (!Number.isFinite(list[at])) return false;
  return true;
}

function membersJson(value: object): string {
  if (!isPlain(value)) throw new Error(`not plain data: a ${value.constructor.name}`);
  let text = '{';
  for (const { key, label } of sortedMembers(value)) {
    const held = value[key];
    if (held === undefined) continue;
    if (text.length > 1) text += ',';
    text += label + canonicalJson(held);
  }
  return `${text}}`;
}

interface Member {
  readonly key: string;
  /** The key as it is written, with its colon. */
  readonly label: string;
}

interface Shape {
  readonly keys: readonly string[];
  readonly members: readonly Member[];
}

/** Shapes seen, by their first key: a state has few, and their keys need not be sorted each time. */
const shapes = new Map<string | undefined, Shape[]>();
const MOST_FIRST_KEYS = 1_000;
/** With the same first key. */
const MOST_ALIKE = 8;

function sortedMembers(value: object): readonly Member[] {
  const keys = Object.keys(value);
  const alike = shapes.get(keys[0]) ?? [];
  for (const shape of alike) if (isSame(shape.keys, keys)) return shape.members;
  const members = [...keys].sort().map((key) => ({ key, label: `${JSON.stringify(key)}:` }));
  if (alike.length === MOST_ALIKE) alike.shift();
  alike.push({ keys, members });
  if (shapes.size < MOST_FIRST_KEYS) shapes.set(keys[0], alike);
  return members;
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}

/** A map, a date or a class would be written as `{}` and lose what it holds. */
function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
