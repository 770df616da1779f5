/** Compares a language with English: what is missing, foreign or not translated, which parameters differ. */
import { parametersOf } from './parameters.mjs';
import { wordsIn } from './read.mjs';

/**
 * @typedef {import('./read.mjs').Catalogue} Catalogue
 * @typedef {import('./read.mjs').Pattern} Pattern
 * @typedef {import('./parameters.mjs').Parameters} Parameters
 */

/**
 * @param {Catalogue} catalogue
 * @param {Catalogue} english
 * @returns {string[]}
 */
export function faultsOf(catalogue, english) {
  const faults = [...catalogue.faults];
  const { language } = catalogue;
  for (const [key, message] of english.messages)
    if (!catalogue.messages.has(key)) faults.push(`${language}/${message.file}.ftl misses ${key}`);
  for (const [key, message] of catalogue.messages) {
    const place = `${language}/${message.file}.ftl:${message.line} ${key}`;
    const source = english.messages.get(key);
    if (source === undefined) {
      faults.push(`${place} is not an English message`);
      continue;
    }
    const own = parametersOf(message, catalogue);
    for (const fault of own.faults) faults.push(`${place} ${fault}`);
    if (catalogue === english) continue;
    for (const fault of differences(own.parameters, parametersOf(source, english).parameters))
      faults.push(`${place} ${fault}`);
    const left = untranslated(message.pattern, source.pattern).filter(
      (word) => !catalogue.unchanged.has(word),
    );
    if (left.length > 0) faults.push(`${place} is still in English: ${left.join(' ')}`);
  }
  return faults;
}

/**
 * The words of a message that reads exactly as in English.
 * @param {Pattern} pattern
 * @param {Pattern} english
 * @returns {string[]}
 */
function untranslated(pattern, english) {
  /** @type {string[]} */
  const texts = [];
  const shape = (/** @type {Pattern} */ any) =>
    JSON.stringify(any, (name, value) => {
      if (value?.type === 'TextElement') texts.push(value.value);
      return name === 'span' ? undefined : value;
    });
  const isSame = shape(english) === shape(pattern);
  return isSame ? [...new Set(texts.flatMap(wordsIn))] : [];
}

/**
 * @param {Parameters} own
 * @param {Parameters} english
 */
function differences(own, english) {
  const faults = [];
  for (const [name, { kind, keys }] of own) {
    const source = english.get(name);
    if (source === undefined) faults.push(`takes $${name}, which English does not`);
    else if (!isWithin(kind, source.kind))
      faults.push(`uses $${name} as ${kind}, which is ${source.kind} in English`);
    else if (kind === 'keys')
      for (const key of keys)
        if (!source.keys.includes(key)) faults.push(`selects [${key}] of $${name}, which English does not`);
  }
  return faults;
}

/**
 * A language may count a parameter that English only shows.
 * @param {string} kind
 * @param {string} english
 */
function isWithin(kind, english) {
  return kind === 'any' || kind === english || (english === 'any' && (kind === 'text' || kind === 'number'));
}
