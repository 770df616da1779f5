/** Matches that begin in the middle of a game: the record up to a moment, or a guess that fits a view. */
import {
  type GameRecord,
  type Match,
  matchFrom,
  recordOf,
  refusal,
  resumeMatch,
  type Submission,
  seedRandom,
  startMatch,
  submitAll,
} from '@carson/engine';
import type { GameRules } from '../rules/game-rules.ts';
import type { SavedGame } from './stored/saved-games.ts';

/** The record after its first moves. Undefined where it cannot be played by today's rules. */
export function recordUpTo(
  { game }: GameRules,
  { options, seed, moves }: Pick<GameRecord, 'options' | 'seed'> & { readonly moves: readonly Submission[] },
  count: number,
): GameRecord | undefined {
  const started = startMatch(game, options, seed);
  const played = started.ok ? submitAll(started.value, moves.slice(0, count)) : started;
  return played.ok ? recordOf(played.value) : undefined;
}

/** The match of a saved game; a copy of a running game begins with a guess instead of a set-up. */
export function resumeSaved(rules: GameRules, { record, whatIf }: SavedGame): ReturnType<typeof resumeMatch> {
  const { view } = whatIf ?? {};
  if (view === undefined) return resumeMatch(rules.game, record);
  const played = submitAll(guessedMatch(rules, { ...record, view }), record.moves);
  return played.ok
    ? { ok: true, match: played.value }
    : { ok: false, failure: { move: -1, refusal: refusal('moveAltered') } };
}

interface Guess {
  readonly options: unknown;
  readonly seed: string;
  readonly view: unknown;
}

/** The same view and the same seed make the same guess. */
export function guessedMatch({ game }: GameRules, { view, options, seed }: Guess): Match {
  return matchFrom(game.imagine(view, seedRandom(seed)), { game, options, seed });
}
