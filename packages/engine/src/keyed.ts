/** Objects with a closed set of keys: the type of the keys is not lost on the way. */

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

/** Without the members that are undefined: what is not there is left out. */
export function given<Members extends object>(members: Members): Given<Members> {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  ) as Given<Members>;
}

export type Given<Members> = { [Key in keyof Members]?: Exclude<Members[Key], undefined> };
