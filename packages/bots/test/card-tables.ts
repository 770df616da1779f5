/** Tables of the card game for the tests of its bots. */
import { LEVELS, type Options, SUITS } from '@carson/card-game';
import { below, pick, type Random } from '@carson/engine';

/** Random seats, real and virtual, and random levels of the virtual ones. */
export function anyCardTable(random: Random): Options {
  const seats = 4 + below(random, 3);
  const real = 1 + below(random, seats);
  return {
    seats: Array.from({ length: seats }, (_, at) =>
      at < real
        ? { kind: 'real' as const, suit: SUITS[at] ?? 'hat' }
        : { kind: 'virtual' as const, level: pick(random, LEVELS) },
    ),
  };
}
