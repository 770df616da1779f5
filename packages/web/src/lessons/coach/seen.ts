/** Which questions a player has been told about; kept on this device. */
import { computed } from '@preact/signals';
import { keptText } from '../../app/settings.ts';

const kept = keptText('coach');
const seen = computed(() => new Set(kept.value.split(' ')));

export function isSeen(kind: string): boolean {
  return seen.value.has(kind);
}

export function markSeen(kind: string): void {
  if (!seen.peek().has(kind)) kept.value = [...seen.peek(), kind].join(' ').trim();
}
