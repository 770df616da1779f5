/**
 * Ways to look ahead in the card game, at the same positions of games between gamblers. Where their choices differ,
 * playouts to the end of the game tell what each is worth: far fewer positions are needed than games.
 *   npx tsx packages/bots/scripts/regret-cards.ts 200 '{"former":true}' '{"depth":6}' '{}'
 * Prints for each way how much more win chance a decision brings than that of the first way, in 100, and its processor time.
 * `botOfWay` tells what a way is.
 */
import { type Command, cardGame, SUITS, type View } from '@carson/card-game';
import { type AnyGame, below, seedRandom } from '@carson/engine';
import type { BotQuestion } from '../src/bot.ts';
import { TOP_WEIGHTS } from '../src/cards/levels.ts';
import { cardModel } from '../src/cards/model.ts';
import { botFor } from '../src/index.ts';
import { playBotGame } from '../src/run.ts';
import { winChances } from '../src/search/model.ts';
import { playouts } from '../src/search/search.ts';
import { botOfWay } from './card-ways.ts';
import { mean, meanWithError } from './spsa.ts';

/** One question in so many is a position. */
const EVERY = 16;
const PLAYOUTS = 150;
const WHOLE_GAME = 99;
/** Turns final scores into win chances: a narrow win is no better than a draw of luck. */
const ERROR = 4;
const AUCTIONS = 60;

const [count = '80', ...texts] = process.argv.slice(2);
const ways = texts.map((text) => ({
  text,
  bot: botOfWay(text),
  worths: [] as number[],
  times: [] as number[],
}));
let positions = 0;

/** What each choice is worth to the seat, by its win chance at the end of playouts with the same luck. */
function worthsOf(question: BotQuestion<View, Command>, choices: readonly Command[]): readonly number[] {
  const model = cardModel({ weights: TOP_WEIGHTS, personal: TOP_WEIGHTS, auctions: AUCTIONS });
  const sums = choices.map(() => 0);
  for (let done = 0; done < PLAYOUTS; done++) {
    const ends = playouts(question, model, { options: choices, depth: WHOLE_GAME });
    for (const [at, { scores }] of ends.entries()) {
      sums[at] = (sums[at] ?? 0) + (winChances(scores, ERROR)[question.seat] ?? 0);
    }
  }
  return sums.map((sum) => (100 * sum) / PLAYOUTS);
}

function compareAt(question: BotQuestion<View, Command>): void {
  const choices = ways.map(({ bot, times }) => {
    const before = process.cpuUsage().user;
    const choice = bot.decide({ ...question, random: seedRandom(`choice ${positions}`) } as BotQuestion);
    times.push((process.cpuUsage().user - before) / 1_000);
    return choice as Command;
  });
  const different = [...new Set(choices)];
  const random = seedRandom(`worth ${positions}`);
  const worths = different.length === 1 ? [0] : worthsOf({ ...question, random }, different);
  for (const [at, { worths: found }] of ways.entries()) {
    found.push(worths[different.indexOf(choices[at] as Command)] ?? 0);
  }
  positions++;
}

function report(): void {
  console.log(`${positions} positions`);
  const first = ways[0]?.worths ?? [];
  for (const { text, worths, times } of ways) {
    const more = meanWithError(worths.map((worth, at) => worth - (first[at] ?? 0)));
    const sorted = times.toSorted((a, b) => a - b);
    const slow = sorted[Math.floor(0.99 * (sorted.length - 1))] ?? 0;
    console.log(
      `${text}: ${more.mean.toFixed(2)} ± ${more.error.toFixed(2)} more; ${mean(times).toFixed(0)} ms, 99 % ${slow.toFixed(0)} ms`,
    );
  }
}

const gambler = botFor('cards', 'gambler');
if (gambler === undefined) throw new Error('there is no gambler');
const chance = seedRandom('positions');
const asking = {
  id: 'asking',
  decide(question: BotQuestion) {
    const asked = question.options.length > 1 && positions < Number(count) && below(chance, EVERY) === 0;
    if (asked) {
      compareAt(question as BotQuestion<View, Command>);
      if (positions % 20 === 0) report();
    }
    return gambler.decide(question);
  },
};
const seats = SUITS.slice(0, 4).map((suit) => ({ kind: 'real' as const, suit }));
for (let game = 0; positions < Number(count); game++) {
  playBotGame({
    game: cardGame as AnyGame,
    options: { seats },
    seed: `position ${game}`,
    bots: seats.map(() => asking),
  });
}
report();
