import { accepted, withoutUndefined } from '@carson/engine';
import type { NoticeEndpoint } from '@carson/protocol';
import type { Channels } from '../../notices/channels.ts';
import type { TimeOff } from '../../play/time-off.ts';
import { done, type Handlers } from '../call.ts';

export interface NoticeHandlerPorts {
  readonly channels: Channels;
  readonly timeOff: TimeOff;
}

export function noticeHandlers({ channels, timeOff }: NoticeHandlerPorts): Handlers<NoticeEndpoint> {
  return {
    async notices({ me }) {
      const awayUntil = await timeOff.awayUntil(me().id);
      return accepted({ ...(await channels.of(me())), ...withoutUndefined({ awayUntil }) });
    },
    addChannel: ({ me, body }) => channels.add(me(), body),
    testChannel: async ({ me, params }) => done(await channels.test(me(), params.id)),
    endChannel: async ({ me, params }) => done(await channels.end(me(), params.id)),
    quietHours: async ({ me, body }) => done(await channels.setQuietHours(me(), body.hours)),
    vacation: async ({ me, body }) => done(await timeOff.setVacation(me().id, body.until)),
  };
}
