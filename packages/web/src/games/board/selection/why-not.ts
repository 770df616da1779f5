/** Why a place cannot be chosen, by the rules' own check, which is loaded when it is first needed. */
import type { Command, View } from '@carson/board-game';
import { report, tellWhy } from '../../../parts/report.ts';
import { words } from '../../../words/words.ts';
import { phaseOf } from '../round/phase.ts';
import type { BoardTable } from '../table-types.ts';
import { type Target, targetOf } from './targets.ts';

export type Spot = Extract<Target, { readonly kind: 'parcel' | 'space' }>;

/** Tells the player why this is no answer now, with the rule behind it. */
export async function tellWhyNot(table: BoardTable, spot: Spot): Promise<void> {
  const { viewer, view, result } = table;
  if (viewer === 'spectator' || result !== undefined) return;
  const { whyNot } = await import('./rules-check.ts');
  const wish = wishFor(table, spot);
  const refusal = whyNot(view, viewer, wish);
  if (refusal === undefined) return;
  const untimely =
    refusal.code === 'notAskedNow' && wish.type === 'placeCowboy' ? wrongTime(view) : undefined;
  if (untimely === undefined) report({ ok: false, refusal });
  else tellWhy({ ...refusal, rule: untimely.rule }, untimely.text);
}

/** A cowboy outside of phase 2: what comes before it, or that it is over. */
function wrongTime(view: View): { readonly text: string; readonly rule: string } {
  const { whyNot } = words.value.boardStreet;
  switch (phaseOf(view)) {
    case undefined:
    case 'characters':
      return { text: whyNot.characters, rule: 'B4.1' };
    case 'street':
      return { text: whyNot.street, rule: 'B5.0' };
    case 'end':
      return { text: whyNot.end, rule: 'B11.1' };
    case 'placing':
      return { text: whyNot.placing, rule: 'B4.1' };
  }
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
