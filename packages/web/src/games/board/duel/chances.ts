/** The chances in a duel, before its dice are rolled. */
import { chanceToWin, type PlayerView, type View } from '@carson/board-game';
import type { BoardTable } from '../table-types.ts';
import type { Duel } from './duels.ts';

export interface Chance {
  /** The fighter, or -1 for the outlaw. */
  readonly seat: number;
  readonly percent: number;
}

/** None where duel tiles are played: what is in the hands is not known. */
export function chancesOf(table: BoardTable, duel: Duel): readonly Chance[] {
  const { view } = table;
  if (view.inPlay.duelTiles) return [];
  const fighters = duel.seats.map((seat) => ({
    seat,
    strength: strengthIn(table, duel, seat)?.total ?? 0,
    dice: diceOf(view, duel, seat),
    place: view.endOrder.indexOf(seat),
  }));
  const outlaw = duel.outlaw > 0 ? [{ strength: duel.outlaw, dice: 0, takesTies: 'no' as const }] : [];
  const chances = fighters.map((own) => {
    const rivals = fighters
      .filter((other) => other !== own)
      .map(({ strength, dice, place }) => ({
        strength,
        dice,
        takesTies: place < own.place ? ('yes' as const) : ('no' as const),
      }));
    return { seat: own.seat, percent: Math.round(100 * chanceToWin(own, [...rivals, ...outlaw])) };
  });
  const rest = 100 - chances.reduce((sum, { percent }) => sum + percent, 0);
  return duel.outlaw > 0 ? [...chances, { seat: -1, percent: Math.max(0, rest) }] : chances;
}

function diceOf({ pieces }: View, duel: Duel, seat: number): number {
  const thrown = duel.thrown[duel.seats.indexOf(seat)];
  if (thrown !== undefined) return thrown.length;
  return pieces.some((piece) => piece.place === duel.place && piece.seat === seat && piece.dynamite) ? 2 : 1;
}

export function strengthIn(
  { view }: Pick<BoardTable, 'view'>,
  duel: Duel,
  seat: number,
): PlayerView['strength'] | undefined {
  const entry = duel.end?.entries.find((candidate) => candidate.seat === seat);
  return entry?.strength ?? view.players[seat]?.strength;
}
