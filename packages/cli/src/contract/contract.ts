/** What a command promises: the shape of its input and of its answer, and an example that is run to write the docs. */
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type Shape = v.GenericSchema<unknown, unknown>;

export interface Contract {
  /** As it is called: `cards score`. */
  readonly name: string;
  readonly about: string;
  /** Left out where the command reads nothing. */
  readonly input?: Shape;
  /** What is read beside the input, by its name on the command line. */
  readonly files?: Readonly<Record<string, Shape>>;
  /** Of one input; of several it is a list of these. */
  readonly output: Shape;
  readonly example: { readonly args: readonly string[]; readonly input?: unknown };
}

export interface ContractSchemas {
  readonly input?: JsonSchema;
  readonly files?: Readonly<Record<string, JsonSchema>>;
  readonly output: JsonSchema;
}

export function schemasOf({ input, files, output }: Contract): ContractSchemas {
  return {
    ...(input === undefined ? {} : { input: jsonSchemaOf(input, 'input') }),
    ...(files === undefined
      ? {}
      : {
          files: Object.fromEntries(
            Object.entries(files).map(([name, shape]) => [name, jsonSchemaOf(shape, 'input')]),
          ),
        }),
    output: jsonSchemaOf(output, 'output'),
  };
}

/** Checks that JSON Schema cannot say are left out; the descriptions name them. */
function jsonSchemaOf(shape: Shape, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema, ...schema } = toJsonSchema(shape, { errorMode: 'ignore', typeMode });
  return $schema === undefined ? schema : { ...schema };
}

/** One line of the description of a shape. */
export interface Field {
  readonly path: string;
  readonly type: string;
  readonly about: string;
}

/** Every field with its path, from the outside in: `grid[][]`, `lines.characters.<name>`. */
export function fieldsOf(schema: JsonSchema, path = ''): readonly Field[] {
  const [shape, nullable] = withoutNull(schema);
  const own: Field[] =
    path === ''
      ? []
      : [{ path, type: typeOf(shape) + (nullable ? ' or null' : ''), about: schema.description ?? '' }];
  return [...own, ...innerFields(shape, path)];
}

function innerFields(schema: JsonSchema, path: string): readonly Field[] {
  const prefix = path === '' ? '' : `${path}.`;
  const { properties = {}, additionalProperties, items } = schema;
  const named = Object.entries(properties).flatMap(([name, inner]) =>
    isSchema(inner) ? fieldsOf(inner, prefix + name) : [],
  );
  const others = isSchema(additionalProperties) ? fieldsOf(additionalProperties, `${prefix}<name>`) : [];
  const entries = isSchema(items) && hasFields(items) ? innerFields(withoutNull(items)[0], `${path}[]`) : [];
  const ways = waysOf(schema).flatMap((way) => innerFields(way, path));
  return onceEach([...named, ...others, ...entries, ...ways]);
}

/** Several ways may share a field: `kind` is one or the other. */
function onceEach(fields: readonly Field[]): readonly Field[] {
  const merged = new Map<string, Field>();
  for (const field of fields) {
    const known = merged.get(field.path);
    const type =
      known === undefined || known.type === field.type ? field.type : `${known.type} or ${field.type}`;
    merged.set(field.path, { ...field, type });
  }
  return [...merged.values()];
}

/** Lists of plain values say all there is to say in their own line. */
function hasFields(schema: JsonSchema): boolean {
  const [shape] = withoutNull(schema);
  if (shape.type === 'array') return isSchema(shape.items) && hasFields(shape.items);
  return shape.type === 'object' || waysOf(shape).some(hasFields);
}

function waysOf({ anyOf = [], oneOf = [] }: JsonSchema): readonly JsonSchema[] {
  return [...anyOf, ...oneOf].filter(isSchema);
}

function withoutNull(schema: JsonSchema): readonly [JsonSchema, boolean] {
  const ways = waysOf(schema);
  const rest = ways.filter(({ type }) => type !== 'null');
  const [only] = rest;
  return rest.length === 1 && ways.length === 2 && only !== undefined ? [only, true] : [schema, false];
}

function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return `one of ${schema.enum.map(String).join(', ')}`;
  if (schema.type === 'array') return listType(schema);
  const ways = waysOf(schema);
  if (ways.length > 0) return [...new Set(ways.map(typeOf))].join(' or ');
  const { minimum, maximum = Number.MAX_SAFE_INTEGER } = schema;
  const upTo = maximum >= Number.MAX_SAFE_INTEGER ? '' : ` to ${maximum}`;
  return `${schema.type ?? 'anything'}${minimum === undefined ? '' : ` from ${minimum}${upTo}`}`;
}

function listType({ items, prefixItems }: JsonSchema): string {
  if (prefixItems !== undefined) return `[${prefixItems.filter(isSchema).map(typeOf).join(', ')}]`;
  if (!isSchema(items)) return 'list';
  const [inner, nullable] = withoutNull(items);
  return `list of ${nullable ? 'null or ' : ''}${typeOf(inner)}`;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
