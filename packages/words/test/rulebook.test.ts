import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { words } from '../generated/en.js';
import { LANGUAGES, type Language } from '../generated/languages.js';
import { readCatalogues } from '../scripts/generate.mjs';
import { loadBoardRulebook, loadCardRulebook } from '../src/load.ts';
import { spansOf } from '../src/rulebook/markup.ts';
import { type Rulebook, rulingsOf } from '../src/rulebook/rulebook.ts';

/** Every paragraph of the rules: section, first and last number. */
const CARD_RULES = [
  ...numbered('C1', 1, 5),
  ...numbered('C2', 1, 4),
  ...numbered('C3', 1, 12),
  ...numbered('C4', 1, 3),
  ...numbered('C5', 1, 5),
  ...numbered('C6', 1, 16),
  ...[...'abcdefghijklmnopqrstu'].map((letter) => `C7.${letter}`),
  ...numbered('C7', 1, 8),
  ...numbered('C8', 1, 4),
  ...numbered('C9', 1, 9),
];

const BOARD_RULES = [
  ...numbered('B1', 0, 4),
  ...numbered('B2', 1, 7),
  ...numbered('B3', 1, 2),
  ...numbered('B4', 1, 5),
  ...numbered('B5', 0, 11),
  ...numbered('B6', 1, 3),
  ...numbered('B7', 1, 5),
  ...numbered('B8', 1, 14),
  ...numbered('B9', 0, 21),
  ...numbered('B10', 1, 6),
  ...numbered('B11', 1, 6),
  ...numbered('B12', 1, 4),
  ...numbered('B13', 1, 9),
  ...numbered('B14', 1, 35),
];

const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en');

async function inOthers(load: (language: Language) => Promise<Rulebook>): Promise<Record<string, Rulebook>> {
  return Object.fromEntries(
    await Promise.all(OTHERS.map(async (language) => [language, await load(language)])),
  );
}

const BOOKS = [
  {
    game: 'cards',
    rules: CARD_RULES,
    sources: sourcesOf('card-game'),
    english: await loadCardRulebook('en'),
    others: await inOthers(loadCardRulebook),
  },
  {
    game: 'board',
    rules: BOARD_RULES,
    sources: sourcesOf('board-game'),
    english: await loadBoardRulebook('en'),
    others: await inOthers(loadBoardRulebook),
  },
];

const ICONS = new Set<string>([
  ...Object.keys(words.names.elements),
  ...Object.keys(words.names.suits),
  'points',
  'tilt',
  'skull',
]);

function sourcesOf(game: string): string {
  return fileURLToPath(new URL(`../../${game}/src`, import.meta.url));
}

function numbered(section: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, step) => `${section}.${first + step}`);
}

function idsOf(book: Rulebook): string[] {
  return book.chapters.flatMap((chapter) => chapter.paragraphs.map((paragraph) => paragraph.id));
}

/** Every text of a book by a name for it. */
function textsOf(book: Rulebook): Map<string, string> {
  return new Map(
    book.chapters.flatMap((chapter): [string, string][] => [
      [`title of ${chapter.id}`, chapter.title],
      ...(chapter.intro === undefined ? [] : [[`intro of ${chapter.id}`, chapter.intro] as [string, string]]),
      ...chapter.paragraphs.map(({ id, text }): [string, string] => [id, text]),
    ]),
  );
}

function iconsIn(text: string): string[] {
  return spansOf(text).flatMap((span) => (span.kind === 'icon' ? [span.id] : []));
}

function referencesIn(text: string): string[] {
  return spansOf(text).flatMap((span) => (span.kind === 'reference' ? [span.id] : []));
}

function numbersIn(text: string): string[] {
  return (text.match(/\d+/g) ?? []).toSorted();
}

/** Rule ids that stand in the sources of a game. */
function citedRules(folder: string): readonly { readonly rule: string; readonly file: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/'([BC]\d+\.[\da-z]+)'/g)].map(
        ([, rule = '']) => ({ rule, file }),
      ),
    );
}

describe.each(BOOKS)('the rulebook of $game', ({ game, rules, sources, english, others }) => {
  const books = { en: english, ...others };

  it('has every rule once', () => {
    expect(idsOf(english).toSorted()).toEqual(rules.toSorted());
  });

  it('has every rule that the rules cite: of a character, a refusal, a line of the score', () => {
    const known = new Set(idsOf(english));
    const cited = citedRules(sources).filter(({ rule }) => !known.has(rule));
    expect(cited.map(({ rule, file }) => `${rule} in ${file} has no paragraph`)).toEqual([]);
  });

  it('has a place for every paragraph that is written', () => {
    const start = `rulebook-${game}-rules-`;
    const written = [...(readCatalogues().catalogues.get('en')?.messages.keys() ?? [])]
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length).replace('-', '.'));
    expect(written.toSorted()).toEqual(rules.toSorted());
  });

  it('ends with the chapter that lists the rulings', () => {
    expect(english.chapters.filter((chapter) => chapter.listsRulings)).toEqual([english.chapters.at(-1)]);
    expect(rulingsOf(english).length).toBeGreaterThan(0);
  });

  it.each(Object.entries(books))('has the same chapters, rules and rulings in %s', (_, book) => {
    expect(book.chapters.map((chapter) => chapter.id)).toEqual(english.chapters.map((chapter) => chapter.id));
    expect(idsOf(book)).toEqual(idsOf(english));
    expect([...textsOf(book).keys()]).toEqual([...textsOf(english).keys()]);
    expect(rulingsOf(book).map(({ id }) => id)).toEqual(rulingsOf(english).map(({ id }) => id));
  });

  it.each(Object.entries(books))('leaves nothing empty or unfinished in %s', (_, book) => {
    for (const [name, text] of textsOf(book)) {
      expect(text.trim(), name).toBe(text);
      expect(text, name).not.toBe('');
      const plain = spansOf(text).map((span) => (span.kind === 'text' ? span.text : ''));
      expect(plain.join(''), `${name}: markup that is not closed`).not.toMatch(/[*<>{}[\]]/);
    }
  });

  it.each(Object.entries(books))('refers only to rules and icons that exist in %s', (_, book) => {
    for (const [name, text] of textsOf(book)) {
      for (const id of referencesIn(text)) expect(rules, name).toContain(id);
      for (const id of iconsIn(text)) expect(ICONS, name).toContain(id);
    }
  });

  it.each(Object.entries(others))('shows the same icons and references in %s as in English', (_, book) => {
    const texts = textsOf(book);
    for (const [name, text] of textsOf(english)) {
      const translated = texts.get(name) ?? '';
      expect(iconsIn(translated).toSorted(), name).toEqual(iconsIn(text).toSorted());
      expect(referencesIn(translated).toSorted(), name).toEqual(referencesIn(text).toSorted());
    }
  });

  it.each(Object.entries(others))('gives the same numbers in %s as in English', (_, book) => {
    const texts = textsOf(book);
    for (const [name, text] of textsOf(english)) {
      expect(numbersIn(texts.get(name) ?? ''), name).toEqual(numbersIn(text));
    }
  });

  it.each(Object.entries(others))('is translated in %s', (_, book) => {
    const texts = textsOf(book);
    for (const [name, text] of textsOf(english)) {
      if (!name.startsWith('title')) expect(texts.get(name), name).not.toBe(text);
    }
  });

  it('keeps French punctuation from breaking off its line', () => {
    for (const [name, text] of textsOf(others['fr'] ?? english))
      expect(text, name).not.toMatch(/ [:;!?»]|« /);
  });
});

describe('the markup of the rulebook', () => {
  it('tells text, terms, icons and references apart', () => {
    expect(spansOf('A *card* with <mine> mine, see [C5.4].')).toEqual([
      { kind: 'text', text: 'A ' },
      { kind: 'term', text: 'card' },
      { kind: 'text', text: ' with ' },
      { kind: 'icon', id: 'mine' },
      { kind: 'text', text: ' mine, see ' },
      { kind: 'reference', id: 'C5.4' },
      { kind: 'text', text: '.' },
    ]);
  });
});
