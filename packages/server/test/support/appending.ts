import type { Appending, TableRow } from '../../src/storage/tables-store.ts';

/** One entry of a table that waits, and the row that follows from it. */
export function appending(
  version: number,
  more: Partial<TableRow> = {},
  commandId = `c${version}`,
): Appending {
  const at = 1_700_000_000_000;
  return {
    entry: { version, commandId, body: `{"version":${version}}`, at: at + version },
    row: {
      id: 'table-1',
      version,
      game: 'cards',
      phase: 'waiting',
      access: 'public',
      clock: 'none',
      host: 'ann',
      freeSeats: 1,
      summary: '{}',
      botsOwe: false,
      createdAt: at,
      changedAt: at + version,
      ...more,
    },
  };
}
