/** Where data from outside comes in: a schema, and a refusal that says where it does not fit. */
import * as v from 'valibot';
import { accepted, type Result, refusal, refused } from './refusal.ts';

type Schema<T> = v.GenericSchema<unknown, T>;

/** Far deeper than anything of ours; whoever nests deeper wants our stack to overflow. */
const DEEPEST = 64;

/** The first misfit as a refusal `malformed` with `path`, `expected` and `received`. */
export function readBy<T>(schema: Schema<T>, json: unknown): Result<T> {
  if (isTooDeep(json)) {
    const what = { path: '', expected: `at most ${DEEPEST} levels`, received: 'more' };
    return refused(refusal('malformed', undefined, what));
  }
  const parsed = v.safeParse(schema, json, { abortEarly: true });
  if (parsed.success) {
    const stray = listAsObject(json, parsed.output);
    if (stray === undefined) return accepted(parsed.output);
    return refused(
      refusal('malformed', undefined, { path: pathOf(stray), expected: 'Object', received: 'Array' }),
    );
  }
  const [issue] = parsed.issues;
  const expected =
    issue.type === 'strict_object' && issue.expected === 'never' ? 'no such key' : issue.expected;
  return refused(
    refusal('malformed', undefined, {
      path: pathOf(issue.path ?? []),
      expected: expected ?? issue.message,
      received: issue.received,
    }),
  );
}

type PathItem = { readonly key: string | number };

/** Where a list stands for an object: the schemas take `[]` for an object without keys, we do not. */
function listAsObject(json: unknown, read: unknown): readonly PathItem[] | undefined {
  if (!isBranch(json) || !isBranch(read)) return undefined;
  if (Array.isArray(json) && !Array.isArray(read)) return [];
  for (const [name, held] of Object.entries(json)) {
    const inner = listAsObject(held, read[name]);
    if (inner !== undefined) return [{ key: Array.isArray(json) ? Number(name) : name }, ...inner];
  }
  return undefined;
}

function isTooDeep(json: unknown): boolean {
  let level: readonly unknown[] = [json];
  for (let depth = 0; depth <= DEEPEST && level.length > 0; depth++) {
    level = level.filter(isBranch).flatMap((branch) => Object.values(branch));
  }
  return level.length > 0;
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function pathOf(items: readonly { readonly key?: unknown }[]): string {
  let path = '';
  for (const { key } of items) {
    if (typeof key === 'number') path += `[${key}]`;
    else path += path === '' ? String(key) : `.${String(key)}`;
  }
  return path;
}
