import { cardGame, SUITS } from '@carson/card-game';
import { seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { answerBot, type BotRequest } from '../src/index.ts';

function request(bot = 'deputy'): BotRequest {
  const state = cardGame.setup(
    { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real' as const, suit })) },
    'answer',
  );
  const view = JSON.parse(JSON.stringify(cardGame.view(state, 0)));
  const options = cardGame.options(state, 0);
  return { game: 'cards', bot, view, seat: 0, options, random: seedRandom('answer') };
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
