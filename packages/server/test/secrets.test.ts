/** Hidden facts stay hidden, in everything that leaves the server: messages, answers, logs. */
import { Writable } from 'node:stream';
import { canonicalJson, pick, type Random, seedRandom, stableHash } from '@carson/engine';
import type { Action, TableUpdate } from '@carson/protocol';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { decide } from '../src/tables/decide.ts';
import { showTable } from '../src/tables/show.ts';
import type { Table } from '../src/tables/table.ts';
import { newCommandId } from './support/client.ts';
import { boardPlan, cardPlan, OPEN, RANDOM_BOT, VIRTUAL } from './support/plans.ts';
import { anyMove, startedTable } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';
import { allWatching, startedByThree } from './support/started.ts';

async function tableOn(server: TestServer, id: string): Promise<Table> {
  const room = await server.services.rooms.get(id);
  if (room === undefined) throw new Error('no such table');
  return room.table();
}

/** What someone could try: commands of every seat, their own or not, and everything beside the game. */
function attempts({ match }: Table, random: Random): readonly Action[] {
  const owed = match?.game.owed(match.state) ?? [];
  const moves = owed.flatMap(({ seat, decision }): Action[] => {
    const options = match?.game.options(match.state, seat) ?? [];
    return options.length === 0 ? [] : [{ type: 'move', decision, command: pick(random, options) }];
  });
  return [
    ...moves,
    { type: 'move', decision: 9_999, command: { type: 'nothing' } },
    { type: 'undo', count: 1 },
    { type: 'undo', count: 99 },
    { type: 'reclaim' },
    { type: 'start' },
  ];
}

/** Done, or the refusal as it is sent. */
function answerTo(table: Table, person: string, action: Action): string {
  const decided = decide(table, person, action, { at: 0, newSeed: () => 'seed' });
  return decided.ok ? 'done' : JSON.stringify(decided.refusal);
}

function withoutBeats(update: TableUpdate): TableUpdate {
  return update.play === undefined ? update : { ...update, play: { ...update.play, beats: [] } };
}

describe('hidden facts', () => {
  it.each([
    ['cards', cardPlan([OPEN, OPEN, OPEN, VIRTUAL])],
    ['board', boardPlan([OPEN, OPEN, OPEN])],
  ])('of %s change nothing in what a seat or a spectator receives', async (_, plan) => {
    const { server, people, table } = await startedByThree(plan);
    const spectator = await server.visitor();
    const lives = await allWatching([...people, spectator], table);
    const random = seedRandom('hidden facts');
    let twins = 0;
    for (let moves = 0; await anyMove(table, people, random); moves++) {
      const truth = await tableOn(server, table);
      if (truth.match === undefined || truth.phase === 'over') break;
      if (moves % 5 !== 0) continue;
      for (const [client, live] of lives) {
        const seen = await live.at(table, truth.version);
        const names = await server.services.directory.named(people.map(({ id }) => id));
        const { game } = truth.match;
        const state = game.imagine(game.view(truth.match.state, seen.viewer), random);
        if (stableHash(state) !== stableHash(truth.match.state)) twins++;
        const twin = { ...truth, match: { ...truth.match, state } };
        const looking = { person: client.id, names, logFrom: 0, at: seen.at };
        // What came as differences has its keys in another order.
        expect(canonicalJson(showTable(twin, looking))).toBe(canonicalJson(withoutBeats(seen)));
        for (const action of attempts(truth, random)) {
          expect(answerTo(twin, client.id, action)).toBe(answerTo(truth, client.id, action));
        }
      }
    }
    expect(twins).toBeGreaterThan(50);
  });

  it('and secrets are in no message before the end, and never in a log', async () => {
    const logged: string[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        logged.push(String(chunk));
        done();
      },
    });
    const server = await testServer({ logger: pino({ level: 'trace' }, sink) });
    const [ann, ben, eve] = await server.visitors(3);
    const password = 'correct horse battery';
    await ann.call('keep', { body: { name: 'Ann', password } });
    const { secret } = await ann.call('createToken', { body: { label: 'l', scopes: ['read'] } });
    const opened = await ann.open(cardPlan([OPEN, OPEN, RANDOM_BOT, { kind: 'invited' }]));
    await eve.act(opened.table, { type: 'join', invitation: opened.seats[3]?.invitation ?? '' });
    const table = await startedTable(ann, [ben], cardPlan([OPEN, OPEN, RANDOM_BOT, VIRTUAL]));
    const lives = [await ann.live(), await ben.live(), await eve.live()];
    for (const live of lives) await live.watch(table);
    await ben.call('say', { params: { table }, body: { id: newCommandId(), text: 'a private word' } });
    const random = seedRandom('secrets');
    for (let moves = 0; moves < 30; moves++) await anyMove(table, [ann, ben], random);
    const seed = (await tableOn(server, table)).match?.seed ?? '';
    expect(seed.length).toBeGreaterThan(20);
    for (const text of lives.flatMap(({ texts }) => texts)) expect(text).not.toContain(seed);
    expect(JSON.stringify(await eve.look(table))).not.toContain(seed);
    const log = logged.join('');
    expect(log).toContain('/api/tables/:table/actions');
    const invitation = opened.seats[3]?.invitation ?? '';
    const cookie = ann.session.split('=')[1] ?? '';
    for (const hidden of [seed, password, secret, invitation, cookie, table, 'a private word']) {
      expect(hidden.length).toBeGreaterThan(5);
      expect(log).not.toContain(hidden);
    }
  });
});
