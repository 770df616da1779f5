import { LEVEL_IDS, type LevelId } from '@carson/bots/people';
import type { GameResult } from '@carson/protocol';
import { personOfBot } from '../rules/bot-people.ts';

export interface Share {
  readonly played: number;
  readonly won: number;
}

export interface Statistics extends Share {
  readonly average: number;
  readonly best: number;
  /** Wins in a row: up to the last game, and at most. */
  readonly streak: number;
  readonly longest: number;
  /** The easiest first, people last; those who were never played are left out. */
  readonly opponents: readonly (Share & { readonly level: Opponents })[];
  readonly seats: readonly (Share & { readonly seats: number })[];
  /** Points per game, the greatest first. */
  readonly lines: readonly { readonly line: string; readonly average: number }[];
  /** The most often taken first. */
  readonly characters: readonly (Share & { readonly character: string; readonly taken: number })[];
}

export type Opponents = LevelId | 'people';

const MOST_CHARACTERS = 6;

export function statisticsOf(results: readonly GameResult[]): Statistics {
  const inOrder = [...results].sort((a, b) => a.at - b.at);
  const runs = winRuns(inOrder);
  return {
    ...shareOf(inOrder),
    average: mean(inOrder.map(({ points }) => points)),
    best: Math.max(0, ...inOrder.map(({ points }) => points)),
    streak: runs.at(-1) ?? 0,
    longest: Math.max(0, ...runs),
    opponents: [...LEVEL_IDS, 'people' as const].flatMap((level) => {
      const share = shareOf(inOrder.filter((result) => opponentsIn(result) === level));
      return share.played === 0 ? [] : [{ level, ...share }];
    }),
    seats: [...new Set(inOrder.map(({ seats }) => seats))]
      .sort((a, b) => a - b)
      .map((seats) => ({ seats, ...shareOf(inOrder.filter((result) => result.seats === seats)) })),
    lines: linesOf(inOrder),
    characters: charactersOf(inOrder).slice(0, MOST_CHARACTERS),
  };
}

/** The strongest there: people, or else the level of the best bot; none for virtual players alone. */
function opponentsIn({ people, bots }: GameResult): Opponents | undefined {
  if (people > 0) return 'people';
  const levels = bots.map((bot) => personOfBot(bot)?.level ?? LEVEL_IDS.find((level) => level === bot));
  return LEVEL_IDS.findLast((level) => levels.includes(level));
}

function shareOf(results: readonly GameResult[]): Share {
  return { played: results.length, won: results.filter(isWon).length };
}

function isWon({ place }: GameResult): boolean {
  return place === 1;
}

/** After each game, how many were won in a row. */
function winRuns(results: readonly GameResult[]): readonly number[] {
  let run = 0;
  return results.map((result) => {
    run = isWon(result) ? run + 1 : 0;
    return run;
  });
}

function linesOf(results: readonly GameResult[]): Statistics['lines'] {
  const ids = [...new Set(results.flatMap(({ lines }) => Object.keys(lines)))];
  return ids
    .map((line) => ({ line, average: mean(results.map(({ lines }) => lines[line] ?? 0)) }))
    .filter(({ average }) => Math.round(average * 10) !== 0)
    .sort((a, b) => b.average - a.average);
}

function charactersOf(results: readonly GameResult[]): Statistics['characters'] {
  const ids = [...new Set(results.flatMap(({ characters }) => characters))];
  return ids
    .map((character) => {
      const having = results.filter(({ characters }) => characters.includes(character));
      const taken = having.flatMap(({ characters }) => characters).filter((id) => id === character).length;
      return { character, taken, ...shareOf(having) };
    })
    .sort((a, b) => b.taken - a.taken || b.won - a.won);
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
