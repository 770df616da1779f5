/** Random lines of play of the toys, for properties. */
import { type AnyGame, below, type Match, pick, seedRandom, startMatch, submit } from '@carson/engine';
import fc from 'fast-check';
import { type Toy, toys } from './toys/index.ts';

export interface Line {
  readonly toy: Toy;
  readonly options: unknown;
  readonly seed: string;
  /** How many commands are played, where the game lasts as long. */
  readonly length: number;
}

export const anyLine: fc.Arbitrary<Line> = fc
  .record({
    toy: fc.constantFrom(...toys),
    index: fc.nat({ max: 30 }),
    seed: fc.string({ minLength: 1, maxLength: 6 }),
    length: fc.nat({ max: 40 }),
  })
  .map(({ toy, index, seed, length }) => ({ toy, options: toy.options(index), seed, length }));

export function start(game: AnyGame, options: unknown, seed: string): Match {
  const started = startMatch(game, options, seed);
  if (!started.ok) throw new Error(JSON.stringify(started.refusal));
  return started.value;
}

export function mustSubmit(match: Match, seat: number, command: unknown): Match {
  const next = submit(match, { seat, command });
  if (!next.ok) throw new Error(JSON.stringify(next.refusal));
  return next.value;
}

/** The match before every command and at the end. */
export function playLine({ toy, options, seed, length }: Line): readonly Match[] {
  const matches = [start(toy.game, options, seed)];
  const random = seedRandom(`${seed} line`);
  for (let i = 0; i < length; i++) {
    const match = matches[i] as Match;
    const owed = toy.game.owed(match.state);
    if (owed.length === 0) break;
    const { seat } = owed[below(random, owed.length)] ?? { seat: 0 };
    matches.push(mustSubmit(match, seat, pick(random, toy.game.options(match.state, seat))));
  }
  return matches;
}

export function lastOf(matches: readonly Match[]): Match {
  return matches[matches.length - 1] as Match;
}
