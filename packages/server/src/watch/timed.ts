/** The same services, with their times measured. */

import type { TableService } from '../play/table-service.ts';
import type { BotPool } from '../workers/bot-pool.ts';
import type { Metrics } from './metrics.ts';

export function timed(tableService: TableService, { commands, commandSeconds }: Metrics): TableService {
  return {
    ...tableService,
    async act(person, table, request) {
      const stop = commandSeconds.startTimer();
      const result = await tableService.act(person, table, request);
      stop();
      commands.inc({ outcome: result.ok ? 'done' : 'refused' });
      return result;
    },
  };
}

export function timedBots(pool: BotPool, { botSeconds }: Metrics): BotPool {
  return {
    ...pool,
    async ask(owner, question) {
      const stop = botSeconds.startTimer();
      try {
        return await pool.ask(owner, question);
      } finally {
        stop();
      }
    },
  };
}
