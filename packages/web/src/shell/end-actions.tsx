import type { JSX } from 'preact';
import { goTo } from '../app/route.ts';
import { Art } from '../art/art.tsx';
import type { TableUpdate } from '../table/messages.ts';
import { startTable } from '../table/start-table.ts';
import { words } from '../words/words.ts';
import { closeOverlay } from './overlays.ts';

/** What people want when a game is over. */
export function EndActions({ table }: { readonly table: TableUpdate }): JSX.Element {
  const { shell } = words.value;
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => {
          closeOverlay();
          goTo({ page: 'home' });
        }}
      >
        <Art name="icon-home" />
        {shell.home.toStart}
      </button>
      <button
        type="button"
        class="button button-main"
        onClick={() => {
          closeOverlay();
          void startTable(table.game, { options: table.gameOptions, occupants: table.occupants });
        }}
      >
        <Art name="icon-play" />
        {shell.table.rematch}
      </button>
    </>
  );
}
