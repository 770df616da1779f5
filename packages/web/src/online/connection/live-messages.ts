import type { ClientMessage, TableUpdate } from '@carson/protocol';

export function watchOf(table: string, version: number | undefined): ClientMessage {
  return { type: 'watch', table, changes: true, ...(version === undefined ? {} : { version }) };
}

export function frontOf(table: string | undefined): ClientMessage {
  return { type: 'front', ...(table === undefined ? {} : { table }) };
}

/** Only the log comes in pieces: what was there before the new piece stays. */
export function mergeLog(before: TableUpdate | undefined, update: TableUpdate): TableUpdate {
  const { play } = update;
  if (play === undefined || play.log.from === 0) return update;
  const known = before?.play?.log.entries.slice(0, play.log.from) ?? [];
  return { ...update, play: { ...play, log: { from: 0, entries: [...known, ...play.log.entries] } } };
}
