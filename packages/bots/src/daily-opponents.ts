/** Whether the opponents of a daily challenge made their own moves: each of their answers can be thought again. */
import {
  type AnyGame,
  canonicalJson,
  type GameCommand,
  type GameRecord,
  type GameState,
  known,
  questionTo,
  type Random,
  shuffle,
} from '@carson/engine';
import { chanceOf } from './at-table.ts';
import { DAILY_BUDGET } from './daily.ts';
import { botFor } from './registry.ts';

export interface Opponents {
  readonly record: GameRecord;
  /** Who is said to have played the seats after the person's. */
  readonly bots: readonly string[];
  /** Decides which answers come first; where time is short, no one can know which are left out. */
  readonly random: Random;
  /** Asked between two answers: true when there is no time for more. */
  readonly stop: () => boolean;
}

/** In the daily challenge the person has the first seat. */
const FIRST_OPPONENT = 1;

interface Answer {
  readonly move: number;
  readonly seat: number;
  readonly bot: string;
  readonly state: GameState;
  readonly command: GameCommand;
}

/** Returns a move that its bot would not have made; undefined where all that were looked at are theirs. */
export function foreignMove(game: AnyGame, opponents: Opponents): number | undefined {
  const { record, random, stop } = opponents;
  for (const answer of shuffle(random, [...answersIn(game, opponents)])) {
    if (stop()) return undefined;
    if (canonicalJson(ownAnswer(game, answer, record.seed)) !== canonicalJson(answer.command)) {
      return answer.move;
    }
  }
  return undefined;
}

function* answersIn(game: AnyGame, { record, bots }: Opponents): Generator<Answer> {
  const options = game.readOptions(record.options);
  if (!options.ok) throw new Error(`the options are refused: ${options.refusal.code}`);
  const state = game.setup(options.value, record.seed);
  for (const [move, { seat, command }] of record.moves.entries()) {
    const bot = bots[seat - FIRST_OPPONENT];
    if (bot !== undefined) yield { move, seat, bot, state: game.clone(state), command };
    game.play(state, seat, command);
  }
}

function ownAnswer(
  game: AnyGame,
  { state, seat, move, bot: id }: Answer,
  seed: string,
): GameCommand | undefined {
  const bot = known(botFor(game.id, id), `${id}, a bot for ${game.id}`);
  const random = chanceOf({ seed, seat, moves: move });
  return bot.decide({ game, ...questionTo({ game, state }, seat), random }, DAILY_BUDGET);
}
