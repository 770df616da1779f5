/** A playout of the game after the better move, by the bot that graded it. */
import { type GameCommand, seedRandom, stateAfter } from '@carson/engine';
import { loadRules } from '../../rules/registry.ts';
import type { ReviewedGame } from '../open-game.ts';

interface Better {
  readonly seat: number;
  /** Index of the move that was made instead. */
  readonly move: number;
  readonly command: GameCommand;
}

/** Longer than any round. */
const MOST_MOVES = 150;

/** Returns the moves up to the seat's first decision in the next round, or to the end of the game. */
export async function betterContinuation(
  { match }: Pick<ReviewedGame, 'match'>,
  { seat, move, command }: Better,
): Promise<readonly { readonly seat: number; readonly command: GameCommand }[]> {
  const { game } = match;
  const rules = await loadRules(game.id);
  if (rules === undefined) return [];
  const reviewer = await rules.loadReviewer();
  const model = reviewer.model();
  const random = seedRandom('better line');
  const state = stateAfter(match, move);
  const roundNow = (): number => reviewer.roundOf(game.view(state, seat));
  const round = roundNow();
  const line = [{ seat, command }];
  game.play(state, seat, command);
  while (line.length < MOST_MOVES) {
    const [owed] = game.owed(state);
    if (owed === undefined || (roundNow() > round && owed.seat === seat)) break;
    const next = { seat: owed.seat, command: model.policy(state, owed.seat, random) };
    game.play(state, next.seat, next.command);
    line.push(next);
  }
  return line;
}
