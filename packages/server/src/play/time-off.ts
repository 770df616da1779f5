/** Brings the vacations and quiet hours of people to the tables that have agreed to respect them. */
import { accepted, type Result, refusal, refused } from '@carson/engine';
import { LIMITS } from '@carson/protocol';
import { quietUntil } from '../notices/quiet.ts';
import { newId } from '../secrets.ts';
import type { ChannelStore } from '../storage/channel-store.ts';
import type { TablesStore } from '../storage/tables-store.ts';
import type { VacationStore } from '../storage/vacation-store.ts';
import { decideVacation, type QuietHoursEnd } from '../tables/decide-time.ts';
import { readSummary } from '../tables/summary.ts';
import type { Table } from '../tables/table.ts';
import type { Time } from '../time.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

export interface TimeOff {
  awayUntil(person: string): Promise<number | undefined>;
  /** Without `until` they are back. */
  setVacation(person: string, until: number | undefined): Promise<Result<void>>;
  /** Records at a table which of its people are on vacation. */
  settle(room: Room): Promise<void>;
  /** Reads the quiet hours of those for whom a table waits. */
  quietHoursEnds(room: Room): Promise<QuietHoursEnd>;
  /** Forgets vacations that are over. */
  sweep(): Promise<void>;
}

export interface TimeOffPorts {
  readonly vacations: VacationStore;
  readonly channels: Pick<ChannelStore, 'quietHours'>;
  readonly tables: Pick<TablesStore, 'ofPerson'>;
  readonly rooms: Rooms;
  readonly time: Time;
}

const DAY = 86_400_000;

export function createTimeOff({ vacations, channels, tables, rooms, time }: TimeOffPorts): TimeOff {
  const tell = (room: Room, person: string, until: number | undefined) =>
    room.ask({
      commandId: `vacation:${newId()}`,
      decide: (table, at) => decideVacation(table, person, { until, at }),
    });

  return {
    awayUntil: (person) => vacations.until(person, time.now()),
    async setVacation(person, until) {
      const now = time.now();
      if (until !== undefined && (until <= now || until > now + LIMITS.vacation * DAY)) {
        return refused(refusal('wrongVacation', undefined, { most: LIMITS.vacation }));
      }
      await vacations.set(person, until);
      for (const row of await tables.ofPerson(person)) {
        const { phase, clock } = readSummary(row);
        if (phase !== 'playing' || clock.kind !== 'days' || clock.vacation === undefined) continue;
        const room = await rooms.get(row.id);
        if (room !== undefined) await tell(room, person, until);
      }
      return accepted(undefined);
    },
    async settle(room) {
      if (room.table().vacations.length === 0) return;
      const away = await vacations.away(peopleAt(room.table()), time.now());
      for (const [person, until] of away) await tell(room, person, until);
    },
    async quietHoursEnds(room) {
      const { clock } = room.table().plan;
      if (clock.kind !== 'days' || clock.quietHours !== true) return () => undefined;
      const now = time.now();
      const known = new Map<string, number>();
      for (const person of peopleAt(room.table())) {
        const hours = await channels.quietHours(person);
        const morning = hours && quietUntil(hours, now);
        if (morning !== undefined) known.set(person, morning);
      }
      return (person) => known.get(person);
    },
    sweep: () => vacations.sweep(time.now()),
  };
}

function peopleAt({ seats }: Table): readonly string[] {
  return [...new Set(seats.flatMap(({ person }) => person ?? []))];
}
