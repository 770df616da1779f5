/** Reads the messages of one language from its folder of Fluent files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser } from '@fluent/syntax';

/**
 * @typedef {import('@fluent/syntax').Pattern} Pattern
 *
 * @typedef {object} Message
 * @property {readonly string[]} path where the message is found in the words: ['board', 'log', 'roadLaid']
 * @property {string} file relative to the folder of the language, without its ending: 'board/log'
 * @property {number} line
 * @property {Pattern} pattern
 *
 * @typedef {object} Catalogue
 * @property {string} language
 * @property {ReadonlyMap<string, Message>} messages by their path, joined with '-'
 * @property {ReadonlyMap<string, Pattern>} terms by name, without the leading '-'
 * @property {ReadonlySet<string>} unchanged words that are the same as in English, in small letters
 * @property {readonly string[]} faults
 */

/** Words that are the same as in English: beside the languages those of all, in a language's folder its own. */
const UNCHANGED = 'unchanged.txt';

const ENDING = '.ftl';

/**
 * @param {string} folder
 * @param {string} language
 * @returns {Catalogue}
 */
export function readCatalogue(folder, language) {
  /** @type {Map<string, Message>} */
  const messages = new Map();
  /** @type {Map<string, Pattern>} */
  const terms = new Map();
  /** @type {string[]} */
  const faults = [];
  for (const file of fluentFiles(join(folder, language))) {
    const text = readFileSync(join(folder, language, `${file}${ENDING}`), 'utf8');
    const lineAt = lineCounter(text);
    for (const entry of new FluentParser().parse(text).body) {
      const place = `${language}/${file}${ENDING}:${lineAt(entry.span?.start ?? 0)}`;
      if (entry.type === 'Junk') {
        faults.push(`${place} cannot be read: ${entry.annotations.map(({ message }) => message).join('; ')}`);
      } else if (entry.type === 'Term') {
        terms.set(entry.id.name, entry.value);
      } else if (entry.type === 'Message') {
        for (const { path, pattern } of messagesOf(entry, file)) {
          const key = path.join('-');
          if (messages.has(key)) faults.push(`${place} ${key} is there twice`);
          messages.set(key, { path, file, line: lineAt(entry.span?.start ?? 0), pattern });
        }
      }
    }
  }
  return { language, messages, terms, unchanged: unchangedIn(folder, language), faults };
}

/**
 * @param {string} folder
 * @param {string} language
 * @returns {ReadonlySet<string>}
 */
function unchangedIn(folder, language) {
  const files = [join(folder, UNCHANGED), join(folder, language, UNCHANGED)].filter(existsSync);
  return new Set(files.flatMap((file) => wordsIn(readFileSync(file, 'utf8'))));
}

/**
 * @param {string} text
 * @returns {string[]}
 */
export function wordsIn(text) {
  return text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
}

/**
 * An attribute is a message of a sibling group: `.asObject` of `characters-sheriff` is `charactersAsObject-sheriff`.
 * @param {import('@fluent/syntax').Message} entry
 * @param {string} file
 * @returns {{ path: string[], pattern: Pattern }[]}
 */
function messagesOf(entry, file) {
  const groups = file.split('/').map(camelCase);
  const names = entry.id.name.split('-');
  const own = entry.value === null ? [] : [{ path: [...groups, ...names], pattern: entry.value }];
  const forms = entry.attributes.map(({ id, value }) => {
    const [first = '', ...rest] = names;
    return { path: [...groups, `${first}${capitalised(id.name)}`, ...rest], pattern: value };
  });
  return [...own, ...forms];
}

/**
 * @param {string} folder
 * @param {string} [under]
 * @returns {string[]}
 */
function fluentFiles(folder, under = '') {
  return readdirSync(join(folder, under), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      if (entry.isDirectory()) return fluentFiles(folder, path);
      return entry.name.endsWith(ENDING) ? [path.slice(0, -ENDING.length)] : [];
    });
}

/** @param {string} name */
function camelCase(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/** @param {string} name */
function capitalised(name) {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/**
 * @param {string} text
 * @returns {(offset: number) => number}
 */
function lineCounter(text) {
  return (offset) => text.slice(0, offset).split('\n').length;
}
