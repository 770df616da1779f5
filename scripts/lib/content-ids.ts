/** Finds places outside the rules that ask for one building, character, space or variant by name. */
import { ACTION_SPACES, CHARACTER_IDS as BOARD_CHARACTERS, ON_IDS, VARIANTS } from '@carson/board-game';
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
    ...Object.keys(VARIANTS),
  ].filter((id) => !PLAIN_WORDS.has(id)),
);

/** Returns each comparison with a content id. Tables with a row per id are no comparisons. */
export function contentComparisons(
  file: string,
  text: string,
): readonly { readonly line: number; readonly id: string }[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: { line: number; id: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && IDS.has(node.text) && isCompared(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, id: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isCompared({ parent }: ts.Node): boolean {
  if (ts.isCaseClause(parent)) return true;
  if (ts.isArrayLiteralExpression(parent)) return isSearched(parent);
  if (ts.isCallExpression(parent)) return isSearch(parent.expression);
  return (
    ts.isBinaryExpression(parent) &&
    (parent.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
      parent.operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken)
  );
}

function isSearched(list: ts.ArrayLiteralExpression): boolean {
  return isSearch(list.parent);
}

/** `.includes`, `.indexOf`, `.has` of any value. */
function isSearch(node: ts.Node): boolean {
  return ts.isPropertyAccessExpression(node) && ['includes', 'indexOf', 'has'].includes(node.name.text);
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
