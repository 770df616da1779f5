/** Visitors, registered people and bot accounts: who a person is, and how they prove it. */
import type { Result } from '@carson/engine';
import type { NewToken, Person, Session, Token, TokenPlan } from '@carson/protocol';
import type { PeopleStore, StoredPerson } from '../storage/people-store.ts';
import type { Time } from '../time.ts';
import type { Browser } from './browsers.ts';
import type { MayGuess } from './guesses.ts';
import type { Identity } from './identity.ts';

export const SESSION_DAYS = 400;
export const SESSION_LENGTH = SESSION_DAYS * 86_400_000;
export const TOKEN_PREFIX = 'carson_';

/** An identity, and the cookie that proves it from now on. */
export interface NewSession {
  readonly identity: Identity;
  readonly cookie: string;
}

/** Where a person connects from. */
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
  /** Records the browser of a session that was started before browsers had a number. */
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
  /** Takes this person's name from visitors who use it, or one like it; returns their ids. */
  displaceVisitors(person: Person): Promise<readonly string[]>;
  /** Whether this cookie is one of ours whose session has ended. */
  hasEnded(cookie: string): Promise<boolean>;
  /** Deletes what has been unused for a long time. */
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
  /** Signs the cookies: a forged one is refused without a lookup. */
  readonly cookieKey: string;
  readonly time: Time;
  readonly mayGuess: MayGuess;
}

/** What others may know of a person. */
export function shown({ id, name, kind }: StoredPerson): Person {
  return { id, name, kind };
}

/** Their own id and those of their bot accounts. */
export async function idsOf(store: PeopleStore, person: Person): Promise<string[]> {
  return [person.id, ...(await store.botsOf(person.id)).map(({ id }) => id)];
}
