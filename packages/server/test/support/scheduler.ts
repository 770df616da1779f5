import { createScheduler, type Scheduler, type SchedulerPorts } from '../../src/play/scheduler.ts';
import type { Time } from '../../src/time.ts';
import type { BotPool } from '../../src/workers/bot-pool.ts';
import type { OpenedTable } from './rooms.ts';

type At = Pick<OpenedTable, 'rooms' | 'storage'> & { readonly time: Time };

/** Looks after all tables, with bots that answer like this, at once. */
export function schedulerAt(
  { rooms, storage, time }: At,
  ask: BotPool['ask'],
  more: Partial<SchedulerPorts> = {},
): Scheduler {
  return createScheduler({
    rooms,
    store: storage.tables,
    time,
    bots: { ask, waiting: () => 0, start: () => undefined, close: () => undefined },
    isResponsibleFor: () => true,
    isAttended: () => true,
    ownerOf: () => ({ network: 'n1', person: 'ann' }),
    botPause: 0,
    botFailed: (problem) => {
      throw problem;
    },
    ...more,
  });
}
