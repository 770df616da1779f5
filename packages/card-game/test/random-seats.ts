import { below, pick, type Random } from '@carson/engine';
import { type Command, LEVELS, type SeatOption } from '../src/index.ts';
import { reals, virtual } from './table.ts';

/** All mixtures of seats, one after another. */
export function seatsOf(index: number): SeatOption[] {
  const real = 1 + (index % 6);
  const seats = Math.max(real, 4 + (Math.floor(index / 6) % 3));
  const levels = Array.from({ length: seats - real }, (_, i) => LEVELS[(index + i) % 3] ?? 'novice');
  return [...reals(real), ...levels.map((level) => virtual(level))];
}

/** Eager to use powers and to sell, so that rare things happen. */
export function eager(random: Random, options: readonly Command[]): Command {
  const rare = options.filter(({ type }) => ['usePower', 'sellCard', 'recruitCharacter'].includes(type));
  return pick(random, rare.length > 0 && below(random, 2) === 0 ? rare : options);
}
