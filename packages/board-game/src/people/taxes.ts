/** The two taxes of the governor (B9.13). */
import type { OpenPlayer } from '../state/state.ts';

type Taxed = Readonly<Pick<OpenPlayer, 'money' | 'revolvers'>>;

/** What a player pays; anyone short pays all they have. */
export const TAXES = {
  revolvers: ({ revolvers, money }: Taxed): number => Math.min(revolvers, money),
  money: ({ money }: Taxed): number => Math.ceil(money / 10),
} as const;

/** What each of them would bring the seat. */
export function taxesFor(players: readonly Taxed[], seat: number): Record<keyof typeof TAXES, number> {
  const others = players.filter((_, other) => other !== seat);
  const sum = (due: (player: Taxed) => number) => others.reduce((all, player) => all + due(player), 0);
  return { revolvers: sum(TAXES.revolvers), money: sum(TAXES.money) };
}
