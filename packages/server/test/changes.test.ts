/** Updates as changes: what a viewer has after any of them is what the server would show. */
import {
  type Beat,
  beatsFor,
  below,
  pick,
  resumeMatch,
  seedRandom,
  stableHash,
  startMatch,
  submit,
} from '@carson/engine';
import {
  differenceOf,
  fingerprint,
  fingerprintOfChange,
  newShared,
  type ServerMessage,
} from '@carson/protocol';
import { describe, expect, it } from 'vitest';
import { GAMES, gamesFrom } from '../src/games/registry.ts';
import type { Client } from './support/client.ts';
import type { LiveClient } from './support/live-client.ts';
import { boardPlan, cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { anyAnswer, anyMove, lasting, must } from './support/play.ts';
import { allWatching, startedAlone, startedByThree } from './support/started.ts';

const PLANS = [
  ['cards', cardPlan([OPEN, OPEN, OPEN, VIRTUAL])],
  ['board', boardPlan([OPEN, OPEN, OPEN])],
] as const;

describe('changes', () => {
  it.each(PLANS)('of %s lead to the server’s view, however many messages are lost', async (_, plan) => {
    const { server, people, table } = await startedByThree(plan);
    const spectator = await server.visitor();
    const viewers = [...people, spectator];
    const lives = await allWatching(viewers, table);
    const random = seedRandom('lost messages');
    for (let moves = 0; moves < 60; moves++) {
      for (const client of people) await anyMove(table, [client], random);
      const unlucky = lives.get(pick(random, viewers));
      if (below(random, 3) === 0) unlucky?.lose(1 + below(random, 3));
    }
    for (const client of viewers) {
      const live = lives.get(client) as LiveClient;
      live.lose(0);
      live.send({ type: 'refresh', table });
      const truth = await client.look(table);
      const seen = await live.at(table, truth.version);
      expect(lasting(seen)).toEqual(lasting(truth));
      const made = seen.play?.log.entries.slice(1).map((entry) => entry.at ?? 0) ?? [];
      expect(Math.min(...made)).toBeGreaterThanOrEqual(truth.createdAt);
      const kinds = live.received.map(({ type }) => type);
      expect(kinds.filter((kind) => kind === 'change').length).toBeGreaterThan(40);
      expect(kinds.filter((kind) => kind === 'table').length).toBeLessThan(40);
    }
  });

  it.each(PLANS)('of %s tell the beats that the record tells', async (_, plan) => {
    const { server, people, table } = await startedByThree(plan);
    const spectator = await server.visitor();
    const [host, ...guests] = people;
    const stories = new Map<Client, Beat[]>();
    for (const client of [...people, spectator]) {
      const live = await client.live();
      const told: Beat[] = [];
      stories.set(client, told);
      live.onUpdate = ({ play }) => void told.push(...(play?.beats ?? []));
      await live.watch(table);
    }
    const random = seedRandom('beats');
    for (let moves = 0; moves < 25; moves++) {
      for (const client of people) await anyMove(table, [client], random);
    }
    await must(host.act(table, { type: 'leave' }));
    for (const guest of guests) await must(guest.act(table, { type: 'vote', seat: 0, choice: 'end' }));
    const record = await host.call('record', { params: { table } });
    const game = gamesFrom(GAMES)(plan.game)?.game;
    const resumed = game && resumeMatch(game, JSON.parse(JSON.stringify(record)));
    if (resumed?.ok !== true) throw new Error('the record cannot be resumed');
    const viewers = [0, 1, 2, 'spectator'] as const;
    const truth = beatsFor(resumed.match, viewers, { from: 0 });
    for (const [at, client] of [...people, spectator].entries()) {
      const told = stories.get(client) ?? [];
      expect(told.length).toBeGreaterThan(25);
      expect(told.map(stableHash)).toEqual(JSON.parse(JSON.stringify(truth[at])).map(stableHash));
    }
  });

  it.each(PLANS)('of %s are the same where viewers share what they see', (_, { game: id, options }) => {
    const game = gamesFrom(GAMES)(id)?.game;
    const started = game && startMatch(game, options, 'shared');
    if (started?.ok !== true) throw new Error('the game cannot be started');
    let match = started.value;
    const random = seedRandom('shared');
    const viewers = [0, 1, 2, 'spectator'] as const;
    for (let moves = 0; moves < 60; moves++) {
      const before = match;
      const { seat } = pick(random, match.game.owed(match.state));
      const moved = submit(match, { seat, command: pick(random, match.game.options(match.state, seat)) });
      if (!moved.ok) throw new Error('an option is refused');
      match = moved.value;
      const shared = newShared();
      const known: (readonly unknown[])[] = [];
      for (const { game: rules, state } of [before, match]) {
        known.push(rules.views?.(state, viewers, known.at(-1) ?? []) ?? []);
      }
      const views = known;
      for (const [at, viewer] of viewers.entries()) {
        const [own, next] = [before, match].map(({ game: rules, state }) => rules.view(state, viewer));
        expect(views.map((all) => all[at])).toEqual([own, next]);
        const [shown, newer] = [views[0]?.[at], views[1]?.[at]];
        const difference = differenceOf(shown, newer, shared);
        expect(difference).toEqual(differenceOf(own, next));
        const print = fingerprintOfChange({ before: shown, after: newer, difference }, undefined, shared);
        expect((fingerprint(own) + print) | 0).toBe(fingerprint(next));
      }
    }
  });

  it('that do not fit are answered by asking for the whole update', async () => {
    const { ann, table } = await startedAlone(cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]));
    const live = await ann.live();
    await live.watch(table);
    live.tamper = (message: ServerMessage): ServerMessage =>
      message.type === 'change'
        ? { ...message, change: { ...message.change, fingerprint: message.change.fingerprint + 1 } }
        : message;
    const answer = anyAnswer(await ann.look(table), seedRandom('tampered'));
    if (answer === undefined) throw new Error('ann owes nothing');
    const { version } = await must(ann.act(table, answer));
    const seen = await live.at(table, version);
    expect(lasting(seen)).toEqual(lasting(await ann.look(table)));
    expect(live.received.map(({ type }) => type).filter((type) => type === 'table')).toHaveLength(2);
  });

  it('are sent only to those who ask for them', async () => {
    const { ann, table } = await startedAlone(cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]));
    const live = await ann.live();
    live.send({ type: 'watch', table });
    const first = await live.until(() => live.tables.get(table));
    const answer = anyAnswer(first, seedRandom('whole'));
    if (answer === undefined) throw new Error('ann owes nothing');
    const { version } = await must(ann.act(table, answer));
    expect((await live.at(table, version)).play?.beats).toEqual([]);
    expect(live.find('change')).toBeUndefined();
  });
});
