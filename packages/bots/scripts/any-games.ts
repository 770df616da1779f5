/**
 * Whole games at random tables, any seats, roster and variants, with any bots: none may throw or break a rule.
 *   npx tsx packages/bots/scripts/any-games.ts [games of each kind] [playouts per decision of those that look ahead] [only this game]
 */
import { boardGame } from '@carson/board-game';
import { cardGame } from '@carson/card-game';
import { type AnyGame, pick, type Random, seedRandom } from '@carson/engine';
import { boardBots } from '../src/board/index.ts';
import type { Bot } from '../src/bot.ts';
import { cardBots } from '../src/cards/index.ts';
import { anyBoardTable } from '../test/board-tables.ts';
import { anyCardTable } from '../test/card-tables.ts';

interface Kind {
  readonly game: AnyGame;
  readonly bots: readonly Bot[];
  readonly anyTable: (random: Random) => unknown;
}

const KINDS: readonly Kind[] = [
  { game: cardGame as AnyGame, bots: cardBots, anyTable: anyCardTable },
  { game: boardGame as AnyGame, bots: boardBots, anyTable: anyBoardTable },
];

const [games = 1_000, iterations = 4] = process.argv.slice(2, 4).map(Number);
const only = process.argv[4];

/** Returns how many decisions the game took. */
function play({ game, bots, anyTable }: Kind, seed: string): number {
  const random = seedRandom(seed);
  const state = game.setup(anyTable(random), seed);
  const seated = Array.from({ length: game.seats(state) }, () => pick(random, bots));
  let decisions = 0;
  for (let [owed] = game.owed(state); owed !== undefined; [owed] = game.owed(state)) {
    const { seat } = owed;
    const options = game.options(state, seat);
    const question = { game, view: game.view(state, seat), seat, options, random };
    const command = seated[seat]?.decide(question, { iterations });
    if (command === undefined || game.check(state, seat, command) !== undefined) {
      throw new Error(`${seed}: ${seated[seat]?.id} answered ${JSON.stringify(command)}`);
    }
    game.play(state, seat, command);
    decisions++;
  }
  return decisions;
}

for (const kind of KINDS.filter(({ game }) => only === undefined || game.id === only)) {
  let decisions = 0;
  for (let at = 0; at < games; at++) decisions += play(kind, `any game ${at}`);
  console.log(`${kind.game.id}: ${games} games, ${decisions} decisions, all legal`);
}
