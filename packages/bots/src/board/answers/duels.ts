/** Answers in duels: which one first, another throw, which tiles. */
import type { Step } from '@carson/board-game';
import { playerAt } from '../town/outlook.ts';
import type { Question } from './question.ts';

type Duel = Extract<Step, { readonly kind: 'duel' }>;

const MOST_PIPS = 6;

/** The least important first: a player who loses it is stronger in the next (B6.2). */
export function duelOrder({ placing }: Question, place: number): number {
  return -placing().worth(place);
}

/** B9.10: the lowest die again, where the duel is lost as it stands. */
export function throwAgainGain({ outlook, step }: Question, die: number): number {
  if (step?.kind !== 'duel') return 0;
  const { seat } = outlook;
  const own = shownBy(step, seat);
  if (winnerOf(outlook.view, step) === seat) return -1;
  return MOST_PIPS - (own[die] ?? MOST_PIPS);
}

/** Who wins a duel as it stands; undefined where no one beats the outlaw. Seats stand in end order (B6.1). */
function winnerOf(view: Question['outlook']['view'], step: Duel): number | undefined {
  let winner: number | undefined;
  let best = step.outlaw - 1;
  step.seats.forEach((seat) => {
    const total = sum(shownBy(step, seat)) + playerAt(view, seat).strength.total;
    if (total <= best) return;
    best = total;
    winner = seat;
  });
  return winner;
}

/** B10.4: the chance that the tiles win, times what is fought for, less what they could win elsewhere. */
export function playTilesGain({ outlook, step, placing }: Question, tiles: readonly number[]): number {
  if (step?.kind !== 'duel') return 0;
  const { view, seat, weights } = outlook;
  const { pip, leastStake } = weights.duels;
  const total = playerAt(view, seat).strength.total + sum(tiles);
  let chance = total >= step.outlaw ? 1 : 0;
  for (const rival of step.seats) {
    if (rival !== seat)
      chance *= beats(total, { step, seat, rival, strength: playerAt(view, rival).strength.total });
  }
  return chance * Math.max(leastStake, placing().worth(step.place)) - pip * sum(tiles);
}

interface Opponent {
  readonly step: Duel;
  readonly seat: number;
  readonly rival: number;
  readonly strength: number;
}

/** Against tiles that lie open, or against any of the six. */
function beats(total: number, { step, seat, rival, strength }: Opponent): number {
  const tieWins = step.seats.indexOf(seat) < step.seats.indexOf(rival);
  const won = (pips: number) => total > strength + pips || (tieWins && total === strength + pips);
  const shown = shownBy(step, rival);
  if (shown.length > 0) return won(sum(shown)) ? 1 : 0;
  let wins = 0;
  for (let pips = 0; pips < MOST_PIPS; pips++) if (won(pips)) wins++;
  return wins / MOST_PIPS;
}

function shownBy(step: Duel, seat: number): readonly number[] {
  return step.shown[step.seats.indexOf(seat)] ?? [];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
