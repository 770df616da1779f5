import type { Words } from '../generated/words.d.ts';

type ElementId = keyof Words['names']['elementsCounted'];

/** What a terrain card shows, without its empty parcels: 'mine, 2 mountains'. */
export function describeElements(elements: readonly ElementId[], { names }: Words): string {
  const shown = elements.filter((id) => id !== 'empty');
  return [...new Set(shown)]
    .map((id) => {
      const count = shown.filter((other) => other === id).length;
      const name = names.elementsCounted[id]({ count });
      return count === 1 ? name : `${count} ${name}`;
    })
    .join(', ');
}
