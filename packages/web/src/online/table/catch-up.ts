import { useEffect } from 'preact/hooks';
import { movementTime } from '../../app/settings.ts';
import { movesSinceOwn } from '../../stage/missed.tsx';
import type { Stage } from '../../stage/stage.ts';
import type { ShownTable } from '../../table/shown-table.ts';

/** Shows a player who comes back to a game with days per move what the others did, before the question. */
export function useCatchUp({ now, replay }: Stage, { isWanted }: { readonly isWanted: boolean }): void {
  useEffect(() => {
    const found = now.peek();
    const move = isWanted && movementTime() > 0 && found !== undefined ? firstMissed(found) : undefined;
    if (move !== undefined) void replay.open(move, { play: true });
  }, []);
}

/** The first move after the viewer's last own one, where the viewer is asked something now. */
function firstMissed(table: ShownTable): number | undefined {
  const missed = movesSinceOwn(table);
  const isAsked = table.owed.some(({ seat }) => seat === table.viewer);
  return missed > 0 && isAsked ? table.moves - missed : undefined;
}
