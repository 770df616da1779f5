import type { GameCommand } from '@carson/engine';

/**
 * Names what gives a command, in `data-target`: `bid:5`, `layCard:2,-1`, `pass`. A thing on the table and the button
 * that confirms it both carry it, so that others can point at them.
 */
export function commandKey({ type, ...fields }: GameCommand): string {
  const values = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => String(value));
  return [type, values.join(',')].filter((part) => part !== '').join(':');
}
