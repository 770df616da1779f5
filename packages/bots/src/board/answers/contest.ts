/** How likely a seat is to have its way on a place where others stand or may still come. */
import {
  type Companion,
  holds,
  isCorralPlace,
  isParcelPlace,
  type Rival,
  spaceAt,
  type View,
} from '@carson/board-game';
import { oddsOf } from '../town/memory.ts';
import { type Outlook, playerAt, powerOf } from '../town/outlook.ts';

export interface Contest {
  /** The chance to win the place with a cowboy put there now. */
  chance(place: number, companion?: Companion): number;
}

export function contestOf(outlook: Outlook): Contest {
  const known = new Map<number, number>();
  const later = laterRivals(outlook);
  return {
    chance(place, companion) {
      if (companion === 'token' || companion === 'white' || neverFought(place)) return 1;
      const rivals = rivalsAt(outlook.view, place) & ~(1 << outlook.seat);
      const outlaw = isParcelPlace(place) && outlook.view.town.outlaw[place] === 1;
      const dice = companion === 'dynamite' ? 2 : 1;
      const key = (rivals << 2) | (outlaw ? 2 : 0) | (dice - 1);
      const found = known.get(key) ?? chanceNow(outlook, { rivals, outlaw, dice });
      known.set(key, found);
      return found * safetyFrom(later, { present: rivals, joined: outlook.weights.duels.joined });
    },
  };
}

function neverFought(place: number): boolean {
  return isCorralPlace(place) || (!isParcelPlace(place) && spaceAt(place).shared);
}

/** The seats on a place that would fight there: not the one with a token (B9.11). */
export function rivalsAt({ cowboysAt, tokens, tokenSeat }: View, place: number): number {
  const mask = cowboysAt[place] ?? 0;
  return tokens.includes(place) ? mask & ~(1 << tokenSeat) : mask;
}

interface Fight {
  readonly rivals: number;
  readonly outlaw: boolean;
  readonly dice: number;
}

function chanceNow(outlook: Outlook, { rivals, outlaw, dice }: Fight): number {
  const { view, seat } = outlook;
  const strength = strengthLater(outlook, seat) - 1;
  const others: Rival[] = view.players.flatMap((_, other) =>
    holds(rivals, other) ? [rivalOf(outlook, other)] : [],
  );
  // A player who reaches an outlaw's strength beats it: it is like a rival that throws nothing and yields ties.
  if (outlaw) others.push({ strength: view.outlawStrength, dice: 0, takesTies: 'no' });
  return others.length === 0 ? 1 : oddsOf({ strength, dice }, others);
}

function rivalOf(outlook: Outlook, seat: number): Rival {
  const passed = outlook.view.endOrder.includes(seat);
  return { strength: strengthLater(outlook, seat), dice: 1, takesTies: passed ? 'yes' : 'open' };
}

/** The strength that is left when the duels are fought. */
function strengthLater({ view, weights }: Outlook, seat: number): number {
  const player = playerAt(view, seat);
  const { total, cowboys } = player.strength;
  const rethrow = powerOf(player)?.throwsAgain === true ? 1 : 0;
  const placing = view.spacesDone === 0 && !view.endOrder.includes(seat);
  const gone = Math.round(weights.duels.stillPlaced * Math.max(0, cowboys - 1));
  return total + rethrow - (placing ? gone : 0);
}

interface LaterRival {
  readonly seat: number;
  readonly beatsUs: number;
}

function laterRivals(outlook: Outlook): readonly LaterRival[] {
  const { view, seat } = outlook;
  if (view.spacesDone > 0) return [];
  return view.players.flatMap(({ cowboys }, other) => {
    if (other === seat || cowboys === 0 || view.endOrder.includes(other)) return [];
    const won = chanceNow(outlook, { rivals: 1 << other, outlaw: false, dice: 1 });
    return [{ seat: other, beatsUs: 1 - won }];
  });
}

function safetyFrom(
  later: readonly LaterRival[],
  { present, joined }: { readonly present: number; readonly joined: number },
): number {
  let safe = 1;
  for (const { seat, beatsUs } of later) {
    if (!holds(present, seat)) safe *= 1 - joined * beatsUs;
  }
  return safe;
}
