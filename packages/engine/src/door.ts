/** Where data from outside comes in: a schema, and a refusal that says where it does not fit. */
import * as v from 'valibot';
import { accepted, type Result, refusal, refused } from './refusal.ts';

type Schema<T> = v.GenericSchema<unknown, T>;

/** Far deeper than any of our messages; deeper nesting is an attempt to overflow the stack. */
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
  // What a schema hands on unread, it hands on as it came.
  if (json === read || !isBranch(json) || !isBranch(read)) return undefined;
  if (Array.isArray(json) && !Array.isArray(read)) return [];
  for (const name in json) {
    const inner = listAsObject(json[name], read[name]);
    if (inner !== undefined) return [{ key: Array.isArray(json) ? Number(name) : name }, ...inner];
  }
  return undefined;
}

/** Makes no lists on the way: it is asked of everything that comes in, and most of all of what is large. */
function isTooDeep(json: unknown, left: number = DEEPEST): boolean {
  if (!isBranch(json)) return false;
  if (left === 0) return true;
  if (Array.isArray(json)) {
    for (const held of json) if (isTooDeep(held, left - 1)) return true;
    return false;
  }
  for (const name in json) if (isTooDeep(json[name], left - 1)) return true;
  return false;
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
