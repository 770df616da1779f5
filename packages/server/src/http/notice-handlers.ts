import { accepted } from '@carson/engine';
import type { NoticeEndpoint } from '@carson/protocol';
import type { Channels } from '../notices/channels.ts';
import { done, type Handlers } from './call.ts';

export function noticeHandlers(channels: Channels): Handlers<NoticeEndpoint> {
  return {
    notices: async ({ me }) => accepted(await channels.of(me())),
    addChannel: ({ me, body }) => channels.add(me(), body),
    testChannel: async ({ me, params }) => done(await channels.test(me(), params.id)),
    endChannel: async ({ me, params }) => done(await channels.end(me(), params.id)),
    quietHours: async ({ me, body }) => done(await channels.setQuietHours(me(), body.hours)),
  };
}
