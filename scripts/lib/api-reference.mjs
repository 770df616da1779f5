/** An API reference in Markdown, written from the types: every export of a package with its comment and its signature. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { inRoot } from './root.mjs';

/** Longer declarations are cut: the types in the package have them whole. */
const MOST_LINES = 40;

/** @typedef {{ name: string, entries: Record<string, string>, source: string, file: string }} Wanted */

/** @param {readonly Wanted[]} wanted */
export function writeApiReferences(wanted) {
  const files = wanted.flatMap(({ source, entries }) =>
    Object.values(entries).map((entry) => join(source, entry)),
  );
  const program = ts.createProgram(files, compilerOptions());
  for (const one of wanted) writeFileSync(one.file, reference(program, one));
}

/**
 * @param {ts.Program} program
 * @param {Wanted} wanted
 */
function reference(program, { name, entries, source }) {
  const checker = program.getTypeChecker();
  const parts = Object.entries(entries).map(([key, entry]) => {
    const address = key === '.' ? name : `${name}${key.slice(1)}`;
    const module = program.getSourceFile(join(source, entry));
    const symbol = module === undefined ? undefined : checker.getSymbolAtLocation(module);
    if (symbol === undefined) throw new Error(`${entry} exports nothing`);
    const exported = checker.getExportsOfModule(symbol).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return [`## ${address}`, '', ...exported.flatMap((one) => section(checker, one))].join('\n');
  });
  return `# API of ${name}\n\nWritten from the types by \`npm run pack\`.\n\n${parts.join('\n')}`;
}

function compilerOptions() {
  const read = ts.readConfigFile(inRoot('tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, inRoot('.'));
  return { ...options, types: ['node'] };
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} exported
 * @returns {string[]}
 */
function section(checker, exported) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined) return [];
  const code = signature(checker, exported.name, { symbol, declaration });
  return [`### ${exported.name}`, '', ...(comment === '' ? [] : [comment, '']), '```ts', code, '```', ''];
}

/**
 * @param {ts.TypeChecker} checker
 * @param {string} name
 * @param {{ symbol: ts.Symbol, declaration: ts.Declaration }} of
 */
function signature(checker, name, { symbol, declaration }) {
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
    return shortened(declaration.getText().replace(/^export\s+/, ''));
  }
  const type = checker.typeToString(
    checker.getTypeOfSymbolAtLocation(symbol, declaration),
    declaration,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
  );
  return ts.isFunctionDeclaration(declaration)
    ? shortened(`function ${name}${functionType(declaration)}`)
    : shortened(`const ${name}: ${type.length > 600 ? `${type.slice(0, 600)} …` : type}`);
}

/** @param {ts.FunctionDeclaration} declaration */
function functionType(declaration) {
  const text = declaration.getText();
  const start = text.indexOf(declaration.name?.text ?? '') + (declaration.name?.text.length ?? 0);
  const body = declaration.body?.getStart() ?? declaration.end;
  return text.slice(start, body - declaration.getStart()).trim();
}

/** @param {string} code */
function shortened(code) {
  const lines = code.split('\n');
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '  // …'].join('\n') : code;
}
