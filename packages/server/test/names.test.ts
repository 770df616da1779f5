import { describe, expect, it } from 'vitest';
import { cleanName } from '../src/people/names.ts';

function key(name: string): string {
  const clean = cleanName(name);
  if (!clean.ok) throw new Error(`${name}: ${clean.refusal.code}`);
  return clean.value.key;
}

describe('names', () => {
  it.each([
    ['Anna', 'ANNA'],
    ['Bill', 'BiII'],
    ['Bill', 'B1ll'],
    ['Tom', 'T0m'],
    ['Müller', 'Muller'],
    ['Zoe', 'Z.o-e'],
    ['modern', 'rnodern'],
    ['Ann', 'A\u200Bnn'],
    ['Ann', 'Ａｎｎ'],
    ['Coco', '\u0421\u043E\u0441\u043E'],
    ['Tot', '\u03A4\u03BF\u03C4'],
  ])('%s is taken by %s too', (one, other) => {
    expect(key(other)).toBe(key(one));
  });

  it('shows the cleaned name', () => {
    expect(cleanName('  Doc\u202E \u00A0 Holliday\u200D ')).toEqual({
      ok: true,
      value: { name: 'Doc Holliday', key: key('docholliday') },
    });
  });

  it('keeps names apart that look different', () => {
    expect(new Set(['Ann', 'Anna', 'Hanna', 'Иван', 'Ольга', '花子', '太郎'].map(key)).size).toBe(7);
  });

  it.each([
    ['', 'nameLength'],
    ['\u200B\u2800', 'nameLength'],
    ['x'.repeat(25), 'nameLength'],
    ['<script>', 'nameCharacters'],
    ['---', 'nameCharacters'],
    ['a\u0301\u0301\u0301\u0301b', 'nameCharacters'],
    ['Ann\u0430', 'nameMixesScripts'],
  ])('%j is refused: %s', (name, code) => {
    expect(cleanName(name)).toMatchObject({ ok: false, refusal: { code } });
  });
});
