import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTION_SPACES, CHARACTER_IDS, finalScore, ON_IDS, SIDES, townFrom } from '@carson/board-game';
import { describe, expect, it } from 'vitest';
import { board as de } from '../src/words/board/de.ts';
import { type BoardWords, board as en } from '../src/words/board/en.ts';
import { board as fr } from '../src/words/board/fr.ts';
import { board as it_ } from '../src/words/board/it.ts';
import { board as nl } from '../src/words/board/nl.ts';
import { boardCharacters as charactersDe } from '../src/words/characters/board/de.ts';
import {
  type BoardCharacterWords,
  boardCharacters as charactersEn,
} from '../src/words/characters/board/en.ts';
import { boardCharacters as charactersFr } from '../src/words/characters/board/fr.ts';
import { boardCharacters as charactersIt } from '../src/words/characters/board/it.ts';
import { boardCharacters as charactersNl } from '../src/words/characters/board/nl.ts';
import { FIGHTER, PARTICULAR, SAMPLES, STRONG_FIGHTER } from './board-word-samples.ts';

type Sentences = Readonly<Record<string, (parameters: never) => string>>;

const LANGUAGES: Readonly<Record<string, BoardWords>> = { en, fr, nl, it: it_, de };
const OTHERS = Object.entries(LANGUAGES).filter(([language]) => language !== 'en');

const PACKAGES = join(import.meta.dirname, '../..');

/** Every sentence of a group, said with each sample. */
function said(sentences: Sentences): [string, string][] {
  return Object.entries(sentences).flatMap(([key, sentence]) =>
    (PARTICULAR[key] ?? [{}]).flatMap((particular, variation) =>
      SAMPLES.map((sample, at): [string, string] => [
        `${key} ${variation} ${at}`,
        sentence({ ...sample, ...particular } as never),
      ]),
    ),
  );
}

function sentencesOf({ refusals, log }: BoardWords): Map<string, string> {
  return new Map([...said(refusals), ...said(log)]);
}

/** Names and labels, by their paths. */
function labelsOf(words: BoardWords): Map<string, string> {
  const ids = ACTION_SPACES.map(({ id }) => id);
  return new Map([
    ...Object.entries(words.spaces).flatMap(([id, { sign, about }]): [string, string][] => [
      [`sign ${id}`, sign],
      [`about ${id}`, about],
    ]),
    ...ids.map((id): [string, string] => [`place ${id}`, words.places.space(id)]),
    ...ids.map((id): [string, string] => [`where ${id}`, words.where.space(id)]),
    ['place parcel', words.places.parcel('C4')],
    ['where parcel', words.where.parcel('C4')],
    ['place corral', words.places.corral(2)],
    ['where corral', words.where.corral(2)],
    ['points', words.points(3)],
    ...Object.entries(words.strengthParts).flatMap(([id, part]): [string, string][] => [
      [`${id} 1`, part(1)],
      [`${id} 3`, part(3)],
    ]),
    ...(
      ['moneySources', 'pointSources', 'incomeParts', 'scoreLines', 'scoreParts', 'buildings'] as const
    ).flatMap((group) =>
      Object.entries(words[group]).map(([id, text]): [string, string] => [`${group} ${id}`, text]),
    ),
  ]);
}

describe.each(Object.entries(LANGUAGES))('the words of the board game in %s', (_, words) => {
  it('make whole sentences', () => {
    for (const [key, sentence] of sentencesOf(words)) {
      expect(sentence, key).toMatch(/^\S.*\.$/u);
      expect(sentence, key).not.toMatch(/undefined|\[object|NaN| {2}/);
    }
  });

  it('name everything', () => {
    for (const [key, text] of labelsOf(words)) {
      expect(text, key).toMatch(/^\S(.*\S)?$/u);
      expect(text, key).not.toMatch(/undefined|\[object|NaN| {2}/);
    }
  });

  it('fit on a shop sign', () => {
    for (const [id, { sign, about }] of Object.entries(words.spaces)) {
      expect(sign.length, id).toBeLessThanOrEqual(14);
      expect(about, id).toMatch(/\.$/);
    }
  });

  it('B6.3 tell what a total is made of', () => {
    expect(words.duelSum(FIGHTER)).toMatch(/^Anna\s?: 5 \+ 1 \S+ \+ 2 \S+ = 8$/u);
    expect(words.duelSum(STRONG_FIGHTER)).toMatch(
      /^Ben\s?: 3 \+ 6 \+ 2 .+ \+ 1 .+ \+ 3 .+ \+ 2 .+ \+ 1 .+ = 18$/u,
    );
  });
});

/** Every code that occurs in the sources as `refusal('code', …)`. */
function refusalCodes(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('online/'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/refusal\('(\w+)'/g)])
    .map(([, code]) => code ?? '');
}

function eventTypes(): string[] {
  const source = readFileSync(join(PACKAGES, 'board-game/src/event.ts'), 'utf8');
  return [...source.matchAll(/readonly type: '(\w+)'/g)].map(([, type]) => type ?? '');
}

const sorted = (items: Iterable<string>): string[] => [...new Set(items)].toSorted();

describe('the words of the board game', () => {
  it('have a sentence for each refusal, and none is left over', () => {
    const codes = ['engine', 'board-game', 'web'].flatMap((name) =>
      refusalCodes(join(PACKAGES, name, 'src')),
    );
    expect(sorted(Object.keys(en.refusals))).toEqual(sorted(codes));
  });

  it('have a sentence for each event, and none is left over', () => {
    expect(sorted(Object.keys(en.log))).toEqual(sorted(eventTypes()));
  });

  it('have a sign for each action space, and a line for whatever stands on a parcel', () => {
    expect(sorted(Object.keys(en.spaces))).toEqual(sorted(ACTION_SPACES.map(({ id }) => id)));
    expect(sorted(Object.keys(en.buildings))).toEqual(sorted(ON_IDS));
  });

  it('B12 have a name for each line of the final score', () => {
    const standing = { seat: 0, points: 1, money: 6, horses: 1, rodeos: 0, playersBehind: 1, teaches: true };
    const { lines } = finalScore(townFrom([], []), standing);
    expect(sorted(Object.keys(en.scoreLines))).toEqual(sorted(lines.map(({ id }) => id)));
    const abouts = lines.flatMap(({ parts }) => parts.flatMap(({ about }) => about ?? []));
    expect(Object.keys(en.scoreParts)).toEqual(expect.arrayContaining(abouts));
  });
});

describe('the words of the board game in French', () => {
  it('keep punctuation from breaking off its line', () => {
    for (const [key, text] of [...sentencesOf(fr), ...labelsOf(fr)]) {
      expect(text, key).not.toMatch(/ [:;!?»$]|« /);
    }
  });
});

/** What reads the same as in English and still is right. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  fr: ['1 revolver', '3 revolvers'],
  nl: ['1 revolver', '3 revolvers', '1 cowboy', '3 cowboys', 'Station'],
  it: ['1 revolver', '1 cowboy'],
  de: [],
};

describe.each(OTHERS)('the translation of the board game into %s', (language, words) => {
  it('says nothing in English', () => {
    const english = new Map([...sentencesOf(en), ...labelsOf(en)]);
    const unchanged = [...sentencesOf(words), ...labelsOf(words)].filter(
      ([key, text]) => text === english.get(key),
    );
    expect(sorted(unchanged.map(([, text]) => text))).toEqual(sorted(SAME[language] ?? []));
  });
});

const CHARACTERS = {
  en: charactersEn,
  fr: charactersFr,
  nl: charactersNl,
  it: charactersIt,
  de: charactersDe,
};

/** Both sides of every character. */
function sidesOf(characters: BoardCharacterWords) {
  return CHARACTER_IDS.flatMap((id) =>
    SIDES.map((side) => ({ at: `${id} ${side}`, ...characters[id][side] })),
  );
}

describe.each(Object.entries(CHARACTERS))('the characters of the board game in %s', (_, characters) => {
  it('fit on a card', () => {
    for (const { at, power, detail } of sidesOf(characters)) {
      expect(power.length, at).toBeLessThanOrEqual(100);
      expect(power, at).toMatch(/^\S.*\.$/u);
      expect(detail, at).toMatch(/^\S.*\.$/u);
      expect(`${power}${detail}`, at).not.toMatch(/ {2}| [:;!?»]|« |\d \$/);
    }
  });
});

describe('the characters of the board game', () => {
  it.each(['fr', 'nl', 'it', 'de'] as const)('are translated into %s', (language) => {
    const english = sidesOf(charactersEn);
    for (const [index, { at, power, detail }] of sidesOf(CHARACTERS[language]).entries()) {
      expect(power, at).not.toBe(english[index]?.power);
      expect(detail, at).not.toBe(english[index]?.detail);
    }
  });
});
