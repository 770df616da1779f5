/** Notifying people who are away: the channels this server supports, and everything that is sent over them. */
import type { ChannelKind } from '@carson/protocol';
import type { Games } from '../games/registry.ts';
import { newId } from '../secrets.ts';
import type { Channel } from '../storage/channel-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { Time } from '../time.ts';
import { type Channels, createChannels, linkToken, type Purpose } from './channels.ts';
import { createMail, type Mail } from './mail.ts';
import { type Message, messageOf } from './message.ts';
import type { Delivery } from './post.ts';
import { sendToBrowser } from './push.ts';
import { createSender, type Sender, type SenderPorts } from './sender.ts';
import type { NoticeSettings } from './settings.ts';
import { sendToWebhook } from './webhook.ts';

export interface NoticeService {
  readonly channels: Channels;
  /** Undefined where nothing is sent. */
  readonly sender?: Sender;
  /** Why the mail server cannot be used, if one is configured. */
  whyNoMail(): Promise<string | undefined>;
  /** Deletes what is no longer needed. */
  sweep(): Promise<void>;
  close(): void;
}

export interface NoticePorts
  extends Omit<SenderPorts, 'queue' | 'channels' | 'tables' | 'kinds' | 'deliver'> {
  readonly settings: NoticeSettings | undefined;
  readonly storage: Storage;
  readonly games: Games;
  readonly time: Time;
  /** Signs the links in e-mails. */
  readonly key: string;
  readonly networkOf: (person: string) => string;
  readonly isLimited: boolean;
}

const DAY = 86_400_000;
/** How long a notice that could not be sent, and an address that was not confirmed, are kept. */
const KEPT_FOR = { notice: 3 * DAY, unconfirmed: 2 * DAY } as const;

export function createNoticeService(ports: NoticePorts): NoticeService {
  const { settings, storage, time, key } = ports;
  const mail = settings && mailOf(settings, key);
  const deliver = deliverer(ports, mail);
  const offered = settings === undefined ? [] : kindsOf(settings);
  const channels = createChannels({
    store: storage.channels,
    time,
    offered,
    key,
    deliver,
    sendConfirmation: async (channel) => mail?.sendConfirmation(channel) ?? NOT_OFFERED,
    networkOf: ports.networkOf,
    isLimited: ports.isLimited,
    ...(settings?.push === undefined ? {} : { pushKey: settings.push.publicKey }),
  });
  return {
    channels,
    ...(offered.length === 0
      ? {}
      : {
          sender: createSender({
            ...ports,
            queue: storage.notices,
            channels: storage.channels,
            tables: storage.tables,
            kinds: offered,
            deliver,
          }),
        }),
    whyNoMail: async () => mail?.whyNot(),
    async sweep() {
      await storage.channels.sweep(time.now() - KEPT_FOR.unconfirmed);
      await storage.notices.sweep(time.now() - KEPT_FOR.notice);
    },
    close: () => mail?.close(),
  };
}

function kindsOf({ push, mail, webhooks }: NoticeSettings): readonly ChannelKind[] {
  return [
    ...(push === undefined ? [] : ['push' as const]),
    ...(mail === undefined ? [] : ['mail' as const]),
    ...(webhooks ? ['webhook' as const] : []),
  ];
}

function mailOf({ mail, publicUrl }: NoticeSettings, key: string): Mail | undefined {
  const link = (purpose: Purpose, channel: string): string =>
    `${publicUrl}/api/letters/${purpose}/${linkToken(purpose, channel, key)}`;
  return mail === undefined
    ? undefined
    : createMail({
        settings: mail,
        publicUrl,
        confirmLink: (channel) => link('confirm', channel),
        stopLink: (channel) => link('stop', channel),
      });
}

const NOT_OFFERED: Delivery = { outcome: 'failed', why: 'notOffered' };

function deliverer({ settings, games, time }: NoticePorts, mail: Mail | undefined): SenderPorts['deliver'] {
  if (settings === undefined) return async () => NOT_OFFERED;
  const { publicUrl, push, webhooks, privateAddresses } = settings;
  const rules = { allowPrivate: privateAddresses };
  const one = async (channel: Channel, message: Message): Promise<Delivery> => {
    if (channel.kind === 'push' && push !== undefined)
      return sendToBrowser(channel, message, { ...rules, push });
    if (channel.kind === 'webhook' && webhooks) {
      return sendToWebhook(channel, message, { ...rules, now: time.now });
    }
    return NOT_OFFERED;
  };
  return async (channel, contents, email = newId()) => {
    const messages = await Promise.all(
      contents.map((each) => messageOf(each, channel.language, { publicUrl, games, now: time.now })),
    );
    if (channel.kind === 'mail') return mail?.sendNotices(channel, messages, email) ?? NOT_OFFERED;
    const [message] = messages;
    return message === undefined ? NOT_OFFERED : one(channel, message);
  };
}
