/** Finds out which parameters a message takes, and of what kind, from how it uses them. */

/**
 * What a parameter can be. `keys`: one of the variants of a selection; `name`: an id of a group of names;
 * `list`: texts, or the parameters of another message; `any`: text or number.
 * @typedef {object} Parameter
 * @property {'any' | 'text' | 'number' | 'boolean' | 'keys' | 'name' | 'list'} kind
 * @property {boolean} optional a variant [none] answers its absence
 * @property {readonly string[]} keys of kind `keys`: the variants; of kind `name`: the groups
 * @property {string} [item] of kind `list`: the message that says one of them
 *
 * @typedef {ReadonlyMap<string, Parameter>} Parameters
 *
 * @typedef {import('./read.mjs').Catalogue} Catalogue
 * @typedef {import('./read.mjs').Message} Message
 * @typedef {import('@fluent/syntax').Pattern} Pattern
 * @typedef {import('@fluent/syntax').Expression} Expression
 * @typedef {import('@fluent/syntax').InlineExpression | import('@fluent/syntax').Placeable} Inline
 */

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const NUMERIC = ['NUMBER', 'MONEY', 'ABS', 'SIGN'];

/**
 * @param {Message} message
 * @param {Catalogue} catalogue
 * @returns {{ parameters: Parameters, faults: readonly string[], references: readonly string[] }}
 */
export function parametersOf(message, catalogue) {
  const reader = new Reader(catalogue, message);
  reader.pattern(message.pattern);
  return { parameters: reader.found, faults: reader.faults, references: [...reader.references] };
}

/**
 * The message a reference means: one of the same file first, then one of the whole catalogue.
 * @param {string} id
 * @param {Message} from
 * @param {Catalogue} catalogue
 * @returns {Message | undefined}
 */
export function referredMessage(id, from, { messages }) {
  const group = from.file.split('/').map((name) => name.replace(/-(\w)/g, (_, c) => c.toUpperCase()));
  return messages.get([...group, ...id.split('-')].join('-')) ?? messages.get(id);
}

/** @param {import('@fluent/syntax').Variant} variant */
export function variantKey({ key }) {
  return key.type === 'Identifier' ? key.name : key.value;
}

/**
 * Whether variants are about a number: plural categories and numbers alone.
 * @param {readonly string[]} keys
 */
export function areNumeric(keys) {
  const told = keys.filter((key) => key !== 'none' && key !== 'other');
  return told.length > 0 && told.every((key) => PLURALS.includes(key) || /^-?\d/.test(key));
}

class Reader {
  /** @type {Map<string, Parameter>} */
  found = new Map();
  /** @type {string[]} */
  faults = [];
  /** @type {Set<string>} messages and groups that this message needs */
  references = new Set();
  /** @type {Set<Pattern>} */
  #open = new Set();

  /**
   * @param {Catalogue} catalogue
   * @param {Message} message
   */
  constructor(catalogue, message) {
    this.catalogue = catalogue;
    this.message = message;
  }

  /** @param {Pattern} pattern */
  pattern(pattern) {
    if (this.#open.has(pattern)) return;
    this.#open.add(pattern);
    for (const element of pattern.elements)
      if (element.type === 'Placeable') this.expression(element.expression);
    this.#open.delete(pattern);
  }

  /**
   * @param {Expression | import('@fluent/syntax').Placeable} expression
   * @returns {void}
   */
  expression(expression) {
    switch (expression.type) {
      case 'Placeable':
        return this.expression(expression.expression);
      case 'VariableReference':
        return this.#note(expression.id.name, { kind: 'any' });
      case 'MessageReference':
        return this.#refer(expression.id.name);
      case 'TermReference':
        return this.#term(expression.id.name);
      case 'FunctionReference':
        return this.#call(expression);
      case 'SelectExpression':
        return this.#select(expression);
    }
  }

  /** @param {string} id */
  #refer(id) {
    const referred = referredMessage(id, this.message, this.catalogue);
    if (referred === undefined) {
      this.faults.push(`refers to ${id}, which is not there`);
      return;
    }
    this.references.add(referred.path.join('-'));
    const { parameters, faults } = parametersOf(referred, this.catalogue);
    this.faults.push(...faults);
    for (const [name, parameter] of parameters) this.#note(name, parameter);
  }

  /** @param {string} name */
  #term(name) {
    const pattern = this.catalogue.terms.get(name);
    if (pattern === undefined) this.faults.push(`refers to -${name}, which is not there`);
    else this.pattern(pattern);
  }

  /**
   * @param {import('@fluent/syntax').FunctionReference} call
   * @returns {void}
   */
  #call({ id: { name }, arguments: { positional, named } }) {
    const [first] = positional;
    const options = new Map(named.map((option) => [option.name.name, String(option.value.value)]));
    if (first?.type === 'FunctionReference' && NUMERIC.includes(name)) return this.#call(first);
    if (first?.type !== 'VariableReference') {
      this.faults.push(`${name} takes a parameter`);
      return;
    }
    const variable = first.id.name;
    if (NUMERIC.includes(name)) return this.#note(variable, { kind: 'number' });
    if (name === 'INITIAL') return this.#note(variable, { kind: 'text' });
    if (name === 'NAME') return this.#named(variable, options.get('from') ?? '');
    if (name === 'LIST' || name === 'JOIN') return this.#list(variable, options.get('item'));
    this.faults.push(`${name} is no function`);
  }

  /**
   * @param {string} variable
   * @param {string} group
   */
  #named(variable, group) {
    const ids = [...this.catalogue.messages.keys()].filter((key) => key.startsWith(`${group}-`));
    if (ids.length === 0) this.faults.push(`NAME looks into ${group}, which is not there`);
    for (const id of ids) this.references.add(id);
    this.#note(variable, { kind: 'name', keys: [group] });
  }

  /**
   * @param {string} variable
   * @param {string | undefined} item
   */
  #list(variable, item) {
    if (item === undefined) return this.#note(variable, { kind: 'list' });
    const referred = referredMessage(item, this.message, this.catalogue);
    if (referred === undefined) {
      this.faults.push(`refers to ${item}, which is not there`);
      return;
    }
    const key = referred.path.join('-');
    this.references.add(key);
    this.#note(variable, { kind: 'list', item: key });
  }

  /** @param {import('@fluent/syntax').SelectExpression} select */
  #select({ selector, variants }) {
    const keys = variants.map(variantKey);
    if (selector.type === 'VariableReference') this.#note(selector.id.name, byVariants(keys));
    else this.expression(selector);
    for (const { value } of variants) this.pattern(value);
  }

  /**
   * @param {string} name
   * @param {Partial<Parameter>} use
   */
  #note(name, { kind = 'any', optional = false, keys = [], item }) {
    const known = this.found.get(name);
    const parameter = { kind, optional, keys, ...(item !== undefined && { item }) };
    if (known === undefined) this.found.set(name, parameter);
    else this.found.set(name, bothUses(known, parameter));
  }
}

/**
 * @param {readonly string[]} keys
 * @returns {Parameter}
 */
function byVariants(keys) {
  const optional = keys.includes('none');
  const rest = keys.filter((key) => key !== 'none');
  if (areNumeric(keys)) return { kind: 'number', optional, keys: [] };
  if (rest.length > 0 && rest.every((key) => key === 'true' || key === 'false'))
    return { kind: 'boolean', optional, keys: [] };
  if (rest.includes('other')) return { kind: 'any', optional, keys: [] };
  return { kind: 'keys', optional, keys: rest };
}

const RANK = ['any', 'text', 'keys', 'number', 'boolean', 'name', 'list'];

/**
 * The narrower of two uses; a parameter that may be absent in one place may be absent.
 * @param {Parameter} a
 * @param {Parameter} b
 * @returns {Parameter}
 */
function bothUses(a, b) {
  const narrower = RANK.indexOf(b.kind) > RANK.indexOf(a.kind) ? b : a;
  const keys = a.kind === b.kind ? [...new Set([...a.keys, ...b.keys])] : narrower.keys;
  return { ...narrower, keys, optional: a.optional || b.optional };
}
