/** Finds what a schema lets grow without end. Reads the schemas of valibot as plain data. */

interface Node {
  readonly type: string;
  readonly kind?: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly options?: readonly (Node | string)[];
  readonly items?: readonly Node[];
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly key?: Node;
  readonly value?: Node;
}

/** Kinds that hold nothing, or as much as they name. */
const SMALL = new Set(['number', 'boolean', 'literal', 'picklist', 'null', 'undefined', 'never']);
const WRAPPERS = new Set([
  'optional',
  'exact_optional',
  'nullable',
  'nullish',
  'non_optional',
  'undefinedable',
]);

/** The paths of everything unbounded, each with its kind. */
export function unbounded(schema: unknown, path = ''): readonly string[] {
  const node = schema as Node;
  const actions = node.pipe?.filter(({ kind }) => kind === 'validation') ?? [];
  const here = `${path || 'all'} (${node.type})`;
  if (SMALL.has(node.type)) return [];
  if (WRAPPERS.has(node.type)) return unbounded(node.wrapped, path);
  switch (node.type) {
    case 'string':
      return actions.some(boundsText) ? [] : [here];
    case 'array':
      return [...(actions.some(boundsLength) ? [] : [here]), ...unbounded(node.item, `${path}[]`)];
    case 'strict_object':
    case 'object':
      return Object.entries(node.entries ?? {}).flatMap(([name, entry]) =>
        unbounded(entry, path === '' ? name : `${path}.${name}`),
      );
    case 'variant':
    case 'union':
    case 'intersect':
      return (node.options ?? []).flatMap((option) => unbounded(option, path));
    case 'tuple':
    case 'strict_tuple':
      return (node.items ?? []).flatMap((item, at) => unbounded(item, `${path}[${at}]`));
    default:
      return actions.some(boundsJson) ? [] : [here];
  }
}

function boundsLength({ type }: Node): boolean {
  return type === 'max_length' || type === 'length';
}

function boundsText(action: Node): boolean {
  return boundsLength(action) || (action.type === 'regex' && isBoundedPattern(action.requirement));
}

/** From the first character to the last, and nothing in it as often as one likes. */
function isBoundedPattern(pattern: unknown): boolean {
  if (!(pattern instanceof RegExp)) return false;
  const bare = pattern.source.replace(/\\./g, '').replace(/\[[^\]]*\]/g, 'x');
  const isWhole = bare.startsWith('^') && bare.endsWith('$');
  // Alternatives are held by both ends only where they stand in one group between them.
  const isOne = !bare.includes('|') || /^\^\([^()]*\)\$$/.test(bare);
  return isWhole && isOne && !/[*+]|\{\d+,\}/.test(bare);
}

/** Our own check of how long something is as JSON. */
function boundsJson(action: Node): boolean {
  return action.type === 'check' && 'expects' in action;
}
