/** B12: the score as it would be if the game ended now, and who wins. */
import type { SeatResult, SeatScore } from '@carson/engine';
import { finalScore, finalTotal } from './appraise/score.ts';
import { SCORE_LINES, type Standing } from './content/score-lines.ts';
import { powerOf } from './people/powers.ts';
import { playerOf, type State } from './state/state.ts';
import { topStep } from './state/table.ts';

function standingOf(state: State, seat: number): Standing {
  const player = playerOf(state, seat);
  const { rules, endOrder } = state;
  const herd = player.corrals.reduce((sum, horses) => sum + horses, player.horses);
  const behind = endOrder.includes(seat) ? state.players.length - 1 - endOrder.indexOf(seat) : 0;
  return {
    seat,
    points: player.points,
    money: player.money,
    horses: herd,
    rodeos: player.rodeos,
    playersBehind: behind * rules.pointsPerPlayerBehind,
    teaches: powerOf(state, seat).teaches,
  };
}

/** As if the game ended now; during the final count only the lines told so far. */
export function scoreOf(state: State): SeatScore[] {
  const scores = linesOfAll(state);
  const step = topStep(state);
  if (step?.kind !== 'count') return scores;
  const told = linesToTell(state).slice(0, step.told);
  return scores.map(({ seat, lines }) => {
    const counted = lines.filter(({ id }) => told.includes(id));
    return { seat, total: counted.reduce((sum, { points }) => sum + points, 0), lines: counted };
  });
}

export function linesOfAll(state: State): SeatScore[] {
  return state.players.map((_, seat) => finalScore(state.town, standingOf(state, seat)));
}

/** The lines of the final count in which any seat has points. */
export function linesToTell(state: State): string[] {
  const scores = linesOfAll(state);
  return SCORE_LINES.map(({ id }) => id).filter((line) =>
    scores.some(({ lines }) => lines.some(({ id, points }) => id === line && points !== 0)),
  );
}

/** B12.4: a tie goes to the earlier in the last end order. */
export function resultOf(state: State): SeatResult[] {
  const totals = state.players.map((_, seat) => finalTotal(state.town, standingOf(state, seat)));
  return totals.map((score, seat) => {
    const better = totals.filter((other, rival) => {
      if (other !== score) return other > score;
      return state.endOrder.indexOf(rival) < state.endOrder.indexOf(seat);
    });
    return { seat, score, rank: better.length + 1 };
  });
}
