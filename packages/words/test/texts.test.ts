import { describe, expect, it } from 'vitest';
import { duelSum } from '../src/duel-sum.ts';
import { describeElements } from '../src/elements.ts';
import { LANGUAGES, textsOf, wholeTextsOf } from './texts.ts';

const { fr } = LANGUAGES;
if (fr === undefined) throw new Error('a language is missing');

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

  it('write money lost with a minus before all of it, never between sign and number', () => {
    const [gain, loss] = [2, -2].map((amount) => words.board.money({ amount }));
    expect(loss).toBe(`−${gain}`);
  });

  it('ask at the board in two lines of a phone', () => {
    const { boardTable, boardMap } = words;
    const asked = [...Object.values(boardTable.ask), boardMap.spendFreely, boardMap.playLast];
    expect(asked.filter(({ length }) => length > 57)).toEqual([]);
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
