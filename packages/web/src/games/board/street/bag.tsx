/** What the bag can still hold, by kind. */
import { idOf, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Art } from '../../../art/art.tsx';
import { words } from '../../../words/words.ts';

export function Bag({ view }: { readonly view: View }): JSX.Element {
  const id = useId();
  const { boardTable, names } = words.value;
  const kinds = view.bag.flatMap((count, code) => {
    const building = idOf(code);
    return building === undefined || count === 0 ? [] : [{ building, count }];
  });
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const list = kinds.map(({ building, count }) => `${count} × ${names.elements[building]}`).join(', ');
  return (
    <div class="bag">
      <button
        type="button"
        class="bag-open"
        data-explain="piece:bag"
        popovertarget={id}
        aria-label={boardTable.inBag({ tiles: list === '' ? '0' : list })}
      >
        <Art name="icon-pile" />
        <span class="bag-name">{boardTable.bag}</span>
        <span class="bag-count">{total}</span>
      </button>
      <div id={id} popover="auto" class="paper bag-list">
        <h3>{boardTable.bag}</h3>
        <ul>
          {kinds.map(({ building, count }) => (
            <li key={building} data-explain={`building:${building}`}>
              <Art name={`element-${building}`} />
              <span>{names.elements[building]}</span>
              <strong>{count}</strong>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
