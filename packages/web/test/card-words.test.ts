import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cards as de } from '../src/words/cards/de.ts';
import { type CardWords, cards as en } from '../src/words/cards/en.ts';
import { cards as fr } from '../src/words/cards/fr.ts';
import { cards as it_ } from '../src/words/cards/it.ts';
import { cards as nl } from '../src/words/cards/nl.ts';
import { characters as charactersDe } from '../src/words/characters/cards/de.ts';
import { characters as charactersEn } from '../src/words/characters/cards/en.ts';
import { characters as charactersFr } from '../src/words/characters/cards/fr.ts';
import { characters as charactersIt } from '../src/words/characters/cards/it.ts';
import { characters as charactersNl } from '../src/words/characters/cards/nl.ts';

type Sentences = Readonly<Record<string, (parameters: never) => string>>;

const LANGUAGES: Readonly<Record<string, CardWords>> = { en, fr, nl, it: it_, de };
const OTHERS = Object.entries(LANGUAGES).filter(([language]) => language !== 'en');

/** Parameters that fit every sentence, in two editions so that each branch is read. */
const SAMPLES = [
  {
    who: 'Anna',
    card: 'X',
    cards: ['X'],
    count: 1,
    era: 1,
    round: 1,
    character: 'sheriff',
    characters: ['heroes'],
    seats: [{ who: 'Anna', suit: 'hat' }],
    bids: [{ who: 'Anna', card: 7, counts: true }],
    turns: [{ who: 'Anna', value: 9 }],
    suit: 'hat',
    asked: 'lawyer',
    once: 'era',
    window: 'beforeBid',
    under: 'prison',
    over: 'outlaws',
    line: 'X',
    points: [{ who: 'Anna', points: 6 }],
    longSide: 8,
    sales: 3,
    possible: 0,
    stoppedBy: 'chance',
    path: '',
    expected: 'X',
    received: 'X',
    game: 'X',
    rules: 2,
    known: 1,
    moves: 30,
  },
  {
    who: 'Anna',
    card: 'X',
    cards: ['X', 'X'],
    count: 12,
    era: 2,
    round: 9,
    character: 'governor',
    characters: ['heroes', 'gunsmith'],
    seats: [
      { who: 'Anna', suit: 'hat' },
      { who: 'Ben', suit: 'cow' },
    ],
    bids: [
      { who: 'Anna', card: 7, counts: true },
      { who: 'Ben', card: 1, counts: false },
    ],
    turns: [
      { who: 'Anna', value: 9 },
      { who: 'Ben', value: 2 },
    ],
    by: 'lawyer',
    line: 'X',
    points: [{ who: 'Anna', points: 6 }],
    suit: 'horseshoe',
    asked: 'heroes',
    once: 'game',
    window: 'afterReveal',
    under: 'house',
    over: 'mine',
    longSide: 9,
    sales: 3,
    possible: 2,
    stoppedBy: 'otherSeat',
    path: 'seats[0]',
    expected: 'X',
    received: 'X',
    game: 'X',
    rules: 2,
    known: 1,
    moves: 30,
  },
];

/** Every sentence of a group, said with each sample. */
function said(sentences: Sentences, particular: object): [string, string][] {
  return Object.entries(sentences).flatMap(([key, sentence]) =>
    SAMPLES.map((sample, at): [string, string] => [
      `${key} ${at}`,
      sentence({ ...sample, ...particular } as never),
    ]),
  );
}

function sentencesOf({ refusals, log }: CardWords): Map<string, string> {
  return new Map([...said(refusals, { seats: 7, fewest: 4, most: 6 }), ...said(log, {})]);
}

describe.each(Object.entries(LANGUAGES))('the words of the card game in %s', (_, words) => {
  const all = sentencesOf(words);

  it('makes whole sentences', () => {
    for (const [key, sentence] of all) {
      expect(sentence, key).toMatch(/^\S.*\.$/u);
      expect(sentence, key).not.toMatch(/undefined|\[object|NaN| {2}/);
    }
  });

  it('describes a terrain card without its empty parcels', () => {
    const contents = words.terrainContents(['mine', 'empty', 'mountain', 'mountain']);
    expect(contents).toMatch(/^\S+, 2 \S+$/);
    expect(words.terrainCard(['mine', 'empty', 'mountain', 'mountain'])).toContain(`(${contents})`);
  });
});

/** Every code that occurs in the sources as `refusal('code', …)` or, in a table, as `['code', 'C3.4']`. */
function refusalCodes(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('online/'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/refusal\(([^,)]*)|\[('\w+'), 'C\d/g)])
    .flatMap(([, argument, entry]) => [...(argument ?? entry ?? '').matchAll(/(?<!=== )'(\w+)'/g)])
    .map(([, code]) => code ?? '');
}

describe('the refusals', () => {
  it('have a sentence each, and no sentence is left over', () => {
    const packages = join(import.meta.dirname, '../..');
    const codes = ['engine', 'card-game', 'web'].flatMap((name) => refusalCodes(join(packages, name, 'src')));
    expect(Object.keys(en.refusals).toSorted()).toEqual([...new Set(codes)].toSorted());
  });
});

describe('the words of the card game in French', () => {
  it('keep punctuation from breaking off its line', () => {
    for (const [key, sentence] of sentencesOf(fr)) {
      expect(sentence, key).not.toMatch(/ [:;!?»]|« /);
    }
  });
});

describe.each(OTHERS)('the translation of the card game into %s', (_, words) => {
  it('says nothing in English', () => {
    const english = sentencesOf(en);
    for (const [key, sentence] of sentencesOf(words)) {
      expect(sentence, key).not.toBe(english.get(key));
    }
  });
});

const CHARACTERS = {
  en: charactersEn,
  fr: charactersFr,
  nl: charactersNl,
  it: charactersIt,
  de: charactersDe,
};

describe.each(Object.entries(CHARACTERS))('the characters in %s', (_, characters) => {
  it('fit on a card', () => {
    for (const [id, { power, detail }] of Object.entries(characters)) {
      expect(power.length, id).toBeLessThanOrEqual(90);
      expect(power, id).toMatch(/\.$/);
      expect(detail, id).toMatch(/\.$/);
    }
  });
});

describe('the characters', () => {
  it.each(['fr', 'nl', 'it', 'de'] as const)('are translated into %s', (language) => {
    for (const [id, { power, detail }] of Object.entries(charactersEn)) {
      const translated = CHARACTERS[language][id as keyof typeof charactersEn];
      expect(translated.power, id).not.toBe(power);
      expect(translated.detail, id).not.toBe(detail);
    }
  });
});
