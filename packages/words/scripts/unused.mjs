/** Finds messages that neither code nor another message uses, and those read before they are loaded. */
import { join } from 'node:path';
import ts from 'typescript';
import { parametersOf } from './compile/parameters.mjs';
import { COMMON, earlyReader, partOf } from './compile/parts.mjs';

/**
 * @typedef {import('./compile/read.mjs').Catalogue} Catalogue
 *
 * @typedef {object} Search
 * @property {readonly string[]} files that may use messages
 * @property {string} types the declaration of the words
 * @property {ts.CompilerOptions} options
 */

/**
 * @param {Catalogue} english
 * @param {Search} search
 * @returns {string[]}
 */
export function usageFaults(english, search) {
  const byCode = usedByCode(search);
  const used = new Set([...usedByMessages(english), ...byCode.keys()]);
  const unused = [...english.messages]
    .filter(([key]) => !/^(rulebook|lessons|remarks|review)-/.test(key) && !used.has(key))
    .map(([key, { file, line }]) => `en/${file}.ftl:${line} ${key} is not used`);
  const early = [...byCode].flatMap(([key, files]) =>
    [...files].flatMap((file) => earlyReader(key, file) ?? []),
  );
  return [...unused, ...early, ...earlyReferences(english)];
}

/**
 * Messages that need one of another part. What has a price is only said at the board, so `MONEY` may stand anywhere.
 * @param {Catalogue} english
 * @returns {string[]}
 */
function earlyReferences(english) {
  return [...english.messages].flatMap(([key, message]) =>
    parametersOf(message, english)
      .references.filter((other) => other !== 'board-money')
      .filter((other) => ![COMMON, partOfKey(key)].includes(partOfKey(other)))
      .map(
        (other) =>
          `en/${message.file}.ftl:${message.line} ${key} refers to ${other}, which may not be loaded`,
      ),
  );
}

/** @param {string} key */
function partOfKey(key) {
  return partOf(key.split('-')[0] ?? '');
}

/**
 * The files that may use messages: the page, the command line, the server and the helpers of the words.
 * @param {string} root
 * @returns {Search}
 */
export function searchIn(root) {
  const config = join(root, 'packages/web/tsconfig.json');
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(json, ts.sys, join(root, 'packages/web'));
  const files = ['web', 'cli', 'server', 'words'].flatMap((name) =>
    ts.sys.readDirectory(join(root, 'packages', name, 'src'), ['.ts', '.tsx']),
  );
  return { files, types: join(root, 'packages/words/generated/words.d.ts'), options };
}

/** @param {Catalogue} english */
function usedByMessages(english) {
  return [...english.messages.values()].flatMap((message) => parametersOf(message, english).references);
}

/**
 * Each message that code uses, with the files that do.
 * @param {Search} search
 * @returns {Map<string, Set<string>>}
 */
function usedByCode({ files, types, options }) {
  const program = ts.createProgram([...files, types], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const declaration = program.getSourceFile(types);
  const names = declaration === undefined ? new Map() : pathsIn(declaration);
  /** @type {Map<string, Set<string>>} */
  const used = new Map();
  let reader = '';
  /** @param {string} key */
  const use = (key) => used.set(key, (used.get(key) ?? new Set()).add(reader));
  const known = new Set([...names.values()].flat());

  /** @param {ts.Symbol | undefined} symbol */
  const useSymbol = (symbol) => {
    for (const node of symbol?.declarations ?? [])
      if (ts.isPropertySignature(node) && !isGroup(node)) use((names.get(node) ?? []).join('-'));
  };
  /** @param {ts.Expression} expression */
  const useGroup = (expression) => {
    const [group] = checker.getTypeAtLocation(expression).symbol?.declarations ?? [];
    if (group === undefined || group.getSourceFile() !== declaration) return;
    // Passing all words on does not read them.
    if (ts.isInterfaceDeclaration(group)) return;
    for (const [node, path] of names) if (isWithin(node, group) && !isGroup(node)) use(path.join('-'));
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node) && known.has(node.name.text)) {
      useSymbol(checker.getSymbolAtLocation(node.name));
      if (isTakenWhole(node, checker, declaration)) useGroup(node);
    } else if (ts.isBindingElement(node)) {
      const name = (node.propertyName ?? node.name).getText();
      if (known.has(name)) useSymbol(checker.getTypeAtLocation(node.parent).getProperty(name));
    } else if (ts.isElementAccessExpression(node)) {
      useGroup(node.expression);
    } else if (ts.isIdentifier(node) && known.has(node.text) && isTakenWhole(node, checker, declaration)) {
      useGroup(node);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) {
    const source = program.getSourceFile(file);
    reader = file;
    if (source !== undefined) visit(source);
  }
  return used;
}

/**
 * Whether a group of messages is handed over as something else than words: a record, a spread, a list of its values.
 * @param {ts.Expression} node
 * @param {ts.TypeChecker} checker
 * @param {ts.SourceFile | undefined} declaration
 */
function isTakenWhole(node, checker, declaration) {
  if (ts.isSpreadAssignment(node.parent)) return true;
  if (ts.isPropertyAccessExpression(node.parent) || ts.isBindingElement(node.parent)) return false;
  const wanted = checker.getContextualType(node);
  if (wanted === undefined) return false;
  return !(wanted.symbol?.declarations ?? []).some((part) => part.getSourceFile() === declaration);
}

/**
 * The path of every property in the declaration of the words.
 * @param {ts.SourceFile} declaration
 * @returns {Map<ts.Node, readonly string[]>}
 */
function pathsIn(declaration) {
  /** @type {Map<ts.Node, readonly string[]>} */
  const paths = new Map();
  /**
   * @param {ts.Node} node
   * @param {readonly string[]} path
   */
  const visit = (node, path) => {
    if (ts.isInterfaceDeclaration(node) && node.name.text !== 'Words') return;
    if (ts.isFunctionTypeNode(node)) return;
    if (ts.isPropertySignature(node)) {
      const own = [...path, ts.isStringLiteral(node.name) ? node.name.text : node.name.getText()];
      paths.set(node, own);
      ts.forEachChild(node, (child) => visit(child, own));
      return;
    }
    ts.forEachChild(node, (child) => visit(child, path));
  };
  visit(declaration, []);
  return paths;
}

/** @param {ts.Node} node */
function isGroup(node) {
  return ts.isPropertySignature(node) && node.type !== undefined && ts.isTypeLiteralNode(node.type);
}

/**
 * @param {ts.Node} node
 * @param {ts.Node} group
 */
function isWithin(node, group) {
  for (let at = node.parent; at !== undefined; at = at.parent) if (at === group) return true;
  return false;
}
