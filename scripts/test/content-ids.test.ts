import { describe, expect, it } from 'vitest';
import { contentComparisons, namedNumbers, numberComparisons, variantQuestions } from '../lib/content-ids.ts';

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

  it.each([
    ["if (rule === 'B9.17') teach();", 'B9.17'],
    ["if (rule.startsWith('C7.')) show();", 'C7.'],
    ['const [, letter] = /^C7\\.([a-u])$/.exec(rule) ?? [];', '/^C7\\.([a-u])$/'],
    ['const number = /^B\\d+\\.(\\d+)$/.exec(rule)?.[1];', '/^B\\d+\\.(\\d+)$/'],
  ])('is found by the id of its paragraph: %s', (text, found) => {
    expect(idsIn(text)).toEqual([found]);
  });

  it('has the line', () => {
    expect(contentComparisons('x.tsx', "const a = 1;\nconst b = id === 'saloon';\n")).toEqual([
      { line: 2, id: 'saloon' },
    ]);
  });
});

describe('which variant is on', () => {
  it.each([
    ['if (view.options.variants.river) draw();', ['variants.river', 'options.variants']],
    ['if (variants.horses !== undefined) ride();', ['variants.horses']],
    ["if (variants['outlaws']) hide();", ['variants.outlaws']],
    ['const { horses } = plan.variants;', ['variants.horses']],
    ['const { variants } = view.options;', ['options.variants']],
    ['function f({ options: { variants: { river } } }) {}', ['options.variants', 'variants.river']],
  ])('is asked by %s', (text, found) => {
    expect(variantQuestions('x.ts', text).map(({ id }) => id)).toEqual(found);
  });

  it.each([
    'say(names.variants[variant]);',
    'const { about } = boardSetup.variants;',
    'patch(rules, variants[id]);',
  ])('is not asked by %s', (text) => {
    expect(variantQuestions('x.ts', text)).toEqual([]);
  });
});

describe('numbers that are compared', () => {
  it('are those of 2 or more, but for lengths and remainders', () => {
    const text =
      'if (round === 4 || 8 !== side) end();\nif (cards.length === 4 || at % 3 === 2 || seat === 1) go();';
    expect(numberComparisons('x.ts', text)).toEqual([
      { line: 1, id: 'round === 4' },
      { line: 1, id: '8 !== side' },
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
