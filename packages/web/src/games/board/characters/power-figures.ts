import { CHARACTERS, characterOf, sideOf, type View } from '@carson/board-game';
import { latestDuel, shownBy } from '../duel/duels.ts';
import type { BoardTable } from '../table-types.ts';

/** B9.14: nothing for the surgeon. */
export function treatmentFee({ players }: View, seat: number): number {
  const fees = players.map(({ power }) => surgeryFee(power));
  return fees[seat] === undefined ? (fees.find((fee) => fee !== undefined) ?? 0) : 0;
}

function surgeryFee(power: number): number | undefined {
  const id = characterOf(power);
  return id && CHARACTERS[id][sideOf(power)].surgery?.fee;
}

const FACES = 6;

export interface RerollOdds {
  /** The lowest roll that wins; 7 where none does. */
  readonly needed: number;
  readonly percent: number;
}

/** B9.10: of one die against what the others have shown. */
export function rerollOdds({ view, viewer, log }: BoardTable): RerollOdds | undefined {
  const seat = Number(viewer);
  const duel = latestDuel(log);
  const strength = view.players[seat]?.strength.total;
  if (duel === undefined || strength === undefined || shownBy(duel, seat).length !== 1) return undefined;
  const place = view.endOrder.indexOf(seat);
  const toReach = duel.seats
    .filter((other) => other !== seat)
    .map((other) => {
      const shown = shownBy(duel, other).reduce((sum, value) => sum + value, 0);
      const total = (view.players[other]?.strength.total ?? 0) + shown;
      return view.endOrder.indexOf(other) < place ? total + 1 : total;
    });
  const needed = Math.min(FACES + 1, Math.max(1, Math.max(duel.outlaw, ...toReach) - strength));
  return { needed, percent: Math.round((100 * Math.max(0, FACES + 1 - needed)) / FACES) };
}
