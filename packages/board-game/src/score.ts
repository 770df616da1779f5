/** B12: the score as it would be if the game ended now, and who wins. */
import type { SeatResult, SeatScore } from '@carson/engine';
import { finalScore, finalTotal } from './appraise/score.ts';
import type { Standing } from './content/score-lines.ts';
import { powerOf } from './powers.ts';
import { playerOf, type State } from './state.ts';

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

export function scoreOf(state: State): SeatScore[] {
  return state.players.map((_, seat) => finalScore(state.town, standingOf(state, seat)));
}

/** B12.4: a tie goes to the earlier in the last end order. */
export function ranking(state: State): SeatResult[] {
  const totals = state.players.map((_, seat) => finalTotal(state.town, standingOf(state, seat)));
  return totals.map((score, seat) => {
    const better = totals.filter((other, rival) => {
      if (other !== score) return other > score;
      return state.endOrder.indexOf(rival) < state.endOrder.indexOf(seat);
    });
    return { seat, score, rank: better.length + 1 };
  });
}
