import type { JSX } from 'preact';
import { words } from '../../words/words.ts';
import { Button } from '../button.tsx';

export function AddSeat({ onAdd }: { readonly onAdd: () => void }): JSX.Element {
  return <Button class="add-seat" icon="icon-plus" text={words.value.shell.setup.addSeat} onClick={onAdd} />;
}
