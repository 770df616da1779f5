import type { TableUpdate } from '@carson/protocol';
import { type Occupant, occupantsOf } from '../rules/occupants.ts';
import type { BesideUpdate, ShownTable } from './shown-table.ts';

const NOTHING_BESIDE: BesideUpdate = { previews: [], kept: true };

/** None before the game has started. */
export function showTable(
  { play, ...table }: TableUpdate,
  beside: BesideUpdate = NOTHING_BESIDE,
): ShownTable | undefined {
  if (play === undefined) return undefined;
  return { ...table, ...play, log: play.log.entries, ...beside, occupants: occupantsAt(table) };
}

type Seated = Pick<TableUpdate, 'game' | 'gameOptions' | 'seats'>;

/** The same people are the same list, so that their names are not drawn again with every move. */
const seated = new WeakMap<Seated['seats'], readonly Occupant[]>();

/** Who sits there, or is meant to; the game's options tell which virtual player it is. */
export function occupantsAt({ game, gameOptions, seats }: Seated): readonly Occupant[] {
  const known = seated.get(seats);
  if (known !== undefined) return known;
  const virtual = occupantsOf(game, gameOptions);
  const occupants = seats.map((seat, at) => occupantOf(seat, virtual[at]));
  seated.set(seats, occupants);
  return occupants;
}

function occupantOf(
  { plan, person, reservedFor, name = '' }: TableUpdate['seats'][number],
  asSetUp: Occupant | undefined,
): Occupant {
  if (plan.kind === 'bot') return { kind: 'bot', bot: plan.bot };
  if (plan.kind === 'virtual' && asSetUp !== undefined) return asSetUp;
  return { kind: 'person', name: (person ?? reservedFor)?.name ?? name };
}
