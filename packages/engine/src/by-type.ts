/** Functions over a union of commands or events, as a table with one entry for each type. */

interface Typed {
  readonly type: string;
}

type OfType<Item extends Typed, Type extends Item['type']> = {
  [One in Type]: Extract<Item, { readonly type: One }> & { readonly type: One };
}[Type];

export type ByType<Item extends Typed, Rest extends readonly unknown[], Value> = {
  readonly [Type in Item['type']]: (item: OfType<Item, Type>, ...rest: Rest) => Value;
};

/** A table that has no entry for some types. */
export type SomeByType<Item extends Typed, Rest extends readonly unknown[], Value> = Partial<
  ByType<Item, Rest, Value>
>;

/** Returns a function that calls the entry of its first argument's type. */
export function byType<Item extends Typed, Rest extends readonly unknown[], Value>(
  entries: ByType<Item, Rest, Value>,
): (item: OfType<Item, Item['type']>, ...rest: Rest) => Value {
  return <Type extends Item['type']>(item: OfType<Item, Type>, ...rest: Rest) => {
    const type: Type = item.type;
    return entries[type](item, ...rest);
  };
}

/** Calls the entry of the item's type; undefined where there is none. */
export function callByType<
  Item extends Typed,
  Type extends Item['type'],
  Rest extends readonly unknown[],
  Value,
>(entries: SomeByType<Item, Rest, Value>, item: OfType<Item, Type>, ...rest: Rest): Value | undefined {
  const type: Type = item.type;
  return entries[type]?.(item, ...rest);
}
