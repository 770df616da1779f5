/** Names and passwords of people, their sessions, and how they leave. */
import { accepted, type Result, refusal, refused } from '@carson/engine';
import type { Person } from '@carson/protocol';
import { hashSecret, newSecret, sign } from '../secrets.ts';
import type { Identity } from './identity.ts';
import { cleanName } from './names.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { idsOf, type KeepWish, type NewSession, type People, type PeoplePorts } from './people.ts';

const done = accepted(undefined);
const nameTaken = refused(refusal('nameTaken'));

type Accounts = Pick<People, 'displaceVisitors' | 'endSession' | 'keep' | 'remove' | 'rename' | 'sessions'>;

export function accounts(ports: PeoplePorts): Accounts {
  const { store } = ports;
  return {
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
    keep: (identity, wish) => keep(ports, identity, wish),
    async remove(person, proof) {
      const reason = await whyNotOwn(ports, person, proof);
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
    endSession: async (person, id) =>
      (await store.endSession(person.id, id)) ? done : refused(refusal('notFound')),
    async displaceVisitors({ name }) {
      const clean = cleanName(name);
      return clean.ok ? store.clearVisitors(clean.value.key) : [];
    },
  };
}

async function keep(
  ports: PeoplePorts,
  { person, by }: Identity,
  { name, password, oldPassword, network }: KeepWish,
): Promise<Result<NewSession>> {
  const { store, cookieKey } = ports;
  if (by.kind !== 'session') return refused(refusal('sessionNeeded'));
  const clean = cleanName(name);
  if (!clean.ok) return clean;
  const reason = await whyNotOwn(ports, person, { password: oldPassword, network });
  if (reason !== undefined) return reason;
  const change = { name: clean.value.name, nameKey: clean.value.key, kind: 'registered' as const };
  const passwordHash = await hashPassword(password);
  if (!(await store.changePerson(person.id, { ...change, passwordHash }))) return nameTaken;
  await store.endOtherSessions(person.id, by.id);
  await store.endTokens(await idsOf(store, person));
  const secret = newSecret();
  await store.renewSession(by.id, hashSecret(secret));
  const kept: Person = { id: person.id, name: change.name, kind: change.kind };
  return accepted({ identity: { person: kept, by }, cookie: sign(secret, cookieKey) });
}

/** Why this is not the password of a registered person. */
async function whyNotOwn(
  { store, mayGuess }: PeoplePorts,
  person: Person,
  { password = '', network }: { readonly password?: string | undefined; readonly network: string },
): Promise<ReturnType<typeof refused> | undefined> {
  const stored = await store.person(person.id);
  if (stored?.passwordHash === undefined) return undefined;
  const account = cleanName(stored.name);
  const guess = { account: account.ok ? account.value.key : stored.id, network, owner: stored.id };
  if (!mayGuess(guess)) return refused(refusal('tooFast'));
  return (await isPassword(password, stored.passwordHash)) ? undefined : refused(refusal('wrongLogin'));
}
