/** Visitors, registered people and bot accounts: who a person is, and how they prove it. */
import { accepted, type Result, refusal, refused } from '@carson/engine';
import type { NewToken, Person, Session, Token, TokenPlan } from '@carson/protocol';
import { hashSecret, newId, newSecret, sign, unsign } from '../secrets.ts';
import type { PeopleStore, StoredPerson } from '../storage/people-store.ts';
import type { Time } from '../time.ts';
import { type Browser, browserOf } from './browsers.ts';
import type { MayGuess } from './guesses.ts';
import type { Identity } from './identity.ts';
import { cleanName } from './names.ts';
import { hashPassword, isPassword } from './passwords.ts';

export const SESSION_DAYS = 400;
const DAY = 86_400_000;
const TOUCH_AFTER = 3_600_000;
const MOST_TOKENS = 50;
const MOST_BOTS = 20;
const TOKEN_PREFIX = 'carson_';

/** An identity, and the cookie that proves it from now on. */
export interface NewSession {
  readonly identity: Identity;
  readonly cookie: string;
}

/** Where a person comes in. */
export interface Client {
  /** What the browser calls itself. */
  readonly device: string;
  readonly browser: Browser;
}

export interface People {
  /** By the value of the session cookie. */
  byCookie(cookie: string): Promise<Identity | undefined>;
  byToken(secret: string): Promise<Identity | undefined>;
  /** A person who has not chosen a name yet. */
  newVisitor(client: Client): Promise<NewSession>;
  /** The browser of this cookie, or a new one. */
  browser(cookie: string | undefined): Browser;
  /** Notes in which browser a session is, where it began before browsers had a number. */
  noteBrowser(identity: Identity, browser: Browser): Promise<void>;
  login(wish: LoginWish): Promise<Result<NewSession>>;
  rename(person: Person, name: string): Promise<Result<Person>>;
  /** Registers a person, or changes name and password: all other sessions end, and this one gets a new secret. */
  keep(identity: Identity, wish: KeepWish): Promise<Result<NewSession>>;
  remove(
    person: Person,
    proof: { readonly password?: string; readonly network: string },
  ): Promise<Result<void>>;
  /** The same identity as it is now; undefined where its session or token has ended. */
  stillValid(identity: Identity): Promise<Identity | undefined>;
  sessions(identity: Identity): Promise<readonly Session[]>;
  endSession(person: Person, id: string): Promise<Result<void>>;
  tokens(person: Person): Promise<readonly Token[]>;
  createToken(person: Person, plan: TokenPlan): Promise<Result<NewToken>>;
  endToken(person: Person, id: string): Promise<Result<void>>;
  bots(person: Person): Promise<readonly Person[]>;
  createBot(person: Person, name: string): Promise<Result<Person>>;
  removeBot(person: Person, id: string): Promise<Result<void>>;
  /** Takes this person's name from visitors who use it, or one like it: their ids. */
  displaceVisitors(person: Person): Promise<readonly string[]>;
  /** Whether this cookie is one of ours whose session has ended. */
  hasEnded(cookie: string): Promise<boolean>;
  /** Deletes what has not been used for very long. */
  sweep(): Promise<void>;
}

export interface LoginWish extends Client {
  readonly name: string;
  readonly password: string;
  readonly network: string;
}

export interface KeepWish {
  readonly name: string;
  readonly password: string;
  readonly oldPassword?: string;
  readonly network: string;
}

export interface PeoplePorts {
  readonly store: PeopleStore;
  /** Signs the cookies: a forged one is refused before anything is looked up. */
  readonly cookieKey: string;
  readonly time: Time;
  readonly mayGuess: MayGuess;
}

const done = accepted(undefined);
const noSuch = refused(refusal('notFound'));
const wrongLogin = refused(refusal('wrongLogin'));
const nameTaken = refused(refusal('nameTaken'));

const tooFast = refused(refusal('tooFast'));

export function createPeople({ store, cookieKey, time, mayGuess }: PeoplePorts): People {
  const enter = async (person: Person, { device, browser }: Client): Promise<NewSession> => {
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
  };

  /** Why this is not the password of a registered person. */
  const whyNotOwn = async (
    person: Person,
    { password = '', network }: { readonly password?: string | undefined; readonly network: string },
  ) => {
    const stored = await store.person(person.id);
    if (stored?.passwordHash === undefined) return undefined;
    const account = cleanName(stored.name);
    const guess = { account: account.ok ? account.value.key : stored.id, network, owner: stored.id };
    if (!mayGuess(guess)) return tooFast;
    return (await isPassword(password, stored.passwordHash)) ? undefined : wrongLogin;
  };

  /** Their own id and those of their bot accounts. */
  const idsOf = async (person: Person): Promise<string[]> => [
    person.id,
    ...(await store.botsOf(person.id)).map(({ id }) => id),
  ];

  return {
    async byCookie(cookie) {
      const secret = unsign(cookie, cookieKey);
      const session = secret === undefined ? undefined : await store.sessionBySecret(hashSecret(secret));
      if (session === undefined || session.seenAt < time.now() - SESSION_DAYS * DAY) return undefined;
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

    browser: (cookie) => browserOf(cookie, cookieKey),
    async noteBrowser({ by }, { hash }) {
      if (by.kind === 'session') await store.noteBrowser(by.id, hash);
    },

    async newVisitor(client) {
      const person: Person = { id: newId(), name: '', kind: 'visitor' };
      await store.addPerson({ ...person, nameKey: '', createdAt: time.now() });
      return enter(person, client);
    },

    async login({ name, password, network, ...client }) {
      const clean = cleanName(name);
      const person = clean.ok ? await store.byNameKey(clean.value.key) : undefined;
      const owner = person === undefined ? {} : { owner: person.id };
      if (clean.ok && !mayGuess({ account: clean.value.key, network, ...owner })) return tooFast;
      const isRight = await isPassword(password, person?.passwordHash);
      return isRight && person !== undefined ? accepted(await enter(shown(person), client)) : wrongLogin;
    },

    async rename(person, name) {
      const clean = cleanName(name);
      if (!clean.ok) return clean;
      const holder = await store.byNameKey(clean.value.key);
      if (holder !== undefined && holder.id !== person.id) return nameTaken;
      const change = { name: clean.value.name, nameKey: clean.value.key, kind: person.kind };
      return (await store.changePerson(person.id, change))
        ? accepted({ ...person, name: clean.value.name })
        : nameTaken;
    },

    async keep({ person, by }, { name, password, oldPassword, network }) {
      if (by.kind !== 'session') return refused(refusal('sessionNeeded'));
      const clean = cleanName(name);
      if (!clean.ok) return clean;
      const reason = await whyNotOwn(person, { password: oldPassword, network });
      if (reason !== undefined) return reason;
      const change = { name: clean.value.name, nameKey: clean.value.key, kind: 'registered' as const };
      const passwordHash = await hashPassword(password);
      if (!(await store.changePerson(person.id, { ...change, passwordHash }))) return nameTaken;
      await store.endOtherSessions(person.id, by.id);
      await store.endTokens(await idsOf(person));
      const secret = newSecret();
      await store.renewSession(by.id, hashSecret(secret));
      const kept: Person = { id: person.id, name: change.name, kind: change.kind };
      return accepted({ identity: { person: kept, by }, cookie: sign(secret, cookieKey) });
    },

    async remove(person, proof) {
      const reason = await whyNotOwn(person, proof);
      if (reason !== undefined) return reason;
      await store.forget(person.id);
      return done;
    },

    async sessions({ person, by }) {
      return (await store.sessions(person.id)).map(({ id, device, createdAt, seenAt }) => ({
        id,
        current: by.kind === 'session' && by.id === id,
        device,
        createdAt,
        seenAt,
      }));
    },
    endSession: async (person, id) => ((await store.endSession(person.id, id)) ? done : noSuch),

    tokens: async (person) => store.tokens(await idsOf(person)),
    async createToken(person, { label, scopes, bot }) {
      const ids = await idsOf(person);
      if (bot !== undefined && !ids.includes(bot)) return noSuch;
      if ((await store.tokens(ids)).length >= MOST_TOKENS) {
        return refused(refusal('tooMany', undefined, { most: MOST_TOKENS }));
      }
      const secret = TOKEN_PREFIX + newSecret();
      const token = { id: newId(), person: bot ?? person.id, label, scopes, createdAt: time.now() };
      await store.addToken({ ...token, secretHash: hashSecret(secret) });
      return accepted({ ...token, secret });
    },
    endToken: async (person, id) => ((await store.endToken(await idsOf(person), id)) ? done : noSuch),

    async displaceVisitors({ name }) {
      const clean = cleanName(name);
      return clean.ok ? store.clearVisitors(clean.value.key) : [];
    },
    async hasEnded(cookie) {
      const secret = unsign(cookie, cookieKey);
      return secret !== undefined && (await store.sessionBySecret(hashSecret(secret))) === undefined;
    },

    sweep: () => store.sweep(time.now() - SESSION_DAYS * DAY),

    bots: async (person) => (await store.botsOf(person.id)).map(shown),
    async createBot(person, name) {
      if (person.kind !== 'registered') return refused(refusal('registeredOnly'));
      if ((await store.botsOf(person.id)).length >= MOST_BOTS) {
        return refused(refusal('tooMany', undefined, { most: MOST_BOTS }));
      }
      const clean = cleanName(name);
      if (!clean.ok) return clean;
      const bot: Person = { id: newId(), name: clean.value.name, kind: 'bot' };
      const account = { ...bot, nameKey: clean.value.key, owner: person.id, createdAt: time.now() };
      return (await store.addPerson(account)) ? accepted(bot) : nameTaken;
    },
    async removeBot(person, id) {
      const isOwn = (await store.botsOf(person.id)).some((bot) => bot.id === id);
      if (!isOwn) return noSuch;
      await store.forget(id);
      return done;
    },
  };
}

function shown({ id, name, kind }: StoredPerson): Person {
  return { id, name, kind };
}
