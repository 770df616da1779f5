/** Where two plain values first differ, in words; undefined where they are byte-equal. */
import { canonicalJson, isBranch } from '@carson/engine';

export function difference(expected: unknown, actual: unknown, path = ''): string | undefined {
  if (canonicalJson(expected) === canonicalJson(actual)) return undefined;
  if (isBranch(expected) && isBranch(actual) && Array.isArray(expected) === Array.isArray(actual)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      const inner = difference(expected[key], actual[key], path === '' ? key : `${path}.${key}`);
      if (inner !== undefined) return inner;
    }
  }
  const where = path === '' ? 'the whole value' : path;
  return `${where}: ${brief(expected)} became ${brief(actual)}`;
}

function brief(value: unknown): string {
  const text = canonicalJson(value);
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
