/** Messages that go astray: the page asks for the whole table, and ends up with the one that the server has. */
import { below, pick, type Random, seedRandom } from '@carson/engine';
import type { ServerMessage, TableUpdate } from '@carson/protocol';
import { describe, expect, it } from 'vitest';
import { updateAfter } from '../src/table/table-link.ts';
import { createHost } from '../src/table/worker/host.ts';
import type { News } from '../src/table/worker/messages.ts';
import { savedGame, withPerson } from './desk.ts';
import { scripted } from './scripted-live.ts';

type Messages = readonly ServerMessage[];

/** What becomes of the messages that are under way. */
const FAULTS: Readonly<Record<string, (messages: Messages, random: Random) => Messages>> = {
  lost: (messages, random) => messages.toSpliced(below(random, messages.length), 1),
  repeated: (messages, random) => [...messages, pick(random, messages)],
  swapped: (messages) => messages.toReversed(),
  damaged: (messages) => messages.map(damaged),
};

function damaged(message: ServerMessage): ServerMessage {
  if (message.type !== 'change') return message;
  const { rest } = message.change;
  return { type: 'change', change: { ...message.change, rest: { ...rest, host: ['no one'] } } };
}

/** A game of a person and bots that plays itself, and what a server would say of it. */
async function selfPlayed(random: Random) {
  const told: ServerMessage[] = [];
  const waiting: (() => void)[] = [];
  let truth: TableUpdate | undefined;
  const host = createHost({
    store: async () => undefined,
    publish(news: News) {
      if (news.type === 'thoughts' || news.type === 'previews') return;
      truth = updateAfter(truth, news);
      told.push(news.type === 'update' ? { type: 'table', update: news.update } : news);
    },
    later: (_, work) => void waiting.push(work),
    now: () => 0,
  });
  const table = (): TableUpdate => {
    if (truth === undefined) throw new Error('no table');
    return truth;
  };
  await host({ type: 'open', saved: savedGame(withPerson) });
  await host({ type: 'show', viewer: 0 });
  return {
    table,
    /** Everything that was said since this was asked last. */
    told: () => told.splice(0),
    async goOn() {
      const { options = [], undo } = table().play ?? {};
      if ((undo?.commands ?? 0) > 0 && below(random, 3) === 0) {
        await host({ type: 'undo', seat: 0, count: 1 });
      } else if (options.length > 0) await host({ type: 'submit', seat: 0, command: pick(random, options) });
      for (const work of waiting.splice(0)) work();
      await host({ type: 'beats', from: 0, to: 0 });
    },
  };
}

const withoutStory = ({ play, ...update }: TableUpdate): unknown => ({
  ...update,
  play: { ...play, beats: [] },
});

describe('changes on a wire where messages are', () => {
  it.each(Object.entries(FAULTS))('%s lead to the table of the server', async (_, fault) => {
    const random = seedRandom('astray');
    const server = await selfPlayed(random);
    const { live, wire, tell, welcome } = scripted();
    const seen: TableUpdate[] = [];
    const ignore = (): void => undefined;
    const others = { present: ignore, said: ignore, queued: ignore, refused: ignore, resumed: ignore };
    live.watch(server.table().table, { updated: (update) => void seen.push(update), ...others });
    welcome();
    let asked = 0;
    for (let moves = 1; moves <= 60; moves++) {
      await server.goOn();
      if (moves % 3 > 0) continue;
      const messages = server.told();
      for (const message of moves % 9 === 0 || messages.length === 0 ? messages : fault(messages, random))
        tell(message);
      for (const { type } of wire().sent.splice(0)) {
        if (type !== 'refresh') continue;
        asked++;
        tell({ type: 'table', update: server.table() });
      }
      if (moves % 9 === 0) expect(seen.slice(-1).map(withoutStory)).toEqual([withoutStory(server.table())]);
    }
    expect(asked).toBeGreaterThan(5);
  });
});
