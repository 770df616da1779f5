/** Returns the list without the item where it was there, and with it at the end where it was not. */
export function toggled<Item>(list: readonly Item[], item: Item): readonly Item[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}
