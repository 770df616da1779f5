/** Turns messages into JavaScript: strings where nothing is put in, functions of one object where something is. */
import { areNumeric, referredMessage, variantKey } from './parameters.mjs';

/**
 * @typedef {import('./read.mjs').Catalogue} Catalogue
 * @typedef {import('./read.mjs').Message} Message
 * @typedef {import('@fluent/syntax').Pattern} Pattern
 * @typedef {import('@fluent/syntax').Expression} Expression
 * @typedef {import('@fluent/syntax').FunctionReference} FunctionReference
 * @typedef {import('@fluent/syntax').SelectExpression} SelectExpression
 *
 * @typedef {object} Making
 * @property {Catalogue} catalogue
 * @property {Message} message
 * @property {(key: string) => boolean} takesParameters
 * @property {(key: string) => boolean} takesItem whether a message says one bare item of a list
 */

/**
 * One message as an expression of JavaScript, in which `p` are the parameters and `w` all the words.
 * @param {Making} making
 */
export function emitMessage(making) {
  const { message } = making;
  const text = emitPattern(message.pattern, making);
  return making.takesParameters(message.path.join('-')) ? `(p) => ${text}` : text;
}

/**
 * @param {Pattern} pattern
 * @param {Making} making
 * @returns {string}
 */
function emitPattern({ elements }, making) {
  const parts = elements.map((element) =>
    element.type === 'TextElement'
      ? { text: nonBreaking(element.value, making.catalogue.language) }
      : (constant(element.expression) ?? { code: emitExpression(element.expression, making) }),
  );
  if (parts.every((part) => 'text' in part)) return quoted(parts.map((part) => part.text).join(''));
  const [only] = parts;
  if (parts.length === 1 && only !== undefined && 'code' in only && /^[("]/.test(only.code)) return only.code;
  return `\`${parts.map((part) => ('text' in part ? escaped(part.text) : `\${${part.code}}`)).join('')}\``;
}

/** @param {Expression} expression */
function constant(expression) {
  return expression.type === 'StringLiteral' ? { text: expression.parse().value } : undefined;
}

/**
 * @param {Expression | import('@fluent/syntax').Placeable} expression
 * @param {Making} making
 * @returns {string}
 */
function emitExpression(expression, making) {
  switch (expression.type) {
    case 'Placeable':
      return emitExpression(expression.expression, making);
    case 'StringLiteral':
      return quoted(expression.parse().value);
    case 'NumberLiteral':
      return expression.value;
    case 'VariableReference':
      return `p.${expression.id.name}`;
    case 'MessageReference':
      return reference(expression.id.name, 'p', making);
    case 'TermReference': {
      const pattern = making.catalogue.terms.get(expression.id.name);
      return pattern === undefined ? '""' : emitPattern(pattern, making);
    }
    case 'FunctionReference':
      return emitCall(expression, making);
    case 'SelectExpression':
      return emitSelection(expression, making);
  }
}

/**
 * @param {string} id
 * @param {string} parameters
 * @param {Making} making
 */
function reference(id, parameters, { catalogue, message, takesParameters }) {
  const referred = referredMessage(id, message, catalogue);
  if (referred === undefined) return '""';
  const place = `w${referred.path.map(member).join('')}`;
  return takesParameters(referred.path.join('-')) ? `${place}(${parameters})` : place;
}

/**
 * @param {FunctionReference} call
 * @param {Making} making
 */
function emitCall({ id: { name }, arguments: { positional, named } }, making) {
  const [first] = positional;
  const value = first === undefined ? '""' : emitExpression(first, making);
  const options = new Map(named.map((option) => [option.name.name, String(option.value.value)]));
  switch (name) {
    case 'NAME':
      return `w${(options.get('from') ?? '').split('-').map(member).join('')}[${value}]`;
    case 'MONEY':
      return `w.board.money({ amount: ${value} })`;
    case 'NUMBER':
      return `g.number(${value}, ${options.get('maximumFractionDigits') ?? 3})`;
    case 'LIST':
      return `g.list(${items(value, options.get('item'), making)})`;
    case 'JOIN':
      return `${items(value, options.get('item'), making)}.join(${quoted(nonBreaking(options.get('with') ?? '', making.catalogue.language))})`;
    default:
      return `g.${name.toLowerCase()}(${value})`;
  }
}

/**
 * @param {string} list
 * @param {string | undefined} item
 * @param {Making} making
 */
function items(list, item, making) {
  if (item === undefined) return list;
  const referred = referredMessage(item, making.message, making.catalogue);
  const bare = referred !== undefined && making.takesItem(referred.path.join('-'));
  return `${list}.map((i) => ${reference(item, bare ? '{ item: i }' : 'i', making)})`;
}

/**
 * @param {SelectExpression} select
 * @param {Making} making
 */
function emitSelection({ selector, variants }, making) {
  const value = emitExpression(selector, making);
  const chosen = variants.find((variant) => variant.default) ?? variants[0];
  const otherwise = chosen === undefined ? '""' : emitPattern(chosen.value, making);
  const isNumber = areNumeric(variants.map(variantKey));
  const tests = variants
    .filter((variant) => variant !== chosen)
    .map((variant) => `${test(value, variant, isNumber)} ? ${emitPattern(variant.value, making)} : `);
  return `(${tests.join('')}${otherwise})`;
}

/**
 * @param {string} value
 * @param {import('@fluent/syntax').Variant} variant
 * @param {boolean} isNumber
 */
function test(value, { key }, isNumber) {
  if (key.type === 'NumberLiteral') return `${value} === ${key.value}`;
  if (key.name === 'none') return `g.none(${value})`;
  if (key.name === 'true') return value;
  if (key.name === 'false') return `!${value}`;
  if (isNumber) return `g.plural(${value}) === "${key.name}"`;
  return `${value} === "${key.name}"`;
}

/**
 * Spaces that must not break a line: between a number and its unit, and around French punctuation.
 * @param {string} text
 * @param {string} language
 */
function nonBreaking(text, language) {
  const units = text.replace(/(?<=^|\d) (?=\$|%|(?:VP|PV|OP|SP)\b)/g, '\u00a0');
  return language === 'fr' ? units.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0') : units;
}

/** @param {string} name */
export function member(name) {
  return /^[A-Za-z]\w*$/.test(name) ? `.${name}` : `[${quoted(name)}]`;
}

/** @param {string} text */
export function quoted(text) {
  return JSON.stringify(text);
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[`\\]|\$\{/g, '\\$&').replace(/\n/g, '\\n');
}
