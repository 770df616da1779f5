/** Matches that begin in the middle of a game: the record up to a moment, or a guess that fits a view. */
import {
  type GameCommand,
  type GameRecord,
  type Match,
  recordOf,
  refusal,
  resumeMatch,
  seedCommitment,
  seedRandom,
  submit,
} from '@carson/engine';
import type { GameRules } from '../rules/game-rules.ts';
import type { SavedGame } from './stored/saved-games.ts';

/** The record after its first moves. Undefined where it cannot be played by today's rules. */
export function recordUpTo(
  { game }: GameRules,
  {
    options: json,
    seed,
    moves,
  }: Pick<GameRecord, 'options' | 'seed'> & { readonly moves: readonly Answer[] },
  count: number,
): GameRecord | undefined {
  const options = game.readOptions(json);
  if (!options.ok) return undefined;
  const start = game.setup(options.value, seed);
  const match = played(matchFrom(game, { options: json, seed }, start), moves.slice(0, count));
  return match && recordOf(match);
}

interface Answer {
  readonly seat: number;
  readonly command: GameCommand;
  readonly at?: number;
}

/** The match of a saved game; a copy of a running game begins with a guess instead of a set-up. */
export function resumeSaved(rules: GameRules, saved: SavedGame): ReturnType<typeof resumeMatch> {
  const { view } = saved.whatIf ?? {};
  if (view === undefined) return resumeMatch(rules.game, saved.record);
  const match = resumeGuess(rules, saved, view);
  return match === undefined
    ? { ok: false, failure: { move: -1, refusal: refusal('moveAltered') } }
    : { ok: true, match };
}

/** The copy of a running game, as it is kept: the guess, and the moves that were made since. */
function resumeGuess(rules: GameRules, { record }: SavedGame, view: unknown): Match | undefined {
  return played(guessedMatch(rules, { ...record, view }), record.moves);
}

interface Guess {
  readonly options: unknown;
  readonly seed: string;
  readonly view: unknown;
}

/** The same view and the same seed make the same guess. */
export function guessedMatch({ game }: GameRules, { view, ...played }: Guess): Match {
  return matchFrom(game, played, game.imagine(view, seedRandom(played.seed)));
}

function matchFrom(
  game: Match['game'],
  { options, seed }: Pick<Match, 'options' | 'seed'>,
  start: Match['state'],
): Match {
  return {
    ...{ game, options, seed, start, state: start, commitment: seedCommitment(seed) },
    ...{ last: undefined, moves: 0, opening: [], hints: [], undos: [] },
  };
}

function played(match: Match, moves: readonly Answer[]): Match | undefined {
  let after = match;
  for (const { seat, command, at } of moves) {
    const next = submit(after, { seat, command, at });
    if (!next.ok) return undefined;
    after = next.value;
  }
  return after;
}
