/**
 * The one text of a plain value: JSON with sorted keys and without keys that hold `undefined`.
 * Two values with the same text are the same value, on every machine. Written without lists in between: every move
 * of every table is hashed through it.
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

function listJson(list: readonly unknown[]): string {
  let text = '[';
  for (let at = 0; at < list.length; at++) {
    if (at > 0) text += ',';
    text += canonicalJson(list[at]);
  }
  return `${text}]`;
}

function membersJson(value: object): string {
  if (!isPlain(value)) throw new Error(`not plain data: a ${value.constructor.name}`);
  let text = '{';
  for (const key of sortedKeys(value)) {
    const held = value[key as keyof typeof value] as unknown;
    if (held === undefined) continue;
    if (text.length > 1) text += ',';
    text += `${JSON.stringify(key)}:${canonicalJson(held)}`;
  }
  return `${text}}`;
}

function sortedKeys(value: object): readonly string[] {
  const keys = Object.keys(value);
  for (let at = 1; at < keys.length; at++) {
    if ((keys[at - 1] ?? '') > (keys[at] ?? '')) return keys.sort();
  }
  return keys;
}

/** A map, a date or a class would be written as `{}` and lose what it holds. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
