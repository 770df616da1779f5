/** `npm run figures [-- folder]`: how large and how tangled the source is. Numbers to look at, never a test. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { ROOT } from './lib/root.mjs';

const LONG_FUNCTION = 60;
const root = resolve(process.argv[2] ?? ROOT);

/** Every source file of the packages, without the generated words. */
const sources = readdirSync(join(root, 'packages'))
  .filter((name) => name !== 'words')
  .flatMap((name) => sourcesIn(join(root, 'packages', name, 'src')))
  .map((path) => parse(path));

/** @type {{ readonly lines: number; readonly where: string; readonly name: string }[]} */
const longFunctions = [];
const casts = { all: 0, asNumber: 0 };
for (const source of sources) visit(source, source);

const folders = new Map();
for (const { fileName } of sources) {
  const folder = relative(root, dirname(fileName));
  folders.set(folder, (folders.get(folder) ?? 0) + 1);
}
const lines = sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

process.stdout.write(
  [
    `source lines without words: ${lines} in ${sources.length} files`,
    `functions over ${LONG_FUNCTION} lines: ${longFunctions.length}`,
    ...longFunctions
      .sort((one, other) => other.lines - one.lines)
      .map((long) => `  ${long.lines} ${long.where} ${long.name}`),
    `casts: ${casts.all}, to number ${casts.asNumber}`,
    `longest import chain: ${longestChain()} files`,
    'most files in a folder:',
    ...[...folders]
      .sort(([, one], [, other]) => other - one)
      .slice(0, 10)
      .map(([folder, files]) => `  ${files} ${folder}`),
    '',
  ].join('\n'),
);

/** @param {string} folder */
function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

/** @param {string} path */
function parse(path) {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** @param {ts.SourceFile} source @param {ts.Node} node */
function visit(source, node) {
  if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
    const lineOf = (/** @type {number} */ at) => source.getLineAndCharacterOfPosition(at).line;
    const length = lineOf(node.end) - lineOf(node.getStart()) + 1;
    const where = `${relative(root, source.fileName)}:${lineOf(node.getStart()) + 1}`;
    if (length > LONG_FUNCTION) {
      longFunctions.push({ lines: length, where, name: node.name?.getText() ?? '' });
    }
  }
  if (ts.isAsExpression(node) && node.type.getText() !== 'const') {
    casts.all += 1;
    if (node.type.getText() === 'number') casts.asNumber += 1;
  }
  ts.forEachChild(node, (child) => visit(source, child));
}

/** Counts along the imports inside each package; what is imported for its types alone counts too. */
function longestChain() {
  const known = new Map(sources.map((source) => [source.fileName, source]));
  const longest = new Map();
  /** @param {string} file @returns {number} */
  const chainFrom = (file) => {
    if (longest.has(file)) return longest.get(file);
    longest.set(file, 0);
    const next = (known.get(file)?.statements ?? [])
      .map((statement) =>
        ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
          ? (statement.moduleSpecifier?.getText().slice(1, -1) ?? '')
          : '',
      )
      .filter((path) => path.startsWith('.'))
      .map((path) => resolve(dirname(file), path))
      .filter((path) => known.has(path));
    longest.set(file, 1 + Math.max(0, ...next.map(chainFrom)));
    return longest.get(file);
  };
  return Math.max(...sources.map(({ fileName }) => chainFrom(fileName)));
}
