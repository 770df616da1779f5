/** Records from outside are proven once, beside the event loop. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameRecord, Result } from '@carson/engine';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { GAMES, type GameEntry } from '../src/games/registry.ts';
import type { Owner } from '../src/workers/fair-queue.ts';
import type { Proof, ProofRequest } from '../src/workers/proof.ts';
import { createProver } from '../src/workers/prover.ts';
import { newCommandId } from './support/client.ts';
import { fakeTime } from './support/fake-time.ts';
import { boardPlan, OPEN, RANDOM_BOT } from './support/plans.ts';
import { must } from './support/play.ts';
import { testServer } from './support/server.ts';
import { silentWorker } from './support/silent-worker.ts';
import { startedAlone } from './support/started.ts';

const RECORD: GameRecord = JSON.parse(
  readFileSync(
    fileURLToPath(new URL('../../../fixtures/board/first-game-greedy.json', import.meta.url)),
    'utf8',
  ),
);
const text = JSON.stringify(RECORD);

/** A prover whose workers never answer. */
function stuckProver() {
  const time = fakeTime();
  const workers: unknown[] = [];
  const newWorker = () => {
    const worker = silentWorker<ProofRequest, Result<Proof>>();
    workers.push(worker);
    return worker;
  };
  const prover = createProver({ time, newWorker });
  onTestFinished(() => prover.close());
  const ask = (owner: Owner) => prover.prove(owner, { text, kind: 'verify' });
  return { time, workers, prover, ask };
}

describe('the prover', () => {
  it('ends a proof that takes too long, and goes on with the next in a new worker', async () => {
    const { time, workers, ask } = stuckProver();
    const first = ask({ network: 'a', person: 'eve' });
    const second = ask({ network: 'b', person: 'ann' });
    time.pass(10_000);
    expect(await first).toMatchObject({ refusal: { code: 'proofTooLong' } });
    expect(workers).toHaveLength(2);
    time.pass(10_000);
    expect(await second).toMatchObject({ refusal: { code: 'proofTooLong' } });
  });

  it('limits the records that wait, per person, per network and in all', async () => {
    const { prover, ask } = stuckProver();
    const asked: Promise<unknown>[] = [];
    const last = async (owner: Owner) => {
      const answer = ask(owner);
      asked.push(answer.catch(() => undefined));
      return Promise.race([answer.catch(() => 'waits'), Promise.resolve('waits')]);
    };
    const code = (reply: unknown) =>
      typeof reply === 'object' && reply !== null && 'refusal' in reply ? reply.refusal : reply;
    for (let at = 0; at < 2; at++) await last({ network: 'a', person: 'eve' });
    expect(code(await ask({ network: 'b', person: 'eve' }))).toMatchObject({ code: 'tooFast' });
    for (let at = 0; at < 6; at++) await last({ network: 'a', person: '' });
    expect(code(await ask({ network: 'a', person: '' }))).toMatchObject({ code: 'tooFast' });
    for (let at = 0; at < 32; at++) await last({ network: `n${at}`, person: '' });
    expect(code(await ask({ network: 'c', person: 'ann' }))).toMatchObject({ code: 'busy' });
    prover.close();
    await Promise.all(asked);
  });
});

/** The board game, with a count of how often a command of it is judged in this thread. */
function watchedGames() {
  const check = vi.fn();
  const games = GAMES.map(
    (entry): GameEntry => ({
      ...entry,
      game: {
        ...entry.game,
        check: (...args) => {
          check();
          return entry.game.check(...args);
        },
      },
    }),
  );
  return { games, check };
}

describe('the record of a table', () => {
  it('names its people and its bots, and so does the table that it is imported to', async () => {
    const plan = boardPlan([OPEN, { kind: 'bot', bot: 'nora-quill' }, RANDOM_BOT]);
    const { server, ann, table } = await startedAlone(plan);
    await ann.call('rename', { body: { name: 'Ann' } });
    await must(ann.act(table, { type: 'leave' }));
    const record = await ann.call('record', { params: { table } });
    expect(record['names']).toEqual(['Ann', 'Nora Quill', '']);
    const zoe = await server.visitor();
    const imported = await zoe.call('importRecord', { body: { id: newCommandId(), record } });
    const seen = await zoe.look(imported.table);
    expect(seen.seats.map(({ name }) => name)).toEqual(['Ann', 'Nora Quill', undefined]);
    expect((await zoe.call('record', { params: imported }))['names']).toEqual(record['names']);
  });
});

describe('a record that is handed in', () => {
  it('is proven beside the event loop, and not again when its table wakes', async () => {
    const { games, check } = watchedGames();
    const time = fakeTime();
    const server = await testServer({ games, time });
    const ann = await server.visitor();
    expect(await ann.call('verifyRecord', { body: { ...RECORD } })).toMatchObject({ ok: true });
    const names = ['Wild Bill', 'a\u202eb'];
    const body = { id: newCommandId(), record: { ...RECORD, names } };
    const { table } = await ann.call('importRecord', { body });
    time.pass(400_000);
    server.services.rooms.sweep();
    expect(server.services.rooms.awake(table)).toBeUndefined();
    const seen = await ann.look(table);
    expect(seen).toMatchObject({ phase: 'over', imported: true, play: { moves: RECORD.moves.length } });
    expect(seen.play?.result).toBeDefined();
    expect(seen.seats.map(({ name }) => name)).toEqual([
      'Wild Bill',
      'ab',
      ...seen.seats.slice(2).map(() => undefined),
    ]);
    expect(check).not.toHaveBeenCalled();
    const [entry] = await server.services.storage.tables.entriesAfter(table, 0);
    expect(JSON.parse(entry?.body ?? '')).toMatchObject({ provenBy: RECORD.rules });
  });

  it.each([
    ['no JSON', '{"game":', 400],
    ['no record', '{"game":"board"}', 400],
    ['a game that is not played here', JSON.stringify({ ...RECORD, game: 'chess' }), 409],
    ['more than a record can be', JSON.stringify({ ...RECORD, more: 'x'.repeat(500_000) }), 413],
  ])('is refused where it is %s', async (_, body, status) => {
    const server = await testServer();
    const response = await fetch(`${server.url}/api/records/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('refusal');
  });
});
