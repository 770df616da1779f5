/** Queued answers, over the public API. */
import { join } from 'node:path';
import { type GameCommand, isProven, type Owed, queueOffers, recordOf } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import type { Config } from '../src/config.ts';
import type { Client } from './support/client.ts';
import { emptyFolder } from './support/folder.ts';
import { boardPlan, cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { must } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';
import { startedByThree, startedByTwo } from './support/started.ts';

const PASS: GameCommand = { type: 'pass' };
const placeOn = (place: number): GameCommand & { readonly place: number } => ({ type: 'placeCowboy', place });

interface Game {
  readonly server: TestServer;
  readonly table: string;
  /** By seat. */
  readonly people: readonly Client[];
}

async function matchOf({ server, table }: Pick<Game, 'server' | 'table'>) {
  const match = (await server.services.rooms.get(table))?.table().match;
  if (match === undefined) throw new Error('no game');
  return match;
}

async function owedIn(game: Game): Promise<readonly Owed[]> {
  const match = await matchOf(game);
  return match.game.owed(match.state);
}

/** Gives the first answer that is no road, of the kind that is wanted where there is one. */
async function answer(game: Game, wanted = 'placeCowboy', people = game.people): Promise<number> {
  const [owed] = await owedIn(game);
  if (owed === undefined) throw new Error('the game is over');
  const { game: rules, state } = await matchOf(game);
  const options = rules.options(state, owed.seat).filter(({ type }) => type !== 'layRoad');
  const command = options.find(({ type }) => type === wanted) ?? options[0];
  if (command === undefined) throw new Error('nothing to answer');
  const person = people[owed.seat] as Client;
  await must(person.act(game.table, { type: 'move', decision: owed.decision, command }));
  await game.server.services.queued.idle();
  return owed.seat;
}

const isPlacing = ([owed]: readonly Owed[]): boolean => owed?.kind === 'placeCowboy';

function isTurnOrder(state: object): state is { readonly turnOrder: readonly number[] } {
  return 'turnOrder' in state;
}

/** Three people who place cowboys; `waiter` is the last of them to be asked. */
async function placing(config: Partial<Config> = {}) {
  const game = await startedByThree(boardPlan([OPEN, OPEN, OPEN]), { config });
  while (!isPlacing(await owedIn(game))) await answer(game);
  const first = (await owedIn(game))[0]?.seat ?? 0;
  const { state } = await matchOf(game);
  if (!isTurnOrder(state)) throw new Error('no one has a turn');
  const { turnOrder } = state;
  const [second = 0, third = 0] = turnOrder.filter((seat) => seat !== first);
  return { ...game, second, third, waiter: game.people[third] as Client };
}

const queue = (person: Client, table: string, command: GameCommand, stops: readonly string[] = []) =>
  person.ask('queueAnswer', { params: { table }, body: { question: 'placeCowboy', command, stops } });
const queuedBy = async (person: Client, table: string) =>
  (await person.call('queuedAnswers', { params: { table } })).answers;

describe('a queued answer', () => {
  it('is given as an ordinary move when its question comes, and no one else learns of it before', async () => {
    const { third, second, waiter, ...game } = await placing();
    const other = game.people[second] as Client;
    const watching = await other.live();
    watching.send({ type: 'watch', table: game.table, changes: true });
    await watching.until(() => watching.find('presence'));
    const seen = async () => {
      await watching.roundTrip();
      const { at: _now, ...update } = await other.look(game.table);
      return [update, watching.received.filter(({ type }) => type !== 'pong').length];
    };
    const before = await seen();
    expect((await queue(waiter, game.table, placeOn(64))).ok).toBe(true);
    expect(await must(queue(waiter, game.table, PASS))).toMatchObject({
      answers: [{ question: 'placeCowboy', command: PASS, stops: [] }],
    });
    expect(await seen()).toEqual(before);
    expect(await other.ask('queuedAnswers', { params: { table: game.table } })).toMatchObject({
      value: { answers: [] },
    });
    await answer(game);
    await answer(game);
    const match = await matchOf(game);
    expect(recordOf(match).moves.at(-1)).toMatchObject({ seat: third, command: PASS });
    expect(isProven(match)).toBe(true);
    expect(await queuedBy(waiter, game.table)).toEqual([]);
    const figures = await game.server.services.metrics.text();
    expect(figures).toContain('carson_queued_answers_total{outcome="given"} 1\n');
  });

  it('is dropped where a fact it depends on has changed, and its owner is told why', async () => {
    const { third, waiter, ...game } = await placing();
    await must(queue(waiter, game.table, PASS, ['passed']));
    await answer(game, 'pass');
    expect(await queuedBy(waiter, game.table)).toMatchObject([{ dropped: 'passed', stops: ['passed'] }]);
    const figures = await game.server.services.metrics.text();
    expect(figures).toContain('carson_queued_answers_total{outcome="dropped"} 1\n');
    expect(figures).not.toContain('outcome="given"');
    await answer(game);
    expect(await owedIn(game)).toMatchObject([{ seat: third, kind: 'placeCowboy' }]);
    const put = { params: { table: game.table, question: 'placeCowboy' } };
    expect(await waiter.call('withdrawAnswer', put)).toEqual({ answers: [] });
  });

  it('can be withdrawn until it is given', async () => {
    const { third, waiter, ...game } = await placing();
    await must(queue(waiter, game.table, PASS));
    await answer(game);
    await waiter.call('withdrawAnswer', { params: { table: game.table, question: 'placeCowboy' } });
    await answer(game);
    expect(await owedIn(game)).toMatchObject([{ seat: third }]);
  });

  it('outlives the server', async () => {
    const database = { kind: 'sqlite', file: join(emptyFolder(), 'queued.sqlite') } as const;
    const { server, third, waiter, ...game } = await placing({ database });
    await must(queue(waiter, game.table, PASS));
    await server.stop();
    const again = await testServer({ config: { database } });
    const people = game.people.map((person) => {
      const back = again.stranger();
      back.cookie = person.cookie;
      return back;
    });
    await answer({ ...game, server: again, people });
    await answer({ ...game, server: again, people });
    const match = await matchOf({ server: again, table: game.table });
    expect(recordOf(match).moves.at(-1)).toMatchObject({ seat: third, command: PASS });
  });

  it('is dropped by an undo and when another person takes over the seat', async () => {
    const { second, third, waiter, ...game } = await placing();
    const mover = await answer(game);
    await must(queue(waiter, game.table, PASS));
    await must((game.people[mover] as Client).act(game.table, { type: 'undo', count: 1 }));
    await game.server.services.queued.idle();
    expect(await queuedBy(waiter, game.table)).toMatchObject([{ dropped: 'undone' }]);
    await must(queue(waiter, game.table, PASS));
    await must(waiter.act(game.table, { type: 'leave' }));
    for (const seat of [mover, second]) {
      await (game.people[seat] as Client).act(game.table, { type: 'vote', seat: third, choice: 'bot' });
    }
    await game.server.services.queued.idle();
    expect(await queuedBy(waiter, game.table)).toMatchObject([{ dropped: 'takenOver' }]);
    expect(await queue(waiter, game.table, PASS)).toMatchObject({ refusal: { code: 'botPlays' } });
  });

  it('answers only what is offered, under conditions that there are', async () => {
    const { waiter, ...game } = await placing();
    const [owed] = await owedIn(game);
    const asked = game.people[owed?.seat ?? 0] as Client;
    const refusals = [
      await queue(asked, game.table, PASS),
      await queue(waiter, game.table, placeOn(0)),
      await queue(waiter, game.table, { type: 'dance' }),
      await queue(waiter, game.table, PASS, ['weather']),
      await queue(
        waiter,
        game.table,
        PASS,
        Array.from({ length: 9 }, () => 'passed'),
      ),
    ];
    expect(refusals.map((reply) => (reply.ok ? 'ok' : reply.refusal.code))).toEqual([
      'notQueueable',
      'notQueueable',
      'malformed',
      'noSuchStop',
      'malformed',
    ]);
  });

  it('bids and takes cards in the card game', async () => {
    const game = await startedByTwo(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
    const { people, table } = game;
    const given = new Set<string>();
    for (let moves = 0; given.size < 2 && moves < 200; moves++) {
      for (const [seat, person] of people.entries()) {
        const [offer] = queueOffers(await matchOf(game), seat).filter(({ question }) => !given.has(question));
        if (offer === undefined) continue;
        const { question, command } = offer;
        await must(person.ask('queueAnswer', { params: { table }, body: { question, command, stops: [] } }));
      }
      const before = (await matchOf(game)).moves;
      await answer(game, 'bid');
      for (const { command } of recordOf(await matchOf(game)).moves.slice(before + 1))
        given.add(kindOf(command));
    }
    expect([...given].sort()).toEqual(['bid', 'take']);
  });
});

function kindOf({ type }: GameCommand): string {
  return type === 'takeCard' ? 'take' : type;
}
