import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { words } from '../../words/words.ts';

export function AddSeat({ onAdd }: { readonly onAdd: () => void }): JSX.Element {
  return (
    <button type="button" class="button add-seat" onClick={onAdd}>
      <Art name="icon-plus" />
      {words.value.shell.setup.addSeat}
    </button>
  );
}
