/**
 * Two ways to look ahead in the card game, in the same games: luck counts little, so few games tell much.
 *   npx tsx packages/bots/scripts/compare-cards.ts alone 60 '{"depth":6}' '{"former":true}'
 *   npx tsx packages/bots/scripts/compare-cards.ts together 20 '{"iterations":240}' '{}' other-seed
 * Alone: the same game among three virtual experts once with each. Together: two seats each, then with the seats
 * swapped. `botOfWay` tells what a way is.
 */
import { cardGame, type Options, SUITS } from '@carson/card-game';
import type { AnyGame } from '@carson/engine';
import type { Bot } from '../src/bot.ts';
import { playBotGame } from '../src/run.ts';
import { amongExperts } from './card-match.ts';
import { botOfWay } from './card-ways.ts';
import { shareWithInterval } from './share.ts';
import { mean, meanWithError } from './spsa.ts';

/** Each way's share of a win, and its points more than the others'. */
interface Outcome {
  readonly wins: readonly [number, number];
  readonly margins: readonly [number, number];
}

function scoresOf(options: Options, seed: string, bots: readonly (Bot | undefined)[]): readonly number[] {
  const game = cardGame as AnyGame;
  const { state } = playBotGame({ game, options, seed, bots });
  return (game.result(state) ?? []).toSorted((a, b) => a.seat - b.seat).map(({ score }) => score);
}

function alone([first, second]: readonly [Bot, Bot], seed: string): Outcome {
  const [a, b] = [first, second].map((bot) => {
    const [own = 0, ...rivals] = scoresOf(amongExperts(), seed, [bot, undefined, undefined, undefined]);
    const margin = own - Math.max(...rivals);
    return { margin, win: margin > 0 ? 1 : margin === 0 ? 0.5 : 0 };
  });
  return { wins: [a?.win ?? 0, b?.win ?? 0], margins: [a?.margin ?? 0, b?.margin ?? 0] };
}

const SEATINGS = [
  [0, 0, 1, 1],
  [0, 1, 0, 1],
  [0, 1, 1, 0],
] as const;

function together(bots: readonly [Bot, Bot], seed: string, game: number): Outcome {
  const seats = SUITS.slice(0, 4).map((suit) => ({ kind: 'real' as const, suit }));
  const both = [0, 1].map((swap) => {
    const sides = (SEATINGS[game % SEATINGS.length] ?? SEATINGS[0]).map((side) => side ^ swap);
    const scores = scoresOf(
      { seats },
      seed,
      sides.map((side) => bots[side]),
    );
    const best = Math.max(...scores);
    const own = (side: number) => scores.filter((_, seat) => sides[seat] === side);
    const winners = sides.filter((_, seat) => scores[seat] === best);
    return {
      win: winners.filter((side) => side === 0).length / winners.length,
      lead: mean(own(0)) - mean(own(1)),
    };
  });
  const win = mean(both.map((result) => result.win));
  return { wins: [win, 1 - win], margins: [mean(both.map(({ lead }) => lead)), 0] };
}

const [mode = 'alone', games = '20', first = '{}', second = '{"former":true}', seed = 'compared'] =
  process.argv.slice(2);
const table = mode === 'alone' ? 'alone' : 'together';
const bots = [botOfWay(first, table), botOfWay(second, table)] as const;
const outcomes: Outcome[] = [];
for (let game = 0; game < Number(games); game++) {
  const own = `${seed} ${game}`;
  outcomes.push(mode === 'alone' ? alone(bots, own) : together(bots, own, game));
  if (game + 1 < Number(games) && game % 5 !== 4) continue;
  const [a, b] = [0, 1].map((way) => mean(outcomes.map(({ wins }) => wins[way] ?? 0)));
  const lead = meanWithError(outcomes.map(({ margins: [one, other] }) => one - other));
  const count = (mode === 'alone' ? 1 : 2) * outcomes.length;
  console.log(
    `first ${shareWithInterval(a ?? 0, count)}, second ${((b ?? 0) * 100).toFixed(1)} %; ` +
      `${lead.mean.toFixed(2)} ± ${lead.error.toFixed(2)} points more`,
  );
}
