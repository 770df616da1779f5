import type { DailyEndpoint } from '@carson/protocol';
import type { Daily } from '../../play/daily.ts';
import type { Handlers } from '../call.ts';

export function dailyHandlers(daily: Daily): Handlers<DailyEndpoint> {
  return {
    daily: ({ identity, params }) => daily.list(identity?.person.id, params),
    enterDaily: ({ me, params, owner, text }) => daily.enter({ ...params, person: me(), owner, text }),
  };
}
