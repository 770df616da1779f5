import type { Options } from '@carson/board-game';
import type { Occupant } from './occupant.ts';

export function boardSeats({ seats }: Options): readonly Occupant[] {
  return Array.from({ length: seats }, () => ({ kind: 'person', name: '' }));
}
