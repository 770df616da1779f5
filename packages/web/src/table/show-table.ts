/** Lays an update open for those who draw it. */
import type { TableUpdate } from '@carson/protocol';
import { type Occupant, occupantsOf } from '../rules/occupants.ts';
import type { Beside, ShownTable } from './shown-table.ts';

const NOTHING_BESIDE: Beside = { previews: [], kept: true };

/** None before the game has started. */
export function showTable(
  { play, ...table }: TableUpdate,
  beside: Beside = NOTHING_BESIDE,
): ShownTable | undefined {
  if (play === undefined) return undefined;
  return { ...table, ...play, log: play.log.entries, ...beside, occupants: occupantsAt(table) };
}

/** Who sits there, or is meant to; the game's options tell which virtual player it is. */
export function occupantsAt({
  game,
  gameOptions,
  seats,
}: Pick<TableUpdate, 'game' | 'gameOptions' | 'seats'>): readonly Occupant[] {
  const virtual = occupantsOf(game, gameOptions);
  return seats.map((seat, at) => occupantOf(seat, virtual[at]));
}

function occupantOf(
  { plan, person, name = '' }: TableUpdate['seats'][number],
  asSetUp: Occupant | undefined,
): Occupant {
  if (plan.kind === 'bot') return { kind: 'bot', bot: plan.bot };
  if (plan.kind === 'virtual' && asSetUp !== undefined) return asSetUp;
  return { kind: 'person', name: person?.name ?? name };
}
