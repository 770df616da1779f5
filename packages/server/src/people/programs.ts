/** Programs that act for people: by tokens, and as bot accounts of their own. */
import { accepted, refusal, refused } from '@carson/engine';
import type { Person } from '@carson/protocol';
import { hashSecret, newId, newSecret } from '../secrets.ts';
import { cleanName } from './names.ts';
import { idsOf, type People, type PeoplePorts, shown, TOKEN_PREFIX } from './people.ts';

const MOST_TOKENS = 50;
const MOST_BOTS = 20;

const done = accepted(undefined);
const noSuch = refused(refusal('notFound'));

type Tokens = Pick<People, 'createToken' | 'endToken' | 'tokens'>;
type Bots = Pick<People, 'bots' | 'createBot' | 'removeBot'>;

export function programs(ports: PeoplePorts): Tokens & Bots {
  return { ...tokens(ports), ...bots(ports) };
}

function tokens({ store, time }: PeoplePorts): Tokens {
  return {
    tokens: async (person) => store.tokens(await idsOf(store, person)),
    async createToken(person, { label, scopes, bot }) {
      const ids = await idsOf(store, person);
      if (bot !== undefined && !ids.includes(bot)) return noSuch;
      if ((await store.tokens(ids)).length >= MOST_TOKENS) {
        return refused(refusal('tooMany', undefined, { most: MOST_TOKENS }));
      }
      const secret = TOKEN_PREFIX + newSecret();
      const token = { id: newId(), person: bot ?? person.id, label, scopes, createdAt: time.now() };
      await store.addToken({ ...token, secretHash: hashSecret(secret) });
      return accepted({ ...token, secret });
    },
    endToken: async (person, id) => ((await store.endToken(await idsOf(store, person), id)) ? done : noSuch),
  };
}

function bots({ store, time }: PeoplePorts): Bots {
  return {
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
      return (await store.addPerson(account)) ? accepted(bot) : refused(refusal('nameTaken'));
    },
    async removeBot(person, id) {
      const isOwn = (await store.botsOf(person.id)).some((bot) => bot.id === id);
      if (!isOwn) return noSuch;
      await store.forget(id);
      return done;
    },
  };
}
