import { useEffect } from 'preact/hooks';
import type { TableUi } from '../games/game-ui.ts';
import type { TableUpdate } from '../table/messages.ts';
import { overlay } from './overlays.ts';
import { rulebookAt } from './rulebook-at.ts';

interface TableKeys {
  readonly ui: TableUi;
  readonly table: TableUpdate;
  readonly undo: (count: number) => void;
  readonly hint: (() => void) | undefined;
  readonly showLog: () => void;
}

/** Keys that work at every table. */
export function useTableKeys({ ui, table, undo, hint, showLog }: TableKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || overlay.value !== undefined) return;
      if (event.target instanceof HTMLInputElement && event.target.type !== 'radio') return;
      const { commands } = table.undo;
      switch (event.key) {
        case 'u':
          if (commands > 0) undo(1);
          break;
        case 'U':
          if (commands > 0) undo(commands);
          break;
        case 'h':
          hint?.();
          break;
        case 'l':
          showLog();
          break;
        case 's':
          overlay.value = { kind: 'score', seat: table.viewer === 'spectator' ? 0 : table.viewer };
          break;
        case 'r':
        case '?':
          overlay.value = rulebookAt(ui, table);
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [table, undo, hint, showLog]);
}
