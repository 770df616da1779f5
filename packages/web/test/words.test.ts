import { describe, expect, it } from 'vitest';
import { words as de } from '../src/words/de.ts';
import { words as en } from '../src/words/en.ts';
import { words as fr } from '../src/words/fr.ts';
import { words as it_ } from '../src/words/it.ts';
import { words as nl } from '../src/words/nl.ts';
import type { Words } from '../src/words/words.ts';

const LANGUAGES: Readonly<Record<string, Words>> = { en, fr, nl, it: it_, de };

/** What reads the same as in English and still is right. */
const SAME_EVERYWHERE = [
  'carson city',
  'kit carson',
  'main street',
  'english',
  'français',
  'nederlands',
  'italiano',
  'deutsch',
];
const SAME: Readonly<Record<string, string>> = {
  fr: `cactus, drugstore, drugstores, duel, duels, dusty, dynamite, expert, fortune, general store, general stores,
    mine, mines, × mines, normal, paperboy, pause, point, points, prison, prisons, ranch, revolver, revolvers, saloon, saloons, score,
    table, the carson river, total, volume`,
  nl: `bank, bot, cactus, cowboy, cowboys, drugstore, drugstores, duel, duels, dusty, era, era i, era ii, expert,
    general store, general stores, hotel, hotels, live, outlaw, outlaws, ranch, ranches, × ranches, revolver, revolvers, rodeo,
    saloon, saloons, school, score, sheriff, station, stations, volume`,
  it: 'bot, cactus, cowboy, dusty, era, era i, era ii, hotel, no, ranch, revolver, rodeo, saloon, volume',
  de: `bank, bot, cowboy, cowboys, drugstore, dusty, hotel, hotels, live, mine, name, normal, pause, ranch, ranches, rodeos, saloon,
    saloons, sheriff, showdown`,
};
/** What is printed on a keyboard. */
const KEYCAP = /^shell\.keys\.list\.\d+\.0$/;

/** Stands for a count, a name or a card alike; the first asks for the singular. */
const SAMPLES = [1, 2, 12];

type Sentence = (...parameters: readonly unknown[]) => unknown;

/** Parameters by whatever name a sentence asks for them. */
function parametersOf(sample: number): unknown {
  return new Proxy({}, { get: (_, name) => (name === 'thing' ? 'road' : sample) });
}

const WITH_NAMES = ['online.refusals.', 'hint.grounds.'];

function say(path: string, sentence: Sentence, sample: number): unknown {
  return WITH_NAMES.some((start) => path.startsWith(start))
    ? sentence(parametersOf(sample))
    : sentence(sample, sample, sample, sample);
}

/** Everything in a catalogue that is not itself a branch, by its path. */
function leavesOf(value: unknown, path: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

function kindsOf({ language: _, ...catalogue }: Words): Map<string, string> {
  return new Map(leavesOf(catalogue, '').map(([path, leaf]) => [path, typeof leaf]));
}

/** Every text, and every sentence said with each sample. What `cards` and `board` say has its own tests. */
function textsOf({ language: _, cards: __, board: ___, ...catalogue }: Words): Map<string, unknown> {
  return new Map(
    leavesOf(catalogue, '').flatMap(([path, leaf]): [string, unknown][] =>
      typeof leaf === 'function'
        ? SAMPLES.map((sample) => [`${path}(${sample})`, say(path, leaf as Sentence, sample)])
        : [[path, leaf]],
    ),
  );
}

function withoutNumbers(text: unknown): string {
  return String(text)
    .replace(/[\d\s]+/g, ' ')
    .trim()
    .toLowerCase();
}

describe.each(Object.entries(LANGUAGES))('the words in %s', (language, words) => {
  it('have the keys of the English ones, each of the same kind', () => {
    expect(words.language).toBe(language);
    expect(kindsOf(words)).toEqual(kindsOf(en));
  });

  it('are never empty and never show what a program thinks', () => {
    for (const [path, text] of textsOf(words)) {
      expect(text, path).toEqual(expect.any(String));
      expect(text, path).toMatch(/^\S(.*\S)?$/u);
      expect(text, path).not.toMatch(/undefined|NaN|\[object| {2}/);
    }
  });
});

describe.each(Object.entries(SAME))('the translation into %s', (language, same) => {
  const allowed = new Set([...SAME_EVERYWHERE, ...same.split(/,\s+/)]);
  const english = textsOf(en);
  const translated = [...textsOf(LANGUAGES[language] ?? en)];
  const unchanged = translated.filter(
    ([path, text]) => text === english.get(path) && /\p{L}/u.test(withoutNumbers(text)) && !KEYCAP.test(path),
  );

  it('leaves nothing in English but what is the same word', () => {
    expect(unchanged.filter(([, text]) => !allowed.has(withoutNumbers(text)))).toEqual([]);
  });

  it('allows no word that it does not need', () => {
    const needed = new Set(unchanged.map(([, text]) => withoutNumbers(text)));
    expect([...allowed].filter((word) => !needed.has(word))).toEqual([]);
  });
});

describe('the words in French', () => {
  it('keep punctuation from breaking off its line', () => {
    for (const [path, text] of textsOf(fr)) expect(text, path).not.toMatch(/ [:;!?»]|« /);
  });

  it('elide before a vowel', () => {
    expect(fr.cardTable.city('Anna')).toBe('La ville d’Anna');
    expect(fr.cardTable.city('Élise')).toBe('La ville d’Élise');
    expect(fr.cardTable.city('Yves')).toBe('La ville d’Yves');
    expect(fr.cardTable.city('Yasmine')).toBe('La ville de Yasmine');
    expect(fr.cardTable.city('Paul')).toBe('La ville de Paul');
  });
});
