/** Things that no one should send: noise, and true messages with something bent. */
import { below, pick, type Random } from '@carson/engine';

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  'x'.repeat(5_000),
  '\u0000',
  '__proto__',
  [],
  [[[[]]]],
  {},
  { type: {} },
  { constructor: { prototype: {} } },
];

/** Text that is no JSON, or JSON that is no message. */
export function noise(random: Random): string {
  const kind = below(random, 4);
  if (kind === 0)
    return Array.from({ length: below(random, 60) }, () => String.fromCharCode(below(random, 300))).join('');
  if (kind === 1) return JSON.stringify(pick(random, ODD));
  if (kind === 2) return '['.repeat(below(random, 500));
  return `{"type":${JSON.stringify(pick(random, ODD))},"table":${JSON.stringify(pick(random, ODD))}}`;
}

/** The value with one thing in it changed, left out or added. */
export function bent(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || below(random, 5) === 0) return pick(random, ODD);
  if (Array.isArray(value)) {
    const at = below(random, value.length + 1);
    return [...value.slice(0, at), bent(value[at], random), ...value.slice(at + 1)];
  }
  const entries = Object.entries(value);
  const [key, held] = entries[below(random, Math.max(1, entries.length))] ?? ['nothing', undefined];
  switch (below(random, 3)) {
    case 0:
      return Object.fromEntries(entries.filter(([name]) => name !== key));
    case 1:
      return { ...value, [`${key}!`]: held };
    default:
      return { ...value, [key]: bent(held, random) };
  }
}
