/** Writes the modules of all languages, and the types that English gives them. */
import { emitMessage, member, quoted } from './emit.mjs';
import { parametersOf } from './parameters.mjs';
import { COMMON, PARTS, partOf } from './parts.mjs';

/**
 * @typedef {import('./read.mjs').Catalogue} Catalogue
 * @typedef {import('./read.mjs').Message} Message
 * @typedef {import('./parameters.mjs').Parameter} Parameter
 * @typedef {import('./parameters.mjs').Parameters} Parameters
 * @typedef {Record<string, { name: string, locale: string }>} Languages
 *
 * A tree of text, one leaf for each message.
 * @typedef {{ [name: string]: Tree | string }} Tree
 */

/** Rulebooks, lessons and reviews are long and seldom opened, remarks are said late: each is a module of its own. */
const APART = ['rulebook', 'lessons', 'remarks', 'review'];

/**
 * The generated files by name. A message that a language lacks is taken from English, so that a language under way can
 * be looked at.
 * @param {ReadonlyMap<string, Catalogue>} catalogues
 * @param {Languages} languages
 * @returns {Map<string, string>}
 */
export function modulesOf(catalogues, languages) {
  const english = catalogues.get('en');
  if (english === undefined) throw new Error('there is no English');
  const parameters = englishParameters(english, [...catalogues.values()]);
  const apart = [...bundlesOf(english, english).keys()].filter((bundle) => !isWords(bundle));
  const names = apart.map((bundle) => bundle.slice(1));
  const files = new Map([
    ['words.d.ts', typesModule(english, parameters, Object.keys(languages))],
    ['languages.js', languagesModule(languages, names)],
    ['languages.d.ts', languagesTypes(names)],
  ]);
  for (const [language, own] of catalogues) {
    const catalogue = { ...own, messages: new Map([...english.messages, ...own.messages]) };
    for (const [bundle, messages] of bundlesOf(catalogue, english)) {
      files.set(
        `${language}${bundle}.js`,
        languageModule(catalogue, bundle, messages, parameters, languages[language]?.locale),
      );
      files.set(`${language}${bundle}.d.ts`, declaration(bundle));
    }
    files.set(`${language}.js`, wholeModule(language));
    files.set(`${language}.d.ts`, declaration(`-${COMMON}`));
  }
  return files;
}

/** @param {string} bundle */
function declaration(bundle) {
  return `export const words: import('./words.d.ts').${isWords(bundle) ? 'Words' : typeName(bundle)};\n`;
}

/** Whether a bundle is part of the words of a language: all parts together are `Words`. */
function isWords(/** @type {string} */ bundle) {
  return bundle === `-${COMMON}` || bundle.slice(1) in PARTS;
}

/**
 * All parts of a language at once, for those who need not save. Each part is read, so that every bundler runs it first.
 * @param {string} language
 */
function wholeModule(language) {
  const parts = Object.keys(PARTS);
  const imports = parts.map((part) => `import { words as ${part} } from './${language}-${part}.js';\n`);
  return `${imports.join('')}\nexport const words = Object.assign(${parts.join(', ')});\n`;
}

/**
 * @param {Catalogue} english
 * @param {readonly Catalogue[]} all
 * @returns {ReadonlyMap<string, Parameters>}
 */
function englishParameters(english, all) {
  return new Map(
    [...english.messages].map(([key, message]) => {
      const own = new Map(parametersOf(message, english).parameters);
      for (const [name, parameter] of own)
        if (parameter.kind === 'any' && all.some((other) => isCounted(other, key, name)))
          own.set(name, { ...parameter, kind: 'number' });
      return [key, own];
    }),
  );
}

/**
 * @param {Catalogue} catalogue
 * @param {string} key
 * @param {string} name
 */
function isCounted(catalogue, key, name) {
  const message = catalogue.messages.get(key);
  return message !== undefined && parametersOf(message, catalogue).parameters.get(name)?.kind === 'number';
}

/**
 * What goes into one module: '-common' and '-board' are parts of the words, '-rulebook-board' one of the rulebooks, '-lessons-cards' one of the lessons.
 * @param {Catalogue} catalogue
 * @param {Catalogue} english
 * @returns {Map<string, (Message & { readonly key: string })[]>} with the key in the whole catalogue
 */
function bundlesOf(catalogue, english) {
  /** @type {Map<string, (Message & { readonly key: string })[]>} */
  const bundles = new Map([COMMON, ...Object.keys(PARTS)].map((part) => [`-${part}`, []]));
  for (const [key, source] of english.messages) {
    const message = catalogue.messages.get(key) ?? source;
    const [part = '', game] = source.path;
    const isApart = APART.includes(part);
    const bundle = isApart ? `-${part}-${game}` : `-${partOf(part)}`;
    const path = isApart ? source.path.slice(2) : source.path;
    bundles.set(bundle, [...(bundles.get(bundle) ?? []), { ...message, path, key }]);
  }
  return bundles;
}

/** @param {string} bundle */
function typeName(bundle) {
  return bundle.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/**
 * @param {Catalogue} catalogue
 * @param {string} bundle
 * @param {readonly (Message & { readonly key: string })[]} messages
 * @param {ReadonlyMap<string, Parameters>} parameters
 * @param {string} [locale]
 */
function languageModule(catalogue, bundle, messages, parameters, locale = catalogue.language) {
  /** @param {string} key */
  const takesParameters = (key) => (parameters.get(key)?.size ?? 0) > 0;
  /** @param {string} key */
  const takesItem = (key) => parameters.get(key)?.has('item') ?? false;
  /** @type {Tree} */
  const tree =
    bundle === `-${COMMON}` ? { language: quoted(catalogue.language), locale: quoted(locale) } : {};
  for (const { path, key, ...message } of messages) {
    // Messages refer to each other by where they are in the whole catalogue.
    const whole = { ...message, path: key.split('-') };
    put(tree, path, emitMessage({ catalogue, message: whole, takesParameters, takesItem }));
  }
  const addsTo =
    isWords(bundle) && bundle !== `-${COMMON}` ? `./${catalogue.language}-${COMMON}.js` : undefined;
  const own = treeText(tree);
  const body = `const w = ${addsTo === undefined ? own : `Object.assign(common, ${own})`};`;
  const grammar = /\bg\./.test(body)
    ? `import { grammarOf } from '../src/grammar.ts';\n\nconst g = grammarOf(${quoted(locale)});\n`
    : '';
  const common = addsTo === undefined ? '' : `import { words as common } from '${addsTo}';\n`;
  return `${common}${grammar}${body}\nexport { w as words };\n`;
}

/**
 * @param {Catalogue} english
 * @param {ReadonlyMap<string, Parameters>} parameters
 * @param {readonly string[]} languages
 */
function typesModule(english, parameters, languages) {
  let text = `export type Language = ${languages.map(quoted).join(' | ')};\n\n`;
  /** @type {Map<string, Tree>} */
  const trees = new Map([['Words', { language: 'Language', locale: 'string' }]]);
  for (const [bundle, messages] of bundlesOf(english, english)) {
    const name = isWords(bundle) ? 'Words' : typeName(bundle);
    const tree = trees.get(name) ?? {};
    trees.set(name, tree);
    for (const message of messages) {
      const own = parameters.get(message.key);
      put(tree, message.path, own === undefined || own.size === 0 ? 'string' : functionType(own, parameters));
    }
  }
  for (const [name, tree] of trees)
    text += `export interface ${name} ${treeText(tree, 'readonly ', ';')}\n\n`;
  return text;
}

/**
 * @param {Parameters} own
 * @param {ReadonlyMap<string, Parameters>} all
 */
function functionType(own, all) {
  return `(p: ${objectType(own, all)}) => string`;
}

/**
 * @param {Parameters} own
 * @param {ReadonlyMap<string, Parameters>} all
 * @returns {string}
 */
function objectType(own, all) {
  const members = [...own].map(([name, parameter]) => {
    const type = typeOf(parameter, all);
    return parameter.optional ? `readonly ${name}?: ${type} | undefined` : `readonly ${name}: ${type}`;
  });
  return `{ ${members.join('; ')} }`;
}

/**
 * @param {Parameter} parameter
 * @param {ReadonlyMap<string, Parameters>} all
 * @returns {string}
 */
function typeOf({ kind, keys, item }, all) {
  switch (kind) {
    case 'any':
      return 'string | number';
    case 'text':
      return 'string';
    case 'keys':
      return keys.map(quoted).join(' | ');
    case 'name':
      return keys
        .map(
          (group) =>
            `keyof Words${group
              .split('-')
              .map((name) => `['${name}']`)
              .join('')}`,
        )
        .join(' & ');
    case 'list': {
      const items = item === undefined ? undefined : all.get(item);
      const bare = items?.get('item');
      if (bare !== undefined) return `readonly (${typeOf(bare, all)})[]`;
      return items === undefined ? 'readonly (string | number)[]' : `readonly ${objectType(items, all)}[]`;
    }
    default:
      return kind;
  }
}

/**
 * @param {Languages} languages
 * @param {readonly string[]} apart
 */
function languagesModule(languages, apart) {
  const parts = [COMMON, ...Object.keys(PARTS)];
  /** @param {string} code @param {readonly string[]} names */
  const loading = (code, names) =>
    names.map((name) => `${quoted(name)}: () => import('./${code}-${name}.js')`).join(', ');
  const loaders = Object.keys(languages).map(
    (code) => `  ${code}: { words: { ${loading(code, parts)} }, apart: { ${loading(code, apart)} } },`,
  );
  return `export const LANGUAGES = ${JSON.stringify(languages)};\n\nexport const WORDS_PARTS = ${JSON.stringify(Object.keys(PARTS))};\n\nexport const loaders = {\n${loaders.join('\n')}\n};\n`;
}

/** @param {readonly string[]} apart */
function languagesTypes(apart) {
  const types = apart.map((name) => typeName(`-${name}`));
  const loaders = apart.map((name, at) => `${quoted(name)}: () => Promise<{ readonly words: ${types[at]} }>`);
  return `import type { Language, ${types.join(', ')}, Words } from './words.d.ts';

export type { Language };
export const WORDS_PARTS: readonly WordsPart[];
export type WordsPart = ${Object.keys(PARTS).map(quoted).join(' | ')};
export const LANGUAGES: Readonly<Record<Language, { readonly name: string; readonly locale: string }>>;
export const loaders: Readonly<
  Record<
    Language,
    {
      readonly words: Readonly<Record<'${COMMON}' | WordsPart, () => Promise<{ readonly words: Words }>>>;
      readonly apart: { ${loaders.map((loader) => `readonly ${loader}`).join('; ')} };
    }
  >
>;
`;
}

/**
 * @param {Tree} tree
 * @param {readonly string[]} path
 * @param {string} leaf
 */
function put(tree, path, leaf) {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    tree[name] = leaf;
    return;
  }
  const branch = tree[name];
  const next = typeof branch === 'object' ? branch : {};
  tree[name] = next;
  put(next, rest, leaf);
}

/**
 * @param {Tree} tree
 * @param {string} [before]
 * @param {string} [after]
 * @param {string} [indent]
 * @returns {string}
 */
function treeText(tree, before = '', after = ',', indent = '') {
  const lines = Object.entries(tree).map(([name, branch]) => {
    const key = member(name).startsWith('.') ? name : quoted(name);
    const text = typeof branch === 'string' ? branch : treeText(branch, before, after, `${indent}  `);
    return `${indent}  ${before}${key}: ${text}${after}\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}
