import { type AnyGame, type GameCommand, type GameState, type SeatScore, seedRandom } from '@carson/engine';

/** What one option would change in the seat's own score. */
export interface Preview {
  readonly gain: number;
  readonly lines: readonly { readonly id: string; readonly change: number }[];
}

export interface PreviewQuestion {
  readonly game: AnyGame;
  /** What the seat sees. */
  readonly view: unknown;
  readonly seat: number;
  readonly options: readonly GameCommand[];
}

/**
 * What each option would bring its seat, tried out on an imagined state: one that fits what the seat
 * may know, so that no preview can tell a secret.
 */
export function previewsOf({ game, view, seat, options }: PreviewQuestion): Preview[] {
  if (options.length === 0) return [];
  const imagined = game.imagine(view, seedRandom('preview'));
  const before = scoreOf(game, imagined, seat);
  return options.map((command) => {
    const tried = game.clone(imagined);
    game.play(tried, seat, command);
    return difference(before, scoreOf(game, tried, seat));
  });
}

function scoreOf(game: AnyGame, state: GameState, seat: number): SeatScore | undefined {
  return game.score(state).find((score) => score.seat === seat);
}

function difference(before: SeatScore | undefined, after: SeatScore | undefined): Preview {
  const pointsBefore = new Map(before?.lines.map((line) => [line.id, line.points]));
  const lines = (after?.lines ?? [])
    .map((line) => ({ id: line.id, change: line.points - (pointsBefore.get(line.id) ?? 0) }))
    .filter((line) => line.change !== 0);
  return { gain: (after?.total ?? 0) - (before?.total ?? 0), lines };
}
