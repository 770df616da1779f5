/** What people and clocks are called online. */
import { describe, expect, it } from 'vitest';
import './page.ts';

const { clockName } = await import('../src/online/names.ts');
const { words } = await import('@carson/words/generated/en.js');

describe('a clock', () => {
  it.each([
    [30, '30 s each, +5 s per move'],
    [60, '1 min each, +5 s per move'],
    [90, '1 min 30 s each, +5 s per move'],
    [600, '10 min each, +5 s per move'],
  ])('of %i seconds is called "%s"', (bank, name) => {
    expect(clockName({ kind: 'live', bank, increment: 5 }, words)).toBe(name);
  });
});
