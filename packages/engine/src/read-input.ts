/** Reads data from outside by a schema; a fault becomes a refusal that names its path. */
import * as v from 'valibot';
import { isBranch } from './objects.ts';
import { accepted, type Refusal, type Result, refusal, refused } from './refusal.ts';

type Schema<T> = v.GenericSchema<unknown, T>;

/** Far deeper than any of our messages; deeper nesting is an attempt to overflow the stack. */
const DEEPEST = 64;

/**
 * Returns the value, or the first fault as a refusal `malformed` with `path`, `expected` and `received`. `whyNot` judges the
 * meaning of what has the right shape.
 */
export function readBy<T>(
  schema: Schema<T>,
  json: unknown,
  whyNot: (value: T) => Refusal | undefined = () => undefined,
): Result<T> {
  if (isTooDeep(json)) {
    const what = { path: '', expected: `at most ${DEEPEST} levels`, received: 'more' };
    return refused(refusal('malformed', undefined, what));
  }
  const parsed = v.safeParse(schema, json, { abortEarly: true });
  if (parsed.success) {
    const stray = listAsObject(json, parsed.output);
    const reason =
      stray === undefined
        ? whyNot(parsed.output)
        : refusal('malformed', undefined, { path: pathOf(stray), expected: 'Object', received: 'Array' });
    return reason === undefined ? accepted(parsed.output) : refused(reason);
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

/** Returns the path of a list that was accepted as an object without keys: the schemas allow it, we do not. */
function listAsObject(json: unknown, read: unknown): readonly PathItem[] | undefined {
  // A schema returns parts that it does not check as they are.
  if (json === read || !isBranch(json) || !isBranch(read)) return undefined;
  if (Array.isArray(json) && !Array.isArray(read)) return [];
  for (const name in json) {
    const inner = listAsObject(json[name], read[name]);
    if (inner !== undefined) return [{ key: Array.isArray(json) ? Number(name) : name }, ...inner];
  }
  return undefined;
}

/** Allocates nothing: it runs on all input, large input included. */
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

function pathOf(items: readonly { readonly key?: unknown }[]): string {
  let path = '';
  for (const { key } of items) {
    if (typeof key === 'number') path += `[${key}]`;
    else path += path === '' ? String(key) : `.${String(key)}`;
  }
  return path;
}
