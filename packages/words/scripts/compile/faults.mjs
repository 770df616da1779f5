/** Compares a language with English: what is missing, what is foreign, which parameters differ. */
import { parametersOf } from './parameters.mjs';

/**
 * @typedef {import('./read.mjs').Catalogue} Catalogue
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
    if (catalogue !== english)
      for (const fault of differences(own.parameters, parametersOf(source, english).parameters))
        faults.push(`${place} ${fault}`);
  }
  return faults;
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
