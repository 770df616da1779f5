/** Where a person wants to be notified: channels are added, confirmed, tested, removed. */
import { createHmac } from 'node:crypto';
import { accepted, type Result, refusal, refused, withoutUndefined } from '@carson/engine';
import {
  type ChannelKind,
  LIMITS,
  type NewChannel,
  type NoticeChannel,
  type Notices,
  type Person,
  type QuietHours,
} from '@carson/protocol';
import { isLanguage } from '@carson/words';
import { createBuckets } from '../buckets.ts';
import { isSame, newId, newSecret } from '../secrets.ts';
import type { Channel, ChannelStore } from '../storage/channel-store.ts';
import type { Time } from '../time.ts';
import type { NoticeContent } from './message.ts';
import type { Delivery } from './post.ts';
import { isZone } from './quiet.ts';

export interface Channels {
  of(person: Person): Promise<Notices>;
  add(person: Person, wish: NewChannel): Promise<Result<AddedChannel>>;
  test(person: Person, id: string): Promise<Result<void>>;
  end(person: Person, id: string): Promise<Result<void>>;
  setQuietHours(person: Person, hours: QuietHours | undefined): Promise<Result<void>>;
  /** The channel that a link in an e-mail is about; undefined where the link is forged or has expired. */
  byLink(purpose: Purpose, token: string): Promise<Channel | undefined>;
  confirm(channel: Channel): Promise<void>;
  stop(channel: Channel): Promise<void>;
}

interface AddedChannel {
  channel: NoticeChannel;
  secret?: string;
}

export type Purpose = 'confirm' | 'stop';

export interface ChannelPorts {
  readonly store: ChannelStore;
  readonly time: Time;
  readonly offered: readonly ChannelKind[];
  readonly pushKey?: string;
  /** Signs the links in e-mails. */
  readonly key: string;
  readonly deliver: (channel: Channel, contents: readonly NoticeContent[]) => Promise<Delivery>;
  readonly sendConfirmation: (channel: Channel) => Promise<Delivery>;
  /** The network a person was last seen in. */
  readonly networkOf: (person: string) => string;
  /** False lifts the limits: tests and benches. */
  readonly isLimited: boolean;
}

/** E-mails to one address, from all accounts together: three, then one every eight hours. */
const PER_ADDRESS = { size: 3, refillPerSecond: 1 / 28_800 } as const;
/** E-mails that one person requests, to any addresses: five, then one per hour. In one network ten times as many. */
const PER_PERSON = { size: 5, refillPerSecond: 1 / 3_600 } as const;
const NETWORK_FACTOR = 10;

const done = accepted(undefined);
const no = (code: string, params = {}) => refused(refusal(code, undefined, params));

/** `id.signature`, short enough for an address. */
export function linkToken(purpose: Purpose, channel: string, key: string): string {
  const signature = createHmac('sha256', key).update(`${purpose}/${channel}`).digest('base64url');
  return `${channel}.${signature.slice(0, 22)}`;
}

interface ChannelsState extends ChannelPorts {
  readonly mayWrite: (person: string, address: string) => boolean;
}

export function createChannels(ports: ChannelPorts): Channels {
  const { store, key } = ports;
  const state: ChannelsState = { ...ports, mayWrite: ports.isLimited ? limitEmails(ports) : () => true };
  return {
    of: (person) => noticesOf(ports, person),
    add: (person, wish) => addChannel(state, person, wish),
    test: (person, id) => testChannel(ports, person, id),
    async end(person, id) {
      const channel = await ownChannel(store, person, id);
      return channel !== undefined && (await store.remove(id)) ? done : no('notFound');
    },
    async setQuietHours(person, hours) {
      if (hours !== undefined && !isZone(hours.zone)) return no('wrongZone');
      await store.setQuietHours(person.id, hours);
      return done;
    },
    async byLink(purpose, token) {
      const id = token.slice(0, Math.max(0, token.lastIndexOf('.')));
      return isSame(token, linkToken(purpose, id, key)) ? store.channel(id) : undefined;
    },
    async confirm({ id, state }) {
      if (state === 'unconfirmed') await store.turnOn(id);
    },
    async stop({ id }) {
      await store.remove(id);
    },
  };
}

async function noticesOf({ store, offered, pushKey }: ChannelPorts, person: Person): Promise<Notices> {
  const quiet = await store.quietHours(person.id);
  return {
    offered: [...offered],
    ...withoutUndefined({ pushKey }),
    channels: (await store.channelsOf(person.id)).map(shown),
    ...withoutUndefined({ quiet }),
  };
}

async function addChannel(
  { store, time, offered, mayWrite, sendConfirmation }: ChannelsState,
  person: Person,
  wish: NewChannel,
): Promise<Result<AddedChannel>> {
  const { kind, address, language } = wish;
  if (!offered.includes(kind)) return no('notOffered');
  // E-mails and webhooks go to other people's addresses, so they need an account that outlives a cookie.
  if (kind !== 'push' && person.kind !== 'registered') return no('registeredOnly');
  if (!isLanguage(language) || !isAddress(wish)) return no('wrongAddress');
  if (kind === 'mail' && !mayWrite(person.id, address)) return no('tooFast');
  const secret = kind === 'webhook' ? newSecret() : undefined;
  const channel: Channel = {
    ...{ id: newId(), person: person.id, kind, address, language },
    keys: kind === 'push' ? { ...wish.keys } : secret === undefined ? {} : { secret },
    state: kind === 'mail' ? 'unconfirmed' : 'on',
    createdAt: time.now(),
  };
  // A browser that subscribes again has lost its earlier subscription.
  if (kind === 'push') await store.removeAddress(person.id, address);
  if (!(await store.add(channel, LIMITS.channels))) {
    return no('tooManyAddresses', { most: LIMITS.channels });
  }
  if (kind === 'mail' && (await sendConfirmation(channel)).outcome !== 'sent') {
    await store.remove(channel.id);
    return no('notDelivered', { why: 'mail' });
  }
  return accepted({ channel: shown(channel), ...withoutUndefined({ secret }) });
}

async function testChannel(
  { store, time, deliver }: ChannelPorts,
  person: Person,
  id: string,
): Promise<Result<void>> {
  const channel = await ownChannel(store, person, id);
  if (channel === undefined) return no('notFound');
  if (channel.state === 'unconfirmed') return no('notConfirmed');
  const delivery = await deliver(channel, [{ id: newId(), kind: 'test', facts: {} }]);
  if (delivery.outcome !== 'sent') {
    if (delivery.outcome === 'gone') await store.failed(id, delivery.why, time.now());
    return no('notDelivered', { why: delivery.why });
  }
  if (channel.state === 'failed') await store.turnOn(id);
  return done;
}

async function ownChannel(store: ChannelStore, person: Person, id: string): Promise<Channel | undefined> {
  const channel = await store.channel(id);
  return channel?.person === person.id ? channel : undefined;
}

/** Keeps visitors from flooding other people's mailboxes with confirmation e-mails. */
function limitEmails({ time, networkOf }: ChannelPorts): (person: string, address: string) => boolean {
  const { size, refillPerSecond } = PER_PERSON;
  const toAddress = createBuckets({ ...PER_ADDRESS, time });
  const ofPerson = createBuckets({ ...PER_PERSON, time });
  const ofNetwork = createBuckets({
    size: size * NETWORK_FACTOR,
    refillPerSecond: refillPerSecond * NETWORK_FACTOR,
    time,
  });
  return (person, address) =>
    ofPerson(person) && ofNetwork(networkOf(person)) && toAddress(address.toLowerCase());
}

/** The address of a browser or a webhook is a secret in itself. */
function shown({ id, kind, address, state, failure, failedAt, sentAt, createdAt }: Channel): NoticeChannel {
  return {
    id,
    kind,
    address: kind === 'mail' ? address : new URL(address).host,
    state,
    ...withoutUndefined({ failure, failedAt, sentAt }),
    createdAt,
  };
}

/** No name and password, no fragment: things that an address of this kind never has. */
function isAddress({ kind, address }: NewChannel): boolean {
  if (kind === 'mail') return true;
  if (!URL.canParse(address)) return false;
  const { username, password, hash } = new URL(address);
  return username === '' && password === '' && hash === '';
}
