import { describe, expect, it } from 'vitest';
import { cleanName } from '../src/people/names.ts';
import { testServer } from './support/server.ts';

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
    ['hon', '\u0570\u0585\u0578'],
    ['Kid', '\u0138i\u00F0'],
    ['Doc', '\u{1D403}\u{1D428}\u{1D41C}'],
    ['Doc', '\u24B9oc'],
    ['Ann', 'A\u202Enn\u2066'],
    ['Ann', 'A\u0301nn'],
    ['Bill', 'Bi\u4E28l'],
    ['Todd', 'T\u3007dd'],
    ['Shea', 'Ѕһеа'],
    ['scope', 'ѕсоре'],
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
    const names = [
      'Ann',
      'Anna',
      'Hanna',
      'Иван',
      'Ольга',
      '花子',
      '太郎',
      'ケイト',
      'DJ ケイト',
      'محمد',
      "O'Neil",
    ];
    expect(new Set(names.map(key)).size).toBe(names.length);
  });

  it.each([
    ['', 'nameLength'],
    ['\u200B\u2800', 'nameLength'],
    ['x'.repeat(25), 'nameLength'],
    ['<script>', 'nameCharacters'],
    ['---', 'nameCharacters'],
    ['a\u0301\u0301\u0301\u0301b', 'nameCharacters'],
    ['Ann\u0430', 'nameMixesScripts'],
    ['\u0585k', 'nameMixesScripts'],
    ['\u13AAnn', 'nameCharacters'],
    ['\u1D00nn', 'nameCharacters'],
    ['Bi\u01C0\u01C0', 'nameCharacters'],
    ['O\u02BCNeil', 'nameCharacters'],
    ['Ann\u0661', 'nameMixesScripts'],
    ['Ann \u{1F600}', 'nameCharacters'],
    // Strokes that pass for letters.
    ['Bi\u1175l', 'nameCharacters'],
    ['Bi\u3163\u3163', 'nameCharacters'],
    ['\u110B\u110B', 'nameCharacters'],
    ['Ann\uFFDC', 'nameCharacters'],
  ])('%j is refused: %s', (name, code) => {
    expect(cleanName(name)).toMatchObject({ ok: false, refusal: { code } });
  });

  it('lets people write Hangul, composed or not', () => {
    expect(cleanName('\u1112\u1161\u11AB\u1100\u1173\u11AF')).toMatchObject({ value: { name: '한글' } });
  });

  it('gives names that were registered before the new keys too', async () => {
    const server = await testServer();
    const { people } = server.services.storage;
    const person = {
      id: 'old',
      name: 'Bi\u4E28l',
      nameKey: 'as it was',
      kind: 'registered',
      createdAt: 1,
    } as const;
    await people.addPerson(person);
    await people.rekey(key);
    expect(await people.byNameKey(key('Bill'))).toMatchObject({ id: 'old' });
  });
});
