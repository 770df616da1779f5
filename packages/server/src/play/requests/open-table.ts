/** Opens tables: from a plan, as a rematch, from a record that was proven. */
import { accepted, type Result, refusal, refused } from '@carson/engine';
import type { TablePlan, TableUpdate } from '@carson/protocol';
import { newSecret } from '../../secrets.ts';
import { decideRematch } from '../../tables/decide.ts';
import { planOfRecord, whyNotOpen } from '../../tables/open.ts';
import { peopleSeated } from '../../tables/summary.ts';
import type { Table } from '../../tables/table.ts';
import type { Proof } from '../../workers/proof.ts';
import type { Room } from '../room.ts';
import { ask, show, type TableServicePorts, withRoom } from './ports.ts';

export interface ProvenRecord extends Proof {
  /** Who played the last seats. */
  readonly bots?: readonly string[];
}

interface TableOpening {
  readonly person: string;
  readonly commandId: string;
  readonly plan: TablePlan;
}

export async function openTable(
  ports: TableServicePorts,
  { person, commandId, plan }: TableOpening,
): Promise<Result<TableUpdate>> {
  const { rooms, games, idFor, withinCaps } = ports;
  const reason = whyNotOpen(plan, games);
  if (reason !== undefined) return refused(reason);
  const id = idFor(`table/${person}/${commandId}`);
  const known = rooms.awake(id);
  if (known !== undefined) return accepted(await show(ports, known, person));
  const entry = {
    type: 'tableOpened' as const,
    host: person,
    plan,
    invitations: plan.seats.map(() => newSecret()),
    reserved: [],
  };
  return withinCaps(person, async () => {
    await rooms.open(id, `${person}:${commandId}`, entry);
    return withRoom(ports, id, async (room) => {
      if (plan.seats.some(({ kind }) => kind === 'open')) {
        await ask(room, person, { id: `${commandId}-host`, action: { type: 'join' } });
      }
      return accepted(await show(ports, room, person));
    });
  });
}

export async function openRematch(
  ports: TableServicePorts,
  room: Room,
  person: string,
): Promise<Result<string>> {
  const id = ports.idFor(`rematch/${room.id}`);
  const possible = decideRematch(room.table(), person, id);
  if (!possible.ok && possible.refusal.code !== 'rematchOpen') return possible;
  const join = (): Promise<Result<string>> =>
    withRoom(ports, id, async (again) => {
      await ask(again, person, { id: 'rematch-join', action: { type: 'join' } });
      return accepted(id);
    });
  if (!possible.ok) return join();
  return ports.withinCaps(person, async () => {
    await ports.rooms.open(id, 'rematch', rematchOf(room.table(), person));
    await room.ask({ commandId: 'rematch', decide: (now) => decideRematch(now, person, id) });
    return join();
  });
}

/** The same plan; seats are kept for those who sat there. */
function rematchOf(table: Table, host: string) {
  return {
    type: 'tableOpened' as const,
    host,
    plan: { ...table.plan, seats: table.seats.map(({ plan }) => plan) },
    invitations: table.seats.map(() => newSecret()),
    reserved: peopleSeated(table),
  };
}

export async function importRecord(
  { rooms, games, idFor }: TableServicePorts,
  person: string,
  { commandId = '', record, rules, failure, bots = [] }: ProvenRecord,
): Promise<Result<string>> {
  if (failure !== undefined) {
    return refused(refusal('recordFails', undefined, { move: failure.move, why: failure.refusal.code }));
  }
  if (record === undefined) throw new Error('a record was proven to be checked, not to be imported');
  const plan = planOfRecord(record, games, bots);
  if (plan === undefined) return refused(refusal('unknownGame', undefined, { game: record.game }));
  const id = idFor(`import/${person}/${commandId}`);
  const entry = { type: 'recordImported', host: person, plan, record, provenBy: rules } as const;
  await rooms.open(id, `${person}:${commandId}`, entry);
  return accepted(id);
}
