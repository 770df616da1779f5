import { overlay } from '../../app/overlays.ts';
import type { ShownTable } from '../../table/shown-table.ts';

/** Opens the score as it would be now; when the game is over, its result. */
export function openScore({ result, viewer }: ShownTable): void {
  overlay.value =
    result === undefined ? { kind: 'score', seat: viewer === 'spectator' ? 0 : viewer } : { kind: 'ending' };
}
