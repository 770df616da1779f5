/** Whether a plan makes a table. */
import { type GameRecord, type Refusal, refusal } from '@carson/engine';
import type { SeatPlan, TablePlan } from '@carson/protocol';
import type { GameEntry, Games } from '../games/registry.ts';

export function whyNotOpen(plan: TablePlan, games: Games): Refusal | undefined {
  const entry = games(plan.game);
  return entry === undefined
    ? refusal('unknownGame', undefined, { game: plan.game })
    : whyNotPlan(entry, plan);
}

export function whyNotPlan(entry: GameEntry, plan: TablePlan): Refusal | undefined {
  const options = entry.game.readOptions(plan.options);
  if (!options.ok) return options.refusal;
  const virtual = entry.virtualSeats(options.value);
  if (virtual.length !== plan.seats.length) {
    return refusal('seatCount', undefined, { seats: plan.seats.length, needed: virtual.length });
  }
  for (const [seat, seatPlan] of plan.seats.entries()) {
    const reason = whyNotSeat(entry, seatPlan, { isVirtual: virtual[seat] === true, seat });
    if (reason !== undefined) return reason;
  }
  return undefined;
}

export function whyNotSeat(
  { bots }: GameEntry,
  plan: SeatPlan,
  { isVirtual, seat }: { readonly isVirtual: boolean; readonly seat: number },
): Refusal | undefined {
  if ((plan.kind === 'virtual') !== isVirtual)
    return refusal('seatIsVirtual', undefined, { seat, isVirtual });
  if (plan.kind === 'bot' && !bots.some(({ id }) => id === plan.bot))
    return refusal('unknownBot', undefined, { bot: plan.bot });
  return undefined;
}

/** The plan of a finished game that was played elsewhere; where bots are named, they had the last seats. */
export function planOfRecord(
  { game, options }: GameRecord,
  games: Games,
  bots: readonly string[] = [],
): TablePlan | undefined {
  const entry = games(game);
  const read = entry?.game.readOptions(options);
  if (entry === undefined || read?.ok !== true) return undefined;
  const seats = entry.virtualSeats(read.value).map((isVirtual, seat, all): SeatPlan => {
    const bot = bots[seat - all.length + bots.length];
    if (isVirtual) return { kind: 'virtual' };
    return bot === undefined ? { kind: 'open' } : { kind: 'bot', bot };
  });
  return { game, options, seats, access: 'link', clock: { kind: 'none' } };
}
