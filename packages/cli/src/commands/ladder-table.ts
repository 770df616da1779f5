/** What the games of a ladder amount to: shares of wins, scores, and a rating per level. */
import { nth } from '@carson/engine';
import * as v from 'valibot';
import { meanScoreOf, rounded, wilson } from './statistics.ts';

export interface LadderGame {
  readonly seed: string;
  readonly seats: readonly { readonly level: string; readonly score: number; readonly rank: number }[];
}

const DuelSchema = v.strictObject({
  low: v.string(),
  high: v.string(),
  games: v.number(),
  winShare: v.pipe(v.number(), v.description('of the higher level; a shared win is shared out')),
  interval: v.pipe(
    v.tuple([v.number(), v.number()]),
    v.readonly(),
    v.description('least and most of the true share, with 95 % confidence (Wilson)'),
  ),
});

const StandingSchema = v.strictObject({
  level: v.string(),
  rating: v.pipe(v.number(), v.description('as in chess, around 1500')),
  games: v.number(),
  winShare: v.number(),
  meanScore: v.number(),
  ci95: v.pipe(v.number(), v.description('half the width of the 95 % interval of meanScore')),
});

export const LadderSchema = v.strictObject({ levels: v.array(StandingSchema), duels: v.array(DuelSchema) });

type Duel = v.InferOutput<typeof DuelSchema>;
type Standing = v.InferOutput<typeof StandingSchema>;
type Ladder = v.InferOutput<typeof LadderSchema>;

export function ladderOf(levels: readonly string[], games: readonly LadderGame[]): Ladder {
  const duels = levels.flatMap((low, at) => levels.slice(at + 1).map((high) => duelOf({ low, high }, games)));
  const ratings = ratingsOf(levels, duels);
  return { duels, levels: levels.map((level, at) => standingOf(level, games, ratings[at] ?? 0)) };
}

function duelOf(
  { low, high }: { readonly low: string; readonly high: string },
  games: readonly LadderGame[],
): Duel {
  const between = games.filter(({ seats }) => plays(seats, low) && plays(seats, high));
  const winShare = mean(between.map((game) => winsOf(game, high)));
  const interval = wilson(winShare, between.length);
  return { low, high, games: between.length, winShare: rounded(winShare), interval };
}

function plays(seats: LadderGame['seats'], level: string): boolean {
  return seats.some((seat) => seat.level === level);
}

/** A shared win is shared out. */
function winsOf({ seats }: LadderGame, level: string): number {
  const winners = seats.filter(({ rank }) => rank === 1);
  return winners.filter((seat) => seat.level === level).length / Math.max(1, winners.length);
}

function standingOf(level: string, games: readonly LadderGame[], rating: number): Standing {
  const own = games.filter(({ seats }) => plays(seats, level));
  const scores = own.flatMap(({ seats }) =>
    seats.flatMap((seat) => (seat.level === level ? seat.score : [])),
  );
  const winShare = rounded(mean(own.map((game) => winsOf(game, level))));
  return { level, rating, games: own.length, winShare, ...meanScoreOf(scores) };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

const ROUNDS = 200;
const MIDDLE = 1_500;
/** As in chess: ten times the chances for 400 points. */
const SCALE = 400;
/** Adds one drawn game to every pair, so that no rating becomes infinite. */
const DRAWN = 1;

/** The strengths under which these results are most likely (Bradley and Terry), as ratings. */
function ratingsOf(levels: readonly string[], duels: readonly Duel[]): readonly number[] {
  let strengths = levels.map(() => 1);
  const between = (a: string, b: string): { readonly wins: number; readonly games: number } => {
    const duel = duels.find(({ low, high }) => (low === a && high === b) || (low === b && high === a));
    if (duel === undefined || duel.games === 0) return { wins: 0, games: 0 };
    const share = duel.high === a ? duel.winShare : 1 - duel.winShare;
    return { wins: share * duel.games + DRAWN / 2, games: duel.games + DRAWN };
  };
  for (let round = 0; round < ROUNDS; round++) {
    const before = strengths;
    strengths = levels.map((level, at) => {
      let wins = 0;
      let expected = 0;
      for (const [other, rival] of levels.entries()) {
        if (rival === level) continue;
        const met = between(level, rival);
        wins += met.wins;
        expected += met.games / (nth(before, at) + nth(before, other));
      }
      return expected === 0 ? 1 : wins / expected;
    });
  }
  const logs = strengths.map((strength) => SCALE * Math.log10(strength));
  return logs.map((log) => Math.round(MIDDLE + log - mean(logs)));
}

export function ladderTable({ levels, duels }: Ladder): string {
  const width = Math.max(...levels.map(({ level }) => level.length));
  const percent = (share: number) => (100 * share).toFixed(1).padStart(5);
  const standings = [...levels]
    .reverse()
    .map(({ level, rating, games, winShare, meanScore, ci95 }) =>
      [
        level.padEnd(width),
        String(rating).padStart(6),
        String(games).padStart(6),
        `${percent(winShare)} %`,
        `${meanScore.toFixed(1).padStart(6)} ± ${ci95.toFixed(1)}`,
      ].join('  '),
    );
  const pairs = duels.map(
    ({ low, high, games, winShare, interval: [least, most] }) =>
      `${high.padEnd(width)}  against  ${low.padEnd(width)}  ${percent(winShare)} %  (${percent(least).trim()} to ${percent(most).trim()} %)  of ${games} games`,
  );
  const head = `${'level'.padEnd(width)}  rating   games     wins   score`;
  return [
    head,
    ...standings,
    '',
    'wins of two seats against two, with the 95 % interval (Wilson)',
    ...pairs,
  ].join('\n');
}
