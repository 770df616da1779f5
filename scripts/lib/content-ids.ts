/** Finds places outside the rules that ask for one building, character, space, variant or paragraph, or for a number of the rules. */
import { ACTION_SPACES, CHARACTER_IDS as BOARD_CHARACTERS, ON_IDS, VARIANT_IDS } from '@carson/board-game';
import { CHARACTER_IDS as CARD_CHARACTERS } from '@carson/card-game';
import ts from 'typescript';

/** Ids that are also plain words of the page and the bots: a companion, a piece, one's own. */
const PLAIN_WORDS = new Set(['cowboy', 'horses', 'mine', 'ammunition', 'outlaws']);

const IDS: ReadonlySet<string> = new Set(
  [
    ...BOARD_CHARACTERS,
    ...CARD_CHARACTERS,
    ...ON_IDS,
    ...ACTION_SPACES.map(({ id }) => id),
    ...VARIANT_IDS,
  ].filter((id) => !PLAIN_WORDS.has(id)),
);

/** The id of a paragraph, or how ids of a chapter begin: `B9.17`, `C7.`. */
const PARAGRAPH = /^[BC]\d+(\.\w*)?$/;
/** A regular expression that takes the id of a paragraph apart. */
const PARAGRAPH_PATTERN = /(^|[^\w])[BC](\d|\\d|[+*])+\\?\./;

export interface Comparison {
  readonly line: number;
  readonly id: string;
}

/** Returns each comparison with a content id or the id of a paragraph. Tables with a row per id are no comparisons. */
export function contentComparisons(file: string, text: string): readonly Comparison[] {
  return nodesOf(file, text, (node) => {
    if (ts.isRegularExpressionLiteral(node)) return PARAGRAPH_PATTERN.test(node.text) ? node.text : undefined;
    const isId = ts.isStringLiteral(node) && (IDS.has(node.text) || PARAGRAPH.test(node.text));
    return isId && isCompared(node) ? node.text : undefined;
  });
}

/** Returns each place that asks whether something is exactly a number of 2 or more. Lengths and remainders are no numbers of the rules. */
export function numberComparisons(file: string, text: string): readonly Comparison[] {
  return nodesOf(file, text, (node) => {
    if (!ts.isNumericLiteral(node) || Number(node.text) < 2 || !isEquality(node.parent)) return undefined;
    const other = node.parent.left === node ? node.parent.right : node.parent.left;
    return /length$|%/.test(other.getText()) ? undefined : node.parent.getText();
  });
}

/**
 * Returns each place that asks which variant a game is played with: a variant by its id, or the variants of the options,
 * read as a member or taken apart. Names and sentences by variant (`names.variants[id]`) are no question.
 */
export function variantQuestions(file: string, text: string): readonly Comparison[] {
  return nodesOf(file, text, (node) => {
    const [of, member] = memberOf(node);
    const isQuestion =
      (of === 'variants' && VARIANT_IDS.some((id) => id === member)) ||
      (of === 'options' && member === 'variants');
    return isQuestion ? `${of}.${member}` : undefined;
  });
}

/** `of.member`, `of['member']`, `{ member } = of` or `{ of: { member } }`; the last name before the member is `of`. */
function memberOf(node: ts.Node): readonly (string | undefined)[] {
  if (ts.isPropertyAccessExpression(node)) return [lastName(node.expression), node.name.text];
  if (ts.isElementAccessExpression(node)) return [lastName(node.expression), plain(node.argumentExpression)];
  if (!ts.isBindingElement(node)) return [];
  const { parent: pattern, propertyName, name } = node;
  const holder = pattern.parent;
  const of = ts.isBindingElement(holder)
    ? plain(holder.propertyName ?? holder.name)
    : lastName(ts.isVariableDeclaration(holder) ? holder.initializer : undefined);
  return [of, plain(propertyName ?? name)];
}

function lastName(node: ts.Node | undefined): string | undefined {
  return node !== undefined && ts.isPropertyAccessExpression(node) ? node.name.text : plain(node);
}

function plain(node: ts.Node | undefined): string | undefined {
  return node !== undefined && (ts.isIdentifier(node) || ts.isStringLiteral(node)) ? node.text : undefined;
}

function nodesOf(
  file: string,
  text: string,
  idOf: (node: ts.Node) => string | undefined,
): readonly Comparison[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: Comparison[] = [];
  const visit = (node: ts.Node): void => {
    const id = idOf(node);
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    if (id !== undefined) found.push({ line: line + 1, id });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isCompared({ parent }: ts.Node): boolean {
  if (ts.isCaseClause(parent)) return true;
  if (ts.isArrayLiteralExpression(parent)) return isSearched(parent);
  if (ts.isCallExpression(parent)) return isSearch(parent.expression);
  return isEquality(parent);
}

function isEquality(node: ts.Node): node is ts.BinaryExpression {
  return (
    ts.isBinaryExpression(node) &&
    (node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
      node.operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken)
  );
}

const SEARCHES = ['includes', 'indexOf', 'has', 'startsWith', 'endsWith'];

function isSearched(list: ts.ArrayLiteralExpression): boolean {
  return isSearch(list.parent);
}

/** `.includes`, `.startsWith` and the like, of any value. */
function isSearch(node: ts.Node): boolean {
  return ts.isPropertyAccessExpression(node) && SEARCHES.includes(node.name.text);
}

/** Returns the names of the numbers that a source declares at its top. */
export function namedNumbers(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList: { declarations } }) =>
      declarations.flatMap(({ name, initializer }) =>
        ts.isIdentifier(name) && initializer !== undefined && ts.isNumericLiteral(initializer)
          ? [name.text]
          : [],
      ),
    );
}
