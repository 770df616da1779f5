/** Whole games between bots, without a table: for simulations, benches and tests. */
import {
  type AnyGame,
  type GameCommand,
  type GameState,
  questionTo,
  type Random,
  seedRandom,
} from '@carson/engine';
import type { Bot } from './bot.ts';

export interface BotGame {
  readonly game: AnyGame;
  /** As `readOptions` gave them. */
  readonly options: unknown;
  readonly seed: string;
  /** Who plays each seat; undefined where the game itself plays it. */
  readonly bots: readonly (Bot | undefined)[];
}

export interface PlayedGame {
  readonly state: GameState;
  readonly moves: readonly { readonly seat: number; readonly command: GameCommand }[];
}

/** Which of two sides sits where at a table of four. */
const ARRANGEMENTS = [
  [0, 0, 1, 1],
  [1, 1, 0, 0],
  [0, 1, 0, 1],
  [1, 0, 1, 0],
  [0, 1, 1, 0],
  [1, 0, 0, 1],
] as const;

/** Two seats for each of two sides; six games in a row have every arrangement once. */
export function pairSeats(game: number): (typeof ARRANGEMENTS)[number] {
  return ARRANGEMENTS[game % ARRANGEMENTS.length] ?? ARRANGEMENTS[0];
}

/** The same game, options, seed and bots give the same moves. */
export function playBotGame({ game, options, seed, bots }: BotGame): PlayedGame {
  const state = game.setup(options, seed);
  const chance = bots.map((_, seat) => seedRandom(`${seed}/bot/${seat}`));
  const moves: { seat: number; command: GameCommand }[] = [];
  for (;;) {
    const [owed] = game.owed(state);
    if (owed === undefined) return { state, moves };
    const { seat } = owed;
    const command = askBot(bots[seat], chance[seat], { game, state, seat });
    game.play(state, seat, command);
    moves.push({ seat, command });
  }
}

function askBot(
  bot: Bot | undefined,
  random: Random | undefined,
  { game, state, seat }: { readonly game: AnyGame; readonly state: GameState; readonly seat: number },
): GameCommand {
  if (bot === undefined || random === undefined) throw new Error(`no bot sits on seat ${seat}`);
  return bot.decide({ game, ...questionTo({ game, state }, seat), random });
}
