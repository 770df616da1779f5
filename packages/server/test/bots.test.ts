/** Bots think beside the event loop, and a bot that fails blocks no table. */
import { boardGame } from '@carson/board-game';
import type { BotRequest } from '@carson/bots';
import { cardGame } from '@carson/card-game';
import { type GameCommand, movesFrom, seedRandom } from '@carson/engine';
import type { Action } from '@carson/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GAMES, type GameEntry } from '../src/games/registry.ts';
import { decide } from '../src/tables/decide.ts';
import { owedAt } from '../src/tables/table.ts';
import { realTime } from '../src/time.ts';
import { type BotPool, openBotPool, type PoolPorts, thinkingTime } from '../src/workers/bot-pool.ts';
import type { Owner } from '../src/workers/fair-queue.ts';
import { moveEntries, waitingForConsent } from './support/consent.ts';
import { fakeTime } from './support/fake-time.ts';
import { boardPlan, cardPlan, OPEN, RANDOM_BOT } from './support/plans.ts';
import { openedTable } from './support/rooms.ts';
import { schedulerAt } from './support/scheduler.ts';
import { silentWorker } from './support/silent-worker.ts';

const ANN: Owner = { network: 'n2', person: 'ann' };

function pool(ports: Partial<PoolPorts> = {}) {
  const made = openBotPool({ processes: 1, time: realTime, longest: 30_000, ...ports });
  onTestFinished(() => made.close());
  return made;
}

function question() {
  const options = cardGame.readOptions(cardPlan([OPEN, OPEN, OPEN, OPEN]).options);
  if (!options.ok) throw new Error('bad options');
  const state = cardGame.setup(options.value, 'seed');
  const legal = cardGame.options(state, 0);
  return {
    game: 'cards',
    bot: 'random',
    seat: 0,
    view: cardGame.view(state, 0),
    options: legal,
    random: seedRandom('x'),
  };
}

describe('the pool', () => {
  it('answers in another process, the same question the same way', async () => {
    const bots = pool();
    const [one, two] = [await bots.ask(ANN, question()), await bots.ask(ANN, question())];
    expect(one).toEqual(two);
    expect(question().options).toContainEqual(one);
  });

  it('survives a bot that crashes', async () => {
    const bots = pool();
    await expect(bots.ask(ANN, { ...question(), bot: 'nobody' })).rejects.toThrow(
      'no bot nobody plays cards',
    );
    expect(question().options).toContainEqual(await bots.ask(ANN, question()));
  });

  it('gives up on a bot that thinks too long, and goes on with the next question', async () => {
    const time = fakeTime();
    const bots = pool({ time, longest: 1_000, newWorker: silentWorker });
    const first = bots.ask(ANN, question());
    time.pass(500);
    const second = bots.ask(ANN, question());
    expect(bots.waiting()).toBe(1);
    time.pass(500);
    await expect(first).rejects.toThrow('no answer in 1000 ms');
    expect(bots.waiting()).toBe(0);
    // The wait for a process is no one's fault.
    time.pass(999);
    time.pass(1);
    await expect(second).rejects.toThrow('no answer in 1000 ms');
  });

  it('lets owners take turns, however much one of them asks', async () => {
    const eve = { network: 'n1', person: 'eve' };
    const bots = pool();
    const order: string[] = [];
    const ask = (owner: Owner) => bots.ask(owner, question()).then(() => order.push(owner.person));
    const all = [...Array.from({ length: 20 }, () => ask(eve)), ask(ANN), ask(ANN)];
    await Promise.all(all);
    expect(order.slice(0, 5)).toEqual(['eve', 'eve', 'ann', 'eve', 'ann']);
  });

  it('gives everyone the same shorter time to think while much is asked', () => {
    expect(thinkingTime(1, 1)).toBe(900);
    expect(thinkingTime(2, 1)).toBe(900);
    expect(thinkingTime(12, 1)).toBe(500);
    expect(thinkingTime(12, 4)).toBe(900);
    expect(thinkingTime(40, 4)).toBe(600);
    expect(thinkingTime(100_000, 1)).toBeGreaterThan(0);
  });
});

type Ask = BotPool['ask'];

/** The game, which names an answer that it refuses. */
function refusingSilence(entry: GameEntry): GameEntry {
  const { game } = entry;
  const owed: typeof game.owed = (state) =>
    game.owed(state).map((question) => ({ ...question, onTimeout: { type: 'pass' } }));
  return { ...entry, game: { ...game, owed } };
}

describe('the scheduler', () => {
  it.each<[string, Ask, number]>([
    ['crashes', () => Promise.reject(new Error('crash')), 1],
    ['cheats', async () => ({ type: 'finishSelling' }), 1],
  ])('answers with the first option for a bot that %s', async (_, ask, failures) => {
    const time = fakeTime();
    const plan = cardPlan([OPEN, RANDOM_BOT, RANDOM_BOT, RANDOM_BOT]);
    const { storage, rooms, room, happens } = await openedTable(plan, time);
    const failed: unknown[] = [];
    const scheduler = schedulerAt({ rooms, storage, time }, ask, {
      botPause: 500,
      botFailed: (problem) => failed.push(problem),
    });
    const done = new Promise<void>((resolve) => {
      rooms.onChange(() => {
        if (room.table().match?.moves === 3) resolve();
      });
    });
    await happens({ type: 'seatTaken', seat: 0, person: 'ann' });
    await happens({ type: 'gameStarted', seed: 's', rules: cardGame.rules });
    await scheduler.askAllBots();
    time.pass(500);
    await done;
    const movers = movesFrom(room.table().match?.last).map(({ move }) => move.seat);
    expect(movers.sort()).toEqual([1, 2, 3]);
    expect(failed.length).toBe(failures * 3);
    scheduler.stop();
    await rooms.idle();
  });

  it.each<[string, readonly GameEntry[], object]>([
    ['no', GAMES, { type: 'answerConsent', agree: false }],
    [
      'the first option where the rules refuse the answer that they name',
      GAMES.map(refusingSilence),
      { type: 'answerConsent', agree: true },
    ],
  ])('B14.29 answers a question for a house, for a bot that fails, with %s', async (_, games, answer) => {
    const time = fakeTime();
    const { table, seat, asker } = waitingForConsent({ kind: 'none' });
    const seats = table.seats.map((_, at) => (at === seat ? RANDOM_BOT : OPEN));
    const { storage, rooms, room, happens } = await openedTable(boardPlan(seats), time, games);
    await happens({
      type: 'seatTaken',
      seat: table.seats.findIndex(({ person }) => person === asker),
      person: asker,
    });
    await happens({ type: 'gameStarted', seed: table.match?.seed ?? '', rules: table.rules });
    for (const entry of moveEntries(table.match)) await happens(entry);
    const asked = room.table();
    const scheduler = schedulerAt({ rooms, storage, time }, () => Promise.reject(new Error('crash')), {
      botFailed: () => undefined,
    });
    const answered = new Promise<void>((resolve) => rooms.onChange(() => resolve()));
    await scheduler.askAllBots();
    time.pass(0);
    await answered;
    scheduler.stop();
    await rooms.idle();
    const [, entry] = await storage.tables.entriesAfter('table', asked.version - 1);
    expect(JSON.parse(entry?.body ?? '')).toMatchObject({ seat, command: answer, fallback: true });
  });

  it('does not use an answer to a question that was taken back, and asks again', async () => {
    const time = fakeTime();
    const plan = boardPlan([OPEN, RANDOM_BOT, RANDOM_BOT]);
    const { storage, rooms, room, happens } = await openedTable(plan, time);
    const asked: { readonly moves: number; readonly answer: () => void }[] = [];
    const ask: Ask = (_, { options }) =>
      new Promise((resolve) => {
        const moves = room.table().match?.moves ?? 0;
        asked.push({ moves, answer: () => resolve(options[0] as GameCommand) });
      });
    const scheduler = schedulerAt({ rooms, storage, time }, ask);
    rooms.onChange(() => scheduler.askBots(room));
    await happens({ type: 'seatTaken', seat: 0, person: 'ann' });
    await happens({ type: 'gameStarted', seed: 's', rules: boardGame.rules });
    const annMoves = (option: number) => {
      const { match } = room.table();
      const owed = match?.game.owed(match.state).find(({ seat }) => seat === 0);
      const command = match?.game.options(match.state, 0)[option];
      if (owed === undefined || command === undefined) throw new Error('ann owes nothing');
      return decideAs({ type: 'move', decision: owed.decision, command });
    };
    const decideAs = (action: Action) =>
      room.ask({
        commandId: `ann ${room.table().version}`,
        decide: (table, at) => decide(table, 'ann', action, { at, newSeed: () => 'x' }),
      });
    const settle = async (): Promise<void> => {
      time.pass(0);
      await rooms.idle();
    };
    while (owedAt(room.table()).every(({ seat }) => seat !== 0)) {
      await settle();
      asked.pop()?.answer();
      await settle();
    }
    asked.length = 0;
    expect((await annMoves(0)).ok).toBe(true);
    await settle();
    const [stale] = asked;
    expect((await decideAs({ type: 'undo', count: 1 })).ok).toBe(true);
    expect((await annMoves(1)).ok).toBe(true);
    const { version } = room.table();
    stale?.answer();
    const questions = async (): Promise<number> => {
      await settle();
      return asked.length;
    };
    await expect.poll(questions).toBe(2);
    expect(room.table().version).toBe(version);
    scheduler.stop();
    asked[1]?.answer();
    await rooms.idle();
  });

  it('gives a bot one key for the whole game, so that it keeps its personality', async () => {
    const time = fakeTime();
    const plan = cardPlan([RANDOM_BOT, RANDOM_BOT, RANDOM_BOT, RANDOM_BOT]);
    const { storage, rooms, room, happens } = await openedTable(plan, time);
    const asked: BotRequest[] = [];
    const ask: Ask = async (_, request) => {
      asked.push(request);
      return request.options[0] as GameCommand;
    };
    const scheduler = schedulerAt({ rooms, storage, time }, ask);
    await happens({ type: 'gameStarted', seed: 's', rules: cardGame.rules });
    const moves = 24;
    while ((room.table().match?.moves ?? 0) < moves) {
      await scheduler.askAllBots();
      time.pass(0);
      await rooms.idle();
    }
    scheduler.stop();
    await rooms.idle();
    expect(asked.length).toBeGreaterThanOrEqual(moves);
    for (const seat of [0, 1, 2, 3]) {
      const chances = asked.filter((request) => request.seat === seat).map(({ random }) => random);
      expect(new Set(chances.map(({ key }) => key.join())).size).toBe(1);
      expect(new Set(chances.map(({ drawn }) => drawn)).size).toBe(chances.length);
    }
  });

  it('looks after all other tables while one cannot be read', async () => {
    const time = fakeTime();
    const clock = { kind: 'live', bank: 30, increment: 0 } as const;
    const plan = cardPlan([OPEN, RANDOM_BOT, RANDOM_BOT, RANDOM_BOT], { clock });
    const { storage, rooms, room, happens } = await openedTable(plan, time);
    await happens({ type: 'seatTaken', seat: 0, person: 'ann' });
    await happens({ type: 'gameStarted', seed: 's', rules: cardGame.rules });
    const store = {
      ...storage.tables,
      withBotsOwing: async () => ['broken', ...(await storage.tables.withBotsOwing())],
      due: async (now: number) => ['broken', ...(await storage.tables.due(now))],
    };
    const get = async (id: string) => {
      if (id === 'broken') throw new Error('played by other rules');
      return rooms.get(id);
    };
    const ask: Ask = async (_, { options }) => options[0] as GameCommand;
    const scheduler = schedulerAt({ rooms: { ...rooms, get }, storage, time }, ask, { store });
    await expect(scheduler.askAllBots()).rejects.toThrow('1 could not be looked after');
    time.pass(0);
    await rooms.idle();
    time.pass(31_000);
    await expect(scheduler.checkClocks()).rejects.toThrow('1 could not be looked after');
    expect(room.table().absences).toMatchObject([{ seat: 0, because: 'time' }]);
    scheduler.stop();
    await rooms.idle();
  });
});
