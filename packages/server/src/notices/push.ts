/** A notice for a browser, encrypted for it alone: the push service in between reads nothing. */
import webPush from 'web-push';
import type { Channel } from '../storage/channel-store.ts';
import type { Message } from './message.ts';
import { type Delivery, type PostRules, post } from './post.ts';
import type { NoticeSettings } from './settings.ts';

/** Seconds that a push service keeps it for a device that is off: a day. */
const KEPT_FOR = 86_400;

/** A later notice of the same table takes the place of an earlier one that has not been delivered. */
function topicOf({ table, kind }: Message): string {
  return table === undefined ? kind : table.slice(0, 32);
}

export async function sendToBrowser(
  { address, keys }: Channel,
  message: Message,
  { push, ...rules }: PostRules & { readonly push: NonNullable<NoticeSettings['push']> },
): Promise<Delivery> {
  const request = encrypted({ address, keys }, message, push);
  if (request === undefined) return { outcome: 'gone', why: 'wrongKeys' };
  return post({ url: address, headers: plain(request.headers), body: request.body ?? '' }, rules);
}

/** Undefined where the browser's keys are invalid. */
function encrypted(
  { address, keys }: Pick<Channel, 'address' | 'keys'>,
  message: Message,
  vapidDetails: NonNullable<NoticeSettings['push']>,
) {
  const { title, text, url, id } = message;
  try {
    return webPush.generateRequestDetails(
      { endpoint: address, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } },
      JSON.stringify({ id, title, text, url, tag: topicOf(message) }),
      { vapidDetails, TTL: KEPT_FOR, topic: topicOf(message), urgency: 'normal' },
    );
  } catch {
    return undefined;
  }
}

function plain(headers: Readonly<Record<string, unknown>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  );
}
