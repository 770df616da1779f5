/** Which tips a player has read; kept on this device. */
import { computed } from '@preact/signals';
import { storedText } from '../../app/settings.ts';

/** For good: kinds that were switched off, and games that have been finished. */
const kept = storedText('coach');
const off = computed(() => new Set(kept.value.split(' ')));

/** At the table played last: its name, then the kinds read there. */
const keptHere = storedText('coach-table');

export function isOff(kind: string): boolean {
  return off.value.has(kind);
}

export function switchOff(kind: string): void {
  if (!off.peek().has(kind)) kept.value = [...off.peek(), kind].join(' ').trim();
}

export function isReadAt(table: string, kind: string): boolean {
  const [name, ...kinds] = keptHere.value.split(' ');
  return name === table && kinds.includes(kind);
}

export function markRead(table: string, kind: string): void {
  const [name, ...kinds] = keptHere.peek().split(' ');
  const before = name === table ? kinds : [];
  if (!before.includes(kind)) keptHere.value = [table, ...before, kind].join(' ');
}
