/** Up to when the chat of a table was read on this device; the oldest tables are dropped. */
import { storedText } from '../../app/settings.ts';

const MOST_TABLES = 50;

/** Pairs of a table and a moment, the last read one last. */
const kept = storedText('chat-read');

export function readUpTo(table: string): number {
  return pairs().find(([id]) => id === table)?.[1] ?? 0;
}

export function markRead(table: string, at: number): void {
  if (at <= readUpTo(table)) return;
  const others = pairs().filter(([id]) => id !== table);
  kept.value = [...others, [table, at] as const]
    .slice(-MOST_TABLES)
    .map((pair) => pair.join(' '))
    .join('\n');
}

function pairs(): readonly (readonly [table: string, at: number])[] {
  return kept.value.split('\n').map((line) => {
    const [table = '', at] = line.split(' ');
    return [table, Number(at) || 0];
  });
}
