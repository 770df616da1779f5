import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { words } from '../generated/en.js';
import { LANGUAGES, type Language } from '../generated/languages.js';
import { readCatalogues } from '../scripts/generate.mjs';
import { loadBoardRulebook, loadCardRulebook } from '../src/load.ts';
import { spansOf } from '../src/rulebook/markup.ts';
import { type Rulebook, rulingsOf } from '../src/rulebook/rulebook.ts';

const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en');

async function inOthers(load: (language: Language) => Promise<Rulebook>): Promise<Record<string, Rulebook>> {
  return Object.fromEntries(
    await Promise.all(OTHERS.map(async (language) => [language, await load(language)])),
  );
}

const BOOKS = [
  {
    game: 'cards',
    /** The paragraph that counts what is in the box. */
    box: 'C1.5',
    sources: sourcesOf('card-game'),
    english: await loadCardRulebook('en'),
    others: await inOthers(loadCardRulebook),
  },
  {
    game: 'board',
    box: 'B1.3',
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

/** The numbers of a section, as numbers: its letters count on from 1 as well. */
function numbersBySection(ids: readonly string[]): Map<string, number[]> {
  const sections = new Map<string, number[]>();
  for (const id of ids) {
    const [section = '', number = ''] = id.split('.');
    const isLetter = /[a-z]/.test(number);
    const name = isLetter ? `${section} (letters)` : section;
    const place = isLetter ? number.charCodeAt(0) - 'a'.charCodeAt(0) + 1 : Number(number);
    sections.set(name, [...(sections.get(name) ?? []), place]);
  }
  return sections;
}

it('every rulebook is tested here', () => {
  const written = readdirSync(fileURLToPath(new URL('../en/rulebook', import.meta.url)));
  expect(BOOKS.map(({ game }) => `${game}.ftl`).toSorted()).toEqual(written.toSorted());
});

describe.each(BOOKS)('the rulebook of $game', ({ game, box, sources, english, others }) => {
  const books = { en: english, ...others };
  const rules = idsOf(english);

  it('has every rule once, and no number of a section is missing', () => {
    expect(rules).not.toEqual([]);
    for (const [section, numbers] of numbersBySection(rules)) {
      const [first = 0] = numbers.toSorted((a, b) => a - b);
      expect([0, 1], section).toContain(first);
      expect(
        numbers.toSorted((a, b) => a - b),
        section,
      ).toEqual(numbers.map((_, at) => first + at));
    }
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

  it.runIf(existsSync(join(sources, 'ids.ts')))('counts the characters that there are', () => {
    const [, list = ''] =
      /CHARACTER_IDS = \[([^\]]*)\]/.exec(readFileSync(join(sources, 'ids.ts'), 'utf8')) ?? [];
    const count = String(list.match(/'\w+'/g)?.length);
    for (const name of ['title of characters', box]) {
      expect(numbersIn(textsOf(english).get(name) ?? ''), name).toContain(count);
    }
  });

  it('lists its rulings in the last chapter', () => {
    const hasRulings = existsSync(join(sources, 'rulings.ts'));
    const listing = english.chapters.filter((chapter) => chapter.listsRulings);
    expect(listing).toEqual(hasRulings ? [english.chapters.at(-1)] : []);
    expect(rulingsOf(english).length > 0).toBe(hasRulings);
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
