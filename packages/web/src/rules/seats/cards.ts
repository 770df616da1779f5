import type { Options } from '@carson/card-game';
import type { Occupant } from './occupant.ts';

export function cardSeats({ seats }: Options): readonly Occupant[] {
  return seats.map((seat) =>
    seat.kind === 'virtual' ? { kind: 'virtual', level: seat.level } : { kind: 'person', name: '' },
  );
}
