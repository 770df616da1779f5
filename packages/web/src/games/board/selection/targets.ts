/** What on the table an option is about, so that it can be chosen by pointing there. */
import {
  type CharacterId,
  type Command,
  corralPlace,
  isCorralPlace,
  isParcelPlace,
} from '@carson/board-game';
import type { BoardTable } from '../table-types.ts';

export type Target =
  | { readonly kind: 'parcel'; readonly at: number }
  | { readonly kind: 'edge'; readonly at: number }
  | { readonly kind: 'space'; readonly at: number }
  | { readonly kind: 'corral'; readonly at: number }
  | { readonly kind: 'character'; readonly at: CharacterId };

export function targetOf(command: Command): Target | undefined {
  if ('edge' in command) return { kind: 'edge', at: command.edge };
  if ('parcel' in command) return { kind: 'parcel', at: command.parcel };
  if ('place' in command) return placeTarget(command.place);
  if ('corral' in command) return { kind: 'corral', at: corralPlace(command.corral) };
  return command.type === 'takeCharacter' ? { kind: 'character', at: command.character } : undefined;
}

function placeTarget(place: number): Target {
  if (isParcelPlace(place)) return { kind: 'parcel', at: place };
  return { kind: isCorralPlace(place) ? 'corral' : 'space', at: place };
}

export function sameTarget(a: Target | undefined, b: Target | undefined): boolean {
  return a?.kind === b?.kind && a?.at === b?.at;
}

export interface Choice {
  readonly command: Command;
  /** Its index among the options, and so among the previews. */
  readonly index: number;
  readonly target: Target | undefined;
}

export function choicesOf(table: BoardTable): readonly Choice[] {
  return table.options.map((command, index) => ({
    command,
    index,
    target: targetOf(command),
  }));
}

/** Every target once, in the order of the options; roads last, since they are possible at any time (B5.11). */
export function targetsOf(choices: readonly Choice[]): readonly Target[] {
  const targets: Target[] = [];
  for (const { target } of choices) {
    if (target !== undefined && !targets.some((known) => sameTarget(known, target))) targets.push(target);
  }
  return [...targets.filter(({ kind }) => kind !== 'edge'), ...targets.filter(({ kind }) => kind === 'edge')];
}
