/** Keys and members of objects, with their types. */

/** A list or an object, as plain data may contain it. */
export type Branch = Readonly<Record<string, unknown>>;

export function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null;
}

export function keysOf<Key extends string>(record: { readonly [One in Key]?: unknown }): readonly Key[] {
  return Object.keys(record) as Key[];
}

/** One value for each key. */
export function fromKeys<Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>;
}

/** Returns a copy without the members that are undefined. */
export function withoutUndefined<Members extends object>(members: Members): WithoutUndefined<Members> {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<Members>;
}

export type WithoutUndefined<Members> = { [Key in keyof Members]?: Exclude<Members[Key], undefined> };

/** A part of a state as a view shows it: read-only, with its lists. What is made of it cannot share a list by mistake. */
export type Shown<Part> = { readonly [Key in keyof Part]: ShownMember<Part[Key]> };

type ShownMember<Member> = Member extends readonly (infer Entry)[] ? readonly ShownMember<Entry>[] : Member;

/** A copy of a part of a state: members that may be left out elsewhere are named here too, so that none is forgotten. */
export type Copied<Part> = { [Key in keyof Part]-?: Part[Key] };
