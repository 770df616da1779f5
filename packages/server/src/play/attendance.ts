/** Whether a table still has an audience. Bots do not think for tables that no one has looked at for a while. */
import type { Time } from '../time.ts';
import type { TableService } from './table-service.ts';

export interface Attendance {
  /** A person has looked at the table, or acted at it. */
  seen(table: string): void;
  isAttended(table: string): boolean;
  /** Calls the listener when a person comes to an unattended table. */
  onReturn(listener: (table: string) => void): void;
  /** Forgets tables that have been unattended for a while. */
  sweep(): void;
}

export interface AttendancePorts {
  readonly time: Time;
  /** Whether a person watches it live, through any process. */
  readonly isWatched: (table: string) => boolean;
}

/** Milliseconds after the last look. */
const ATTENDED_FOR = 600_000;

export function createAttendance({ time, isWatched }: AttendancePorts): Attendance {
  // After a restart people get time to come back.
  const startedAt = time.now();
  const lastSeen = new Map<string, number>();
  const listeners: ((table: string) => void)[] = [];
  const isRecent = (moment: number): boolean => time.now() - moment < ATTENDED_FOR;
  const wasSeenLately = (table: string): boolean => isRecent(lastSeen.get(table) ?? startedAt);

  return {
    seen(table) {
      const isBack = !wasSeenLately(table);
      lastSeen.set(table, time.now());
      if (isBack) for (const listener of listeners) listener(table);
    },
    isAttended: (table) => wasSeenLately(table) || isWatched(table),
    onReturn: (listener) => void listeners.push(listener),
    sweep() {
      if (isRecent(startedAt)) return;
      for (const [table, moment] of lastSeen) if (!isRecent(moment)) lastSeen.delete(table);
    },
  };
}

/** The same functions; using one for a table counts as attending it. */
export function withAttendance(tableService: TableService, attendance: Attendance): TableService {
  return {
    ...tableService,
    look(person, table) {
      attendance.seen(table);
      return tableService.look(person, table);
    },
    act(person, table, request) {
      attendance.seen(table);
      return tableService.act(person, table, request);
    },
  };
}
