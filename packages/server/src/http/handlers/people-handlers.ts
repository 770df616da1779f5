import { accepted, type Refusal, type Result, refusal, refused, withoutUndefined } from '@carson/engine';
import type { PeopleEndpoint, Person } from '@carson/protocol';
import type { PersonChange, PersonChanged } from '../../people/change.ts';
import type { Identity } from '../../people/identity.ts';
import type { Client, NewSession, People } from '../../people/people.ts';
import type { TableService } from '../../play/table-service.ts';
import type { Storage } from '../../storage/storage.ts';
import { type Call, done, type Handlers } from '../call.ts';

type SetCookie = Call<'hello'>['setCookie'];
type BrowserCall = Pick<Call<'hello'>, 'browser' | 'device' | 'setCookie'>;

export interface PeoplePorts {
  readonly people: People;
  readonly tableService: TableService;
  readonly storage: Storage;
  readonly personChanged: PersonChanged;
}

export function peopleHandlers(ports: PeoplePorts): Handlers<PeopleEndpoint> {
  return {
    ...entranceHandlers(ports),
    ...accountHandlers(ports),
    ...sessionHandlers(ports),
    ...programHandlers(ports),
  };
}

function entranceHandlers(ports: PeoplePorts): Handlers<'hello' | 'login'> {
  const { people } = ports;
  return {
    async hello({ identity, body, cookie, ...browserCall }) {
      if (identity !== undefined) {
        const { browser } = clientOf(people, browserCall);
        if (browser.cookie !== browserCall.browser) await people.noteBrowser(identity, browser);
        return accepted(identity.person);
      }
      // A person who was logged out elsewhere is told so, and becomes a visitor only on request.
      if (body.fresh !== true && cookie !== undefined && (await people.hasEnded(cookie))) {
        return refused(refusal('sessionEnded'));
      }
      return entered(await people.newVisitor(clientOf(people, browserCall)), browserCall.setCookie);
    },
    async login({ identity, body, owner, ...browserCall }) {
      const { merge, ...wish } = body;
      const entrance = await people.login({
        ...wish,
        ...clientOf(people, browserCall),
        network: owner.network,
      });
      if (!entrance.ok) return entrance;
      const { person, by } = entrance.value.identity;
      const reason = await mergeVisitor(ports, identity, {
        account: person,
        ...withoutUndefined({ merge }),
      });
      if (reason === undefined) return entered(entrance.value, browserCall.setCookie);
      await people.endSession(person, by.kind === 'session' ? by.id : '');
      return refused(reason);
    },
  };
}

function entered({ identity, cookie }: NewSession, setCookie: SetCookie): Result<Person> {
  setCookie('session', cookie);
  return accepted(identity.person);
}

/** Returns the browser of the request; sets its cookie where it had none. */
function clientOf(people: People, { browser: cookie, device, setCookie }: BrowserCall): Client {
  const browser = people.browser(cookie);
  if (browser.cookie !== cookie) setCookie('browser', browser.cookie);
  return { device, browser };
}

/**
 * Hands the tables of a visitor who logs in over to the account; returns why this is not possible, or what to ask
 * first.
 */
async function mergeVisitor(
  { tableService, storage, personChanged }: PeoplePorts,
  before: Identity | undefined,
  { account, merge }: { readonly account: Person; readonly merge?: boolean },
): Promise<Refusal | undefined> {
  const visitor = before?.by.kind === 'session' ? before.person : undefined;
  if (visitor?.kind !== 'visitor' || visitor.id === account.id || merge === false) return undefined;
  const tables = await tableService.tablesOf(visitor.id);
  if (tables.length === 0) return undefined;
  if (merge === undefined) return refusal('mergeQuestion', undefined, { tables: tables.length });
  const moved = await tableService.handOver(visitor.id, account.id);
  if (!moved.ok) return moved.refusal;
  await storage.chat.handOver(visitor.id, account.id);
  await storage.daily.handOver(visitor.id, account.id);
  await storage.people.forget(visitor.id);
  await personChanged(visitor.id, 'name');
  return undefined;
}

function accountHandlers(ports: PeoplePorts): Handlers<'rename' | 'keep' | 'exportMe' | 'deleteMe'> {
  const { people, tableService, storage, personChanged } = ports;
  return {
    rename: async ({ me, body }) => changed(ports, me().id, 'name', await people.rename(me(), body.name)),
    async keep({ self, body, owner, setCookie }) {
      const kept = await people.keep(self(), { ...body, network: owner.network });
      if (!kept.ok) return kept;
      const { person } = kept.value.identity;
      for (const { id } of await people.bots(person)) await personChanged(id, 'rights');
      await displace(ports, person);
      return changed(ports, person.id, 'name', entered(kept.value, setCookie));
    },
    exportMe: async ({ self }) => accepted(await exportOf(ports, self())),
    async deleteMe({ me, body, owner, setCookie }) {
      const bots = await people.bots(me());
      const removed = await people.remove(me(), { ...body, network: owner.network });
      if (!removed.ok) return removed;
      const gone = [me(), ...bots];
      for (const { id } of gone) await personChanged(id, 'name');
      for (const { id } of gone) await tableService.leaveAll(id);
      await storage.tables.removeImports(gone.map(({ id }) => id));
      await storage.purge();
      setCookie('session', undefined);
      return done();
    },
  };
}

/** Everything that is stored about a person. */
async function exportOf(ports: PeoplePorts, identity: Identity) {
  const { people, storage } = ports;
  const { person } = identity;
  const { id } = person;
  const bots = await people.bots(person);
  const stored = await storage.people.person(id);
  return {
    person,
    ...(stored === undefined ? {} : { createdAt: stored.createdAt }),
    sessions: await people.sessions(identity),
    browsers: (await storage.people.browsersOf([id])).map(({ browser }) => browser),
    tokens: await people.tokens(person),
    notices: {
      channels: await storage.channels.channelsOf(id),
      quiet: await storage.channels.quietHours(id),
      awayUntil: await storage.vacations.until(id, 0),
    },
    ...(await doneBy(ports, id)),
    bots: await Promise.all(bots.map(async (bot) => ({ ...bot, ...(await doneBy(ports, bot.id)) }))),
  };
}

/** Everything that one person, or one bot account, has done. */
async function doneBy({ tableService, storage }: PeoplePorts, id: string) {
  return {
    tables: await tableService.tablesOf(id),
    chat: await storage.chat.linesOf(id),
    muted: await storage.chat.muted(id),
    reports: await storage.chat.reports({ person: id }),
    daily: await storage.daily.ofPerson(id),
  };
}

function sessionHandlers(ports: PeoplePorts): Handlers<'sessions' | 'endSession'> {
  const { people } = ports;
  return {
    sessions: async ({ self }) => accepted({ sessions: await people.sessions(self()) }),
    async endSession({ self, params, setCookie }) {
      const { person, by } = self();
      const ended = done(await people.endSession(person, params.id));
      if (ended.ok && by.kind === 'session' && by.id === params.id) setCookie('session', undefined);
      return changed(ports, person.id, 'rights', ended);
    },
  };
}

type ProgramEndpoint = 'tokens' | 'createToken' | 'endToken' | 'bots' | 'createBot' | 'deleteBot';

function programHandlers(ports: PeoplePorts): Handlers<ProgramEndpoint> {
  const { people, tableService, storage, personChanged } = ports;
  return {
    tokens: async ({ me }) => accepted({ tokens: await people.tokens(me()) }),
    createToken: async ({ me, body }) => people.createToken(me(), body),
    async endToken({ me, params }) {
      const ended = done(await people.endToken(me(), params.id));
      if (ended.ok)
        for (const { id } of [me(), ...(await people.bots(me()))]) await personChanged(id, 'rights');
      return ended;
    },
    bots: async ({ me }) => accepted({ bots: await people.bots(me()) }),
    async createBot({ me, body }) {
      const bot = await people.createBot(me(), body.name);
      if (bot.ok) await displace(ports, bot.value);
      return bot;
    },
    async deleteBot({ me, params }) {
      const removed = await people.removeBot(me(), params.id);
      if (removed.ok) {
        await tableService.leaveAll(params.id);
        await storage.purge();
      }
      return changed(ports, params.id, 'name', done(removed));
    },
  };
}

/** Tells all connections of a person about a change, if there was one. */
async function changed<T>(
  { personChanged }: PeoplePorts,
  person: string,
  change: PersonChange,
  result: Result<T>,
): Promise<Result<T>> {
  if (result.ok) await personChanged(person, change);
  return result;
}

/** A registered name belongs to one person: visitors who used it lose it. */
async function displace({ people, personChanged }: PeoplePorts, person: Person): Promise<void> {
  for (const id of await people.displaceVisitors(person)) await personChanged(id, 'name');
}
