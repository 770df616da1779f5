/** A game as its bare list of commands, as failure reports print it; `writeRecord` proves it. */
import type { AnyGame, PlayedMoves } from '@carson/engine';

export interface Sketch extends PlayedMoves {
  readonly game: string;
  readonly rules: number;
}

export function sketchOf(game: AnyGame, { options, seed, moves }: PlayedMoves): Sketch {
  return { game: game.id, rules: game.rules, options, seed, moves };
}
