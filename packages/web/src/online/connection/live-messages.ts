import type { ClientMessage } from '@carson/protocol';

export function watchOf(table: string, version: number | undefined): ClientMessage {
  return { type: 'watch', table, changes: true, ...(version === undefined ? {} : { version }) };
}

export function frontOf(table: string | undefined): ClientMessage {
  return { type: 'front', ...(table === undefined ? {} : { table }) };
}
