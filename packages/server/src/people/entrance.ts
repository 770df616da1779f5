/** How people log in, and how they are recognised. */
import { accepted, refusal, refused } from '@carson/engine';
import type { Person } from '@carson/protocol';
import { hashSecret, newId, newSecret, sign, unsign } from '../secrets.ts';
import { browserOf } from './browsers.ts';
import { cleanName } from './names.ts';
import { isPassword } from './passwords.ts';
import {
  type Client,
  type NewSession,
  type People,
  type PeoplePorts,
  SESSION_LENGTH,
  shown,
  TOKEN_PREFIX,
} from './people.ts';

const TOUCH_AFTER = 3_600_000;

type Entrance = Pick<
  People,
  | 'browser'
  | 'byCookie'
  | 'byToken'
  | 'hasEnded'
  | 'login'
  | 'newVisitor'
  | 'noteBrowser'
  | 'stillValid'
  | 'sweep'
>;

export function entrance(ports: PeoplePorts): Entrance {
  return { ...arrivals(ports), ...recognition(ports) };
}

/** Requests that start a session. */
function arrivals(ports: PeoplePorts): Pick<Entrance, 'browser' | 'login' | 'newVisitor' | 'noteBrowser'> {
  const { store, cookieKey, time, mayGuess } = ports;
  return {
    browser: (cookie) => browserOf(cookie, cookieKey),
    async noteBrowser({ by }, { hash }) {
      if (by.kind === 'session') await store.noteBrowser(by.id, hash);
    },
    async newVisitor(client) {
      const person: Person = { id: newId(), name: '', kind: 'visitor' };
      await store.addPerson({ ...person, nameKey: '', createdAt: time.now() });
      return beginSession(ports, person, client);
    },
    async login({ name, password, network, ...client }) {
      const clean = cleanName(name);
      const person = clean.ok ? await store.byNameKey(clean.value.key) : undefined;
      const owner = person === undefined ? {} : { owner: person.id };
      if (clean.ok && !mayGuess({ account: clean.value.key, network, ...owner })) {
        return refused(refusal('tooFast'));
      }
      const isRight = await isPassword(password, person?.passwordHash);
      return isRight && person !== undefined
        ? accepted(await beginSession(ports, shown(person), client))
        : refused(refusal('wrongLogin'));
    },
  };
}

async function beginSession(
  { store, cookieKey, time }: PeoplePorts,
  person: Person,
  { device, browser }: Client,
): Promise<NewSession> {
  const secret = newSecret();
  const id = newId();
  const now = time.now();
  await store.addSession({
    id,
    person: person.id,
    secretHash: hashSecret(secret),
    device: device.slice(0, 200),
    browser: browser.hash,
    createdAt: now,
    seenAt: now,
  });
  return { identity: { person, by: { kind: 'session', id } }, cookie: sign(secret, cookieKey) };
}

/** Requests that prove an identity. */
function recognition({
  store,
  cookieKey,
  time,
}: PeoplePorts): Pick<Entrance, 'byCookie' | 'byToken' | 'hasEnded' | 'stillValid' | 'sweep'> {
  return {
    async byCookie(cookie) {
      const secret = unsign(cookie, cookieKey);
      const session = secret === undefined ? undefined : await store.sessionBySecret(hashSecret(secret));
      if (session === undefined || session.seenAt < time.now() - SESSION_LENGTH) return undefined;
      const person = await store.person(session.person);
      if (person === undefined) return undefined;
      if (session.seenAt < time.now() - TOUCH_AFTER) await store.touchSession(session.id, time.now());
      return { person: shown(person), by: { kind: 'session', id: session.id } };
    },
    async byToken(secret) {
      if (!secret.startsWith(TOKEN_PREFIX)) return undefined;
      const token = await store.tokenBySecret(hashSecret(secret));
      const person = token && (await store.person(token.person));
      if (token === undefined || person === undefined) return undefined;
      return { person: shown(person), by: { kind: 'token', id: token.id, scopes: token.scopes } };
    },
    async stillValid({ person: { id }, by }) {
      const isOpen = by.kind === 'session' ? store.hasSession(id, by.id) : store.hasToken(id, by.id);
      const person = (await isOpen) ? await store.person(id) : undefined;
      return person && { person: shown(person), by };
    },
    async hasEnded(cookie) {
      const secret = unsign(cookie, cookieKey);
      return secret !== undefined && (await store.sessionBySecret(hashSecret(secret))) === undefined;
    },
    sweep: () => store.sweep(time.now() - SESSION_LENGTH),
  };
}
