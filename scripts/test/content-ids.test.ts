import { describe, expect, it } from 'vitest';
import { contentComparisons, namedNumbers } from '../lib/content-ids.ts';

const idsIn = (text: string): readonly string[] => contentComparisons('x.ts', text).map(({ id }) => id);

describe('content outside the rules', () => {
  it.each([
    "if (character === 'banker') pay();",
    "if ('banker' !== character) pay();",
    "switch (id) { case 'banker': pay(); }",
    "if (['banker', other].includes(id)) pay();",
    "if (known.has('banker')) pay();",
  ])('is found where it is asked for by name: %s', (text) => {
    expect(idsIn(text)).toEqual(['banker']);
  });

  it.each([
    "const ICONS = { banker: 'coin' };",
    "const START = ['banker', 'grocer'];",
    "draw('banker');",
    "if (whose === 'mine') go();",
  ])('is not found in tables, lists and plain words: %s', (text) => {
    expect(idsIn(text)).toEqual([]);
  });

  it('has the line', () => {
    expect(contentComparisons('x.tsx', "const a = 1;\nconst b = id === 'saloon';\n")).toEqual([
      { line: 2, id: 'saloon' },
    ]);
  });
});

describe('numbers with a name', () => {
  it('are those that a source declares at its top', () => {
    const text =
      'export const LAST_ROUND = 4;\nconst inner = () => { const X = 3; return X; };\nconst T = "4";';
    expect(namedNumbers('x.ts', text)).toEqual(['LAST_ROUND']);
  });
});
