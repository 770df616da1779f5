/** Why a place cannot be chosen, as the rules' own check says; they are fetched when the first one asks. */
import type { Command } from '@carson/board-game';
import { report } from '../../parts/report.ts';
import type { BoardTable } from './table-types.ts';
import { type Target, targetOf } from './targets.ts';

/** A parcel or a space of the street. */
export type Spot = Extract<Target, { readonly kind: 'parcel' | 'space' }>;

/** Tells the player why this is no answer now, with the rule behind it. */
export async function tellWhyNot(table: BoardTable, spot: Spot): Promise<void> {
  const { viewer, view, result } = table;
  if (viewer === 'spectator' || result !== undefined) return;
  const { whyNot } = await import('./rules-check.ts');
  const refusal = whyNot(view, viewer, wishFor(table, spot));
  if (refusal !== undefined) report({ ok: false, refusal });
}

/**
 * Returns the command that the click stands for: what could be said about another place of the same kind, said about
 * this one. Where nothing of the kind is asked, a cowboy.
 */
export function wishFor({ options }: BoardTable, { kind, at }: Spot): Command {
  const wishes = options
    .filter((command) => targetOf(command)?.kind === kind && command.type !== 'takeBack')
    .map((command) => aboutPlace(command, at));
  return wishes.find((wish) => wish !== undefined) ?? { type: 'placeCowboy', place: at };
}

function aboutPlace(command: Command, at: number): Command | undefined {
  if ('parcel' in command) return { ...command, parcel: at };
  return 'place' in command ? { ...command, place: at } : undefined;
}
