/** Content as data: what belongs to one entry is named nowhere else. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUILDING_IDS, CHARACTER_IDS, VARIANT_IDS } from '../src/ids.ts';

const SRC = new URL('../src/', import.meta.url);

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path, text: withoutFieldNames(readFileSync(new URL(path, SRC), 'utf8')) }));

/** Names of fields in a union of types are no ids. */
function withoutFieldNames(text: string): string {
  return text.replaceAll(/^ +\| '\w+'$/gm, '');
}

/** Where ids are listed, and where rosters are named. */
const LISTS = ['ids.ts', 'content/presets.ts'];

/** Also plain words: a thing on a parcel, a piece, a line of the final score. */
const WORDS = ['river', 'horses', 'outlaws', 'kitCarson', 'teacher', 'station'];

function strangers(ids: readonly string[], isHome: (path: string) => boolean): string[] {
  return files
    .filter(({ path }) => !LISTS.includes(path) && !isHome(path))
    .flatMap(({ path, text }) =>
      ids.filter((id) => !WORDS.includes(id) && text.includes(`'${id}'`)).map((id) => `${id} in ${path}`),
    );
}

describe('content as data', () => {
  it('no character is named outside its entry', () => {
    expect(strangers(CHARACTER_IDS, (path) => path.startsWith('content/characters/'))).toEqual([]);
  });

  it('no building is named outside the entries', () => {
    const isHome = (path: string) => /^content\/(buildings|characters)\//.test(path);
    expect(strangers(BUILDING_IDS, isHome)).toEqual([]);
  });

  it('no variant is named outside its entry', () => {
    expect(strangers(VARIANT_IDS, (path) => path.startsWith('variants/'))).toEqual([]);
  });

  it('a character names no other character', () => {
    const entries = files.filter(
      ({ path }) => path.startsWith('content/characters/') && !path.endsWith('index.ts'),
    );
    for (const { path, text } of entries) {
      expect(CHARACTER_IDS.filter((id) => text.includes(`'${id}'`)).length, path).toBeLessThanOrEqual(1);
    }
  });

  it('every character and every variant has a test file of its own', () => {
    const tests = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' });
    const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const missing = [
      ...CHARACTER_IDS.map((id) => `characters/${kebab(id)}.test.ts`),
      ...VARIANT_IDS.map((id) => `variants/${kebab(id)}.test.ts`),
    ].filter((path) => !tests.includes(path));
    expect(missing).toEqual([]);
  });

  it('every variant is in a game that is kept', () => {
    const kept = new URL('../../../fixtures/board/', import.meta.url);
    const played = readdirSync(kept)
      .filter((file) => file.endsWith('.json') && !file.endsWith('.result.json'))
      .map((file) => JSON.parse(readFileSync(new URL(file, kept), 'utf8')))
      .flatMap(({ options }) => Object.keys(options.variants ?? {}));
    expect(VARIANT_IDS.filter((id) => !played.includes(id))).toEqual([]);
  });

  it('every refusal code is named in a test', () => {
    const here = new URL('.', import.meta.url);
    const tests = readdirSync(here, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => readFileSync(new URL(path, here), 'utf8'))
      .join('\n');
    const codes = files.flatMap(({ text }) =>
      [...text.matchAll(/refusal\('(\w+)'/g)].map(([, code]) => code ?? ''),
    );
    const untested = [...new Set(codes)].filter((code) => !new RegExp(`\\b${code}\\b`).test(tests));
    expect(untested).toEqual([]);
  });
});
