import { cardGame, SUITS } from '@carson/card-game';
import { seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { answerBot, type BotReply, type BotRequest, type BotWorker, createBotPool } from '../src/index.ts';

function request(bot = 'deputy'): BotRequest {
  const state = cardGame.setup(
    { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real' as const, suit })) },
    'pool',
  );
  const view = JSON.parse(JSON.stringify(cardGame.view(state, 0)));
  const options = cardGame.options(state, 0);
  return { game: 'cards', bot, view, seat: 0, options, random: seedRandom('pool') };
}

describe('a bot behind a message', () => {
  it('takes plain data, gives plain data, and the same for the same', () => {
    const reply = answerBot({ ...request('legend'), iterations: 5 });
    expect(request().options).toContainEqual(reply.command);
    expect(JSON.parse(JSON.stringify(reply))).toEqual(reply);
    expect(answerBot({ ...request('legend'), iterations: 5 })).toEqual(reply);
    expect(reply.random.drawn).toBeGreaterThan(0);
  });

  it('says why where that is asked for', () => {
    const asked = { ...request('legend'), iterations: 5 };
    expect(answerBot(asked).reasons).toEqual([]);
    const { command, reasons } = answerBot({ ...asked, reasons: 'wanted' });
    expect(reasons[0]?.option).toEqual(command);
    expect(reasons.flatMap(({ grounds }) => grounds).length).toBeGreaterThan(0);
  });

  it('stops by the clock', () => {
    let clock = 0;
    const now = () => clock++;
    const reply = answerBot({ ...request('legend'), iterations: 1_000_000, milliseconds: 20 }, now);
    expect(request().options).toContainEqual(reply.command);
    expect(clock).toBeLessThan(21);
    expect(clock).toBeGreaterThan(15);
  });

  it('also asks seats that cannot say why', () => {
    expect(answerBot(request('greedy')).reasons).toEqual([]);
    expect(() => answerBot(request('nobody'))).toThrow('nobody');
  });
});

interface Hired extends BotWorker {
  readonly sent: BotRequest[];
  ended: boolean;
  reply(reply: BotReply): void;
  fail(reason: unknown): void;
}

/** Workers that answer when the test says so. */
function agency() {
  const hired: Hired[] = [];
  const hire = (): BotWorker => {
    let ears: Parameters<BotWorker['listen']>[0] | undefined;
    const worker: Hired = {
      sent: [],
      ended: false,
      send: (sent) => worker.sent.push(sent),
      listen: (heard) => {
        ears = heard;
      },
      end: () => {
        worker.ended = true;
      },
      reply: (reply) => ears?.reply(reply),
      fail: (reason) => ears?.failed(reason),
    };
    hired.push(worker);
    return worker;
  };
  return { hired, hire };
}

const REPLY: BotReply = { command: { type: 'bid' }, reasons: [], random: seedRandom('reply') };

describe('a pool of bots', () => {
  it('gives each worker one request at a time, the others wait their turn', async () => {
    const { hired, hire } = agency();
    const pool = createBotPool(hire, 2);
    const answers = [0, 1, 2].map(() => pool.ask(request()));
    expect(hired.map(({ sent }) => sent.length)).toEqual([1, 1]);
    hired[1]?.reply(REPLY);
    expect(hired.map(({ sent }) => sent.length)).toEqual([1, 2]);
    hired[0]?.reply(REPLY);
    hired[1]?.reply(REPLY);
    expect(await Promise.all(answers)).toEqual([REPLY, REPLY, REPLY]);
  });

  it('ends the worker of a cancelled request and goes on with a new one', async () => {
    const { hired, hire } = agency();
    const pool = createBotPool(hire, 1);
    const cancel = new AbortController();
    const cancelled = pool.ask(request(), cancel.signal);
    const waiting = pool.ask(request());
    cancel.abort();
    await expect(cancelled).rejects.toThrow('cancelled');
    expect(hired.map(({ ended }) => ended)).toEqual([true, false]);
    hired[0]?.reply(REPLY);
    hired[1]?.reply(REPLY);
    expect(await waiting).toBe(REPLY);
  });

  it('drops a cancelled request that was still waiting, without harm to anyone', async () => {
    const { hired, hire } = agency();
    const pool = createBotPool(hire, 1);
    const busy = pool.ask(request());
    const cancel = new AbortController();
    const cancelled = pool.ask(request(), cancel.signal);
    cancel.abort();
    await expect(cancelled).rejects.toThrow('cancelled');
    hired[0]?.reply(REPLY);
    expect(await busy).toBe(REPLY);
    expect(hired).toHaveLength(1);
    await expect(pool.ask(request(), cancel.signal)).rejects.toThrow('cancelled');
  });

  it('replaces a worker that fails, and ends all when closed', async () => {
    const { hired, hire } = agency();
    const pool = createBotPool(hire, 1);
    const failed = pool.ask(request());
    hired[0]?.fail(new Error('out of breath'));
    await expect(failed).rejects.toThrow('out of breath');
    const open = pool.ask(request());
    pool.close();
    await expect(open).rejects.toThrow('closed');
    expect(hired.map(({ ended }) => ended)).toEqual([true, true]);
  });
});
