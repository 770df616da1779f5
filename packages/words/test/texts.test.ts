import { describe, expect, it } from 'vitest';
import type { Words } from '../generated/words.d.ts';
import { duelSum } from '../src/duel-sum.ts';
import { describeElements } from '../src/elements.ts';
import { LANGUAGES, textsOf, wholeTextsOf } from './texts.ts';

const { en, fr } = LANGUAGES;
if (en === undefined || fr === undefined) throw new Error('a language is missing');

describe.each(Object.entries(LANGUAGES))('the words in %s', (language, words) => {
  it('say which language they are', () => {
    expect(words.language).toBe(language);
  });

  it('are never empty and never show what a program thinks', () => {
    const odd = wholeTextsOf(words).filter(
      ({ text }) => !/^\S(.*\S)?$/u.test(text) || /undefined|NaN|\[object| {2}/.test(text),
    );
    expect(odd).toEqual([]);
  });

  it.each([
    'cards-log-',
    'cards-refusals-',
    'board-log-',
    'board-refusals-',
    'refusals-',
    'online-refusals-',
  ])('are whole sentences in %s', (group) => {
    expect(wholeTextsOf(words, group).filter(({ text }) => !/[.?]$/.test(text))).toEqual([]);
  });

  it('fit on a shop sign', () => {
    for (const [id, { sign, about }] of Object.entries(words.board.spaces)) {
      expect(sign.length, id).toBeLessThanOrEqual(14);
      expect(about, id).toMatch(/\.$/);
    }
  });

  it('fit on a character card', () => {
    for (const [id, { power, detail }] of Object.entries(words.characters)) {
      expect(power.length, id).toBeLessThanOrEqual(90);
      expect(`${power}|${detail}`, id).toMatch(/\.\|.*\.$/);
    }
    for (const [id, sides] of Object.entries(words.boardCharacters))
      for (const { power, detail } of Object.values(sides)) {
        expect(power.length, id).toBeLessThanOrEqual(100);
        expect(`${power}|${detail}`, id).toMatch(/\.\|.*\.$/);
      }
  });

  it('say where the long words of narrow places break', () => {
    const { hyphens, names, ending } = words;
    const listed = hyphens.words.split(' ').map((word) => word.replaceAll('-', '').toLowerCase());
    const drawn = [names.characters, names.elements, ending.families].flatMap(Object.values).join(' ');
    const long = drawn.toLowerCase().match(/\p{L}{9,}/gu) ?? [];
    expect(long.filter((word) => !listed.includes(word))).toEqual([]);
    const said = new Set(
      textsOf(words).flatMap(({ text }) => text.toLowerCase().match(/(?<![-\p{L}])\p{L}+/gu) ?? []),
    );
    expect(listed.filter((word) => !said.has(word))).toEqual([]);
  });

  it('keep a number and its unit on one line', () => {
    expect(textsOf(words).filter(({ text }) => /\d (\$|%|(VP|PV|OP|SP)\b)/.test(text))).toEqual([]);
  });

  it('describe a terrain card without its empty parcels', () => {
    expect(describeElements(['mine', 'empty', 'mountain', 'mountain'], words)).toMatch(/^\S+, 2 \S+$/);
  });

  it('B6.3 tell what a total is made of', () => {
    const strength = { revolvers: 1, cowboys: 2, ammunition: 0, character: 0, horses: 0 };
    expect(duelSum({ who: 'Anna', shown: [5], strength, total: 8 }, words)).toMatch(
      /^Anna\s?: 5 \+ 1 \S+ \+ 2 \S+ = 8$/u,
    );
  });
});

/** What reads the same as in English and still is right. */
const SAME: Readonly<Record<string, string>> = {
  fr: `anna, cactus, carson city, chat, drugstore, drugstores, dusty, dynamite, expert, fortune, general store, general stores,
    kit carson, main street, min, minute, minutes, mine, mines, × mines, normal, paperboy, pause, point, points, prison, prisons, ranch, revolver, revolvers, saloon,
    saloons, score, table, the carson river, total, volume, e-mail, webhook`,
  nl: `anna, bank, bot, cactus, carson city, chat, cowboy, cowboys, drugstore, drugstores, duel, dusty, era i, era ii, expert,
    general store, general stores, hotel, hotels, kit carson, kit carson: bots, live, main street, online, outlaw, outlaws, ranch, ranches, × ranches, revolver,
    revolvers, saloon, saloons, school, score, sheriff, station, stations, volume, e-mail, webhook`,
  it: `anna, bot, cactus, carson city, chat, cowboy, dusty, era i, era ii, hotel, kit carson, main street, min, no, online, password, ranch, revolver, saloon,
    volume, e-mail, round anna., round paul., webhook`,
  de: `bank, bot, carson city, chat, cowboy, cowboys, drugstore, dusty, hotel, hotels, kit carson, kit carson: bots, live, main street, mine, name, normal,
    online, pause, ranch, ranches, revolver, rodeos, saloon, saloons, sheriff, showdown, e-mail, webhook`,
};

/** Keys of the keyboard and people's names are the same everywhere. */
const NAMES = /^(shell-keys-\w+-\w+-key|(people|virtualPeople)-\w+-(name|short)) /;

/** Without numbers, sample names and signs: what a reader would call the words. */
function plain(text: string): string {
  return text
    .replace(/[\d\s]+/g, ' ')
    .trim()
    .toLowerCase();
}

function unchangedIn(words: Words): string[] {
  const english = new Map(textsOf(en as Words).map(({ name, text }) => [name, text]));
  return wholeTextsOf(words)
    .filter(({ name, text }) => text === english.get(name) && !NAMES.test(name))
    .map(({ text }) => plain(text))
    .filter((text) => /\p{L}/u.test(text.replace(/anna|paul|yves/g, '')));
}

describe.each(Object.entries(SAME))('the translation into %s', (language, same) => {
  const allowed = same.split(/,\s+/);

  it('leaves nothing in English but what is the same word', () => {
    const unchanged = new Set(unchangedIn(LANGUAGES[language] ?? en));
    expect([...unchanged].filter((text) => !allowed.includes(text))).toEqual([]);
  });
});

describe('the words in French', () => {
  it('keep punctuation from breaking off its line', () => {
    expect(textsOf(fr).filter(({ text }) => / [:;!?»]|« /.test(text))).toEqual([]);
  });

  it.each([
    ['Anna', 'La ville d’Anna'],
    ['Élise', 'La ville d’Élise'],
    ['Yves', 'La ville d’Yves'],
    ['Yasmine', 'La ville de Yasmine'],
    ['Paul', 'La ville de Paul'],
  ])('elide before the name %s where it begins with a vowel', (name, text) => {
    expect(fr.cardTable.city({ name })).toBe(text);
  });
});

describe('C9.4 the Mercenary', () => {
  it('has the name of the French rulebook in French', () => {
    expect(fr.names.characters.mercenary).toBe('Tueur à gages');
    expect(fr.names.charactersAsObject.mercenary).toBe('le tueur à gages');
  });
});
