import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BACKS, CHARACTER_APPEAL, CHARACTER_IDS, CHARACTERS, RULINGS } from '../src/index.ts';

const HERE = import.meta.dirname;
const SOURCE = join(HERE, '../src');
const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
}

describe('characters as content', () => {
  it('each has its own file, and no other rule knows its id', () => {
    const content = /^(ids|characters\/.*|deck\/.*)\.ts$/;
    const id = new RegExp(`\\b(${CHARACTER_IDS.join('|')})\\b`);
    const knowing = filesIn(SOURCE).filter(
      (file) => !content.test(file) && id.test(readFileSync(join(SOURCE, file), 'utf8')),
    );
    expect(knowing).toEqual([]);
    for (const own of CHARACTER_IDS) {
      const text = readFileSync(join(SOURCE, `characters/${kebab(own)}.ts`), 'utf8');
      const others = CHARACTER_IDS.filter(
        (other) => other !== own && new RegExp(`\\b${other}\\b`).test(text),
      );
      expect(others).toEqual([]);
    }
  });

  it('each has a back and an appeal of its own', () => {
    expect(BACKS, 'deck/backs.ts has one back for each of CHARACTER_IDS').toHaveLength(CHARACTER_IDS.length);
    expect(Object.keys(CHARACTER_APPEAL).sort()).toEqual([...CHARACTER_IDS].sort());
    for (const id of CHARACTER_IDS) expect(CHARACTERS[id].id, `characters/index.ts: ${id}`).toBe(id);
  });

  it('each has its own test file, titled with its rule', () => {
    for (const id of CHARACTER_IDS) {
      const text = readFileSync(join(HERE, `characters/${kebab(id)}.test.ts`), 'utf8');
      expect(text).toContain(`describe('${CHARACTERS[id].rule} ${id}'`);
    }
  });
});

/** Every paragraph of the rules; C7.4 is a benchmark of the deck and C9.4 is about words on screens. */
const PARAGRAPHS = [
  ...numbered('C1', 5),
  ...numbered('C2', 4),
  ...numbered('C3', 12),
  ...numbered('C4', 3),
  ...numbered('C5', 5),
  ...numbered('C6', 16),
  ...CHARACTER_IDS.map((id) => CHARACTERS[id].rule),
  ...numbered('C7', 8),
  ...numbered('C8', 4),
  ...numbered('C9', 9),
].filter((id) => id !== 'C7.4' && id !== 'C9.4');

function numbered(chapter: string, last: number): string[] {
  return Array.from({ length: last }, (_, i) => `${chapter}.${i + 1}`);
}

/** Every paragraph that holds a decision of ours, or one that our sources leave open. */
const MARKED = [
  ...['C1.3', 'C1.4', 'C1.5', 'C2.2', 'C3.1', 'C3.3', 'C3.5', 'C3.7', 'C3.9', 'C3.10', 'C3.11', 'C4.3'],
  ...['C5.1', 'C5.4', 'C6.1', 'C6.7', 'C6.11', 'C6.15', 'C7.b', 'C7.c', 'C7.p', ...numbered('C7', 7)],
  ...numbered('C9', 3),
];

describe('the rules and their tests', () => {
  it('every paragraph has a test that names it', () => {
    const titles = filesIn(HERE).flatMap(
      (file) =>
        readFileSync(join(HERE, file), 'utf8').match(/\b(it|describe)(\.each\([^)]*\))?\(\s*['"`][^\n]*/g) ??
        [],
    );
    const unproven = PARAGRAPHS.filter(
      (id) => !titles.some((title) => new RegExp(`${id}(?![0-9])`).test(title)),
    );
    expect(unproven).toEqual([]);
  });

  it('every ruling of ours is listed once, in the order of the rules', () => {
    const keys = RULINGS.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const rules = RULINGS.map(({ rule }) => rule);
    expect(MARKED.filter((rule) => !rules.includes(rule))).toEqual([]);
  });

  it('every ruling is held in one named place', () => {
    const source = filesIn(SOURCE).map((file) => readFileSync(join(SOURCE, file), 'utf8'));
    const places = (name: string) =>
      source.flatMap((text) => text.match(new RegExp(`\\b(function|const) ${name}\\b`, 'g')) ?? []);
    expect(RULINGS.filter(({ heldBy }) => places(heldBy).length !== 1)).toEqual([]);
  });
});
