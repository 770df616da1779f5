/** One number that pins a whole rule set: how many lines of play of a given length there are. */
import type { GameState } from '@carson/engine';
import type { GameUnderTest, Move } from './moment.ts';

/** Lines of exactly `depth` commands, all seats that may act counted; finished games end a line early. */
export function perft(game: GameUnderTest, state: GameState, depth: number): number {
  if (depth === 0) return 1;
  let lines = 0;
  for (const { seat, command } of movesOf(game, state)) {
    if (depth === 1) lines++;
    else {
      const next = game.clone(state);
      game.play(next, seat, command);
      lines += perft(game, next, depth - 1);
    }
  }
  return lines;
}

/** The numbers of lines of one command, of two, and so on up to `depth`, as a snapshot keeps them: '9 23 184'. */
export function perfts<State extends GameState>(
  game: GameUnderTest<State>,
  state: State,
  depth: number,
): string {
  return Array.from({ length: depth }, (_, less) => perft(game, state, less + 1)).join(' ');
}

/** Every legal command of every seat that owes or may make a decision. */
export function movesOf(game: GameUnderTest, state: GameState): readonly Move[] {
  const seats = new Set(game.owed(state).map((owed) => owed.seat));
  return [...seats].flatMap((seat) => game.options(state, seat).map((command) => ({ seat, command })));
}
