/**
 * Names that look alike are the same name. A name is cleaned before it is shown, and its key, which
 * decides whether two names are the same, folds case, accents and letters that look like others.
 */
import { accepted, type Result, refusal, refused } from '@carson/engine';
import { LIMITS } from '@carson/protocol';
import skeletonOf from 'unhomoglyph';

export interface CleanName {
  readonly name: string;
  readonly key: string;
}

/** Letters and digits by the Latin letter they are taken for, where Unicode's list of confusables is not strict enough. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...pairs('а a', 'в b', 'с c', 'ԁ d', 'е e', 'һ h', 'і i', 'ј j', 'к k', 'ӏ l', 'м m', 'н h', 'о o'),
  ...pairs('р p', 'ԛ q', 'ѕ s', 'т t', 'у y', 'ѵ v', 'ԝ w', 'х x', 'ё e', 'ї i', 'г r', 'п n'),
  ...pairs('α a', 'β b', 'ε e', 'η n', 'ι i', 'κ k', 'μ u', 'ν v', 'ο o', 'ρ p', 'σ o', 'τ t', 'υ u', 'χ x'),
  ...pairs('ω w', 'γ y', 'ı i', 'ł l', 'ø o', 'đ d', 'ð d', 'þ p', 'ħ h', 'ŧ t', 'ĸ k', 'ŋ n'),
  ...pairs('օ o', 'ո n', 'ս u', 'հ h', 'ց g', 'զ q', 'յ j', 'լ l'),
  ...pairs('丨 l', '〇 o', '口 o', '一 -', 'ー -'),
  ...pairs('0 o', '1 l', '3 e', '4 a', '5 s', '7 t', '8 b', '9 g', 'i l'),
};

/** Those that people write with today; none of phonetics, of history or of mathematics. */
const EAST_ASIAN = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'];
const SCRIPTS = [
  ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Thaana', 'Ethiopic'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
  ...['Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', ...EAST_ASIAN],
].map((name) => ({ name, letter: new RegExp(`\\p{Script=${name}}`, 'u') }));
const LETTERS = SCRIPTS.map(({ letter }) => letter.source).join('');
/** Besides letters: accents, our digits, the Japanese long sound, and what joins the parts of a name. */
const ALLOWED = new RegExp(`^[${LETTERS}\\p{M}0-9ー ._'-]+$`, 'u');
/** Parts of Hangul syllables by themselves: strokes and circles that pass for letters. */
const LONE_JAMO = /[\u1100-\u11FF\u3130-\u318F\uA960-\uA97F\uD7B0-\uD7FF\uFFA0-\uFFDC]/u;
const ODD_LATIN = /(?![A-Za-zÀ-ſƠơƯưǍ-ǜȘ-țḀ-ỿ])\p{Script=Latin}/u;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

export function cleanName(given: string): Result<CleanName> {
  const name = given.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
  const length = [...name].length;
  if (length < 1 || length > LIMITS.name) {
    return refused(refusal('nameLength', undefined, { least: 1, most: LIMITS.name }));
  }
  if (
    !ALLOWED.test(name) ||
    ODD_LATIN.test(name) ||
    LONE_JAMO.test(name) ||
    /\p{M}{3}/u.test(name.normalize('NFD'))
  ) {
    return refused(refusal('nameCharacters'));
  }
  if (mixesScripts(name)) return refused(refusal('nameMixesScripts'));
  const key = keyOf(name);
  return key === '' ? refused(refusal('nameCharacters')) : accepted({ name, key });
}

/**
 * One script per name; the East Asian ones may be mixed with each other and with Latin letters (Unicode Technical
 * Standard 39).
 */
function mixesScripts(name: string): boolean {
  const used = SCRIPTS.filter(({ letter }) => letter.test(name)).map((script) => script.name);
  return used.length > 1 && !used.every((script) => script === 'Latin' || EAST_ASIAN.includes(script));
}

function keyOf(name: string): string {
  const skeleton = plain(skeletonOf(folded(plain(name))));
  return folded(folded(skeleton)).replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('cl', 'd');
}

function folded(text: string): string {
  return [...text].map((letter) => LOOK_ALIKES[letter] ?? letter).join('');
}

/** Lower case, without accents and without what joins the parts of a name. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M} ._'-]/gu, '');
}

function pairs(...written: readonly string[]): Record<string, string> {
  return Object.fromEntries(written.map((pair) => pair.split(' ')));
}
