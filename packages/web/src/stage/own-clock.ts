import type { ShownTable } from '../table/shown-table.ts';

/** Whether the viewer's seconds count. Days per move are not worth hurrying for. */
export function isOwnClockRunning(table: ShownTable | undefined): boolean {
  if (table?.clock.kind !== 'live') return false;
  return table.clocks.some(({ seat, running }) => running && seat === table.viewer);
}
