import { accepted } from '@carson/engine';
import type { ChatEndpoint } from '@carson/protocol';
import type { Chat } from '../../live/chat.ts';
import type { PersonChanged } from '../../people/change.ts';
import type { Directory } from '../../people/directory.ts';
import { done, type Handlers } from '../call.ts';

export interface ChatPorts {
  readonly chat: Chat;
  readonly directory: Directory;
  readonly personChanged: PersonChanged;
}

export function chatHandlers({ chat, directory, personChanged }: ChatPorts): Handlers<ChatEndpoint> {
  return {
    chat: async ({ me, params }) => accepted({ lines: await chat.lines(params.table, me().id) }),
    say: async ({ me, params, body }) => done(await chat.say(me(), params.table, body)),
    report: async ({ me, params, body }) => done(await chat.report(me(), params.id, body.reason)),
    reports: async () => accepted({ reports: await chat.reports() }),
    endReport: async ({ params, query }) => done(await chat.endReport(params.id, query)),
    async muted({ me }) {
      const names = await directory.named(await chat.muted(me().id));
      return accepted({ people: [...names.values()] });
    },
    async mute({ me, params }) {
      const muted = await chat.mute(me(), params.id);
      if (muted.ok) await personChanged(me().id, 'rights');
      return done(muted);
    },
    async unmute({ me, params }) {
      await chat.unmute(me(), params.id);
      await personChanged(me().id, 'rights');
      return done();
    },
  };
}
