/** The daily challenge: a result is entered by a record that is proven, once per person. */
import { botFor, chanceOf, DAILY_BUDGET, dailyOpponents, dailySeed, dayAfter, dayAt } from '@carson/bots';
import { cardGame, USUAL_OPTIONS } from '@carson/card-game';
import { type GameRecord, type Match, recordOf, startMatch, submit } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { createDaily } from '../src/play/daily.ts';
import { TookTooLong } from '../src/workers/workers.ts';
import { fakeTime } from './support/fake-time.ts';
import { testServer } from './support/server.ts';

const NOW = 1_700_000_000_000;
const TODAY = dayAt(NOW);
const params = { game: 'cards', day: TODAY };

interface Playing {
  readonly day?: string;
  readonly options?: unknown;
  /** What the opponents make of their own answer. */
  readonly opponents?: 'themselves' | 'helpful';
}

/** A whole game in which the person takes the first or the last option. */
function played(take: 'first' | 'last', playing: Playing = {}): Match {
  const { day = TODAY, options = USUAL_OPTIONS, opponents = 'themselves' } = playing;
  const started = startMatch(cardGame, options, dailySeed('cards', day));
  if (!started.ok) throw new Error(started.refusal.code);
  let match = started.value;
  for (;;) {
    const [owed] = match.game.owed(match.state);
    if (owed === undefined) return match;
    const { seat } = owed;
    const isHelped = opponents === 'helpful' && match.moves > 60;
    const command =
      seat === 0 || isHelped
        ? match.game.options(match.state, seat).at(take === 'first' ? 0 : -1)
        : answerOf(match, seat, day);
    const next = submit(match, { seat, command });
    if (!next.ok) throw new Error(next.refusal.code);
    match = next.value;
  }
}

/** As the page lets the day's opponents answer. */
function answerOf({ game, state, seed, moves }: Match, seat: number, day: string) {
  const bot = botFor('cards', dailyOpponents('cards', day)[seat - 1] ?? '');
  if (bot === undefined) throw new Error(`no one sits on seat ${seat}`);
  const view = game.view(state, seat);
  const options = game.options(state, seat);
  const random = chanceOf({ seed, seat, moves });
  return bot.decide({ game, view, seat, options, random }, DAILY_BUDGET);
}

const [FIRST, LAST] = [played('first'), played('last')].map((match) => ({
  record: recordOf(match),
  points: match.game.result(match.state)?.find(({ seat }) => seat === 0)?.score ?? 0,
})) as [Played, Played];

interface Played {
  readonly record: GameRecord;
  readonly points: number;
}

describe('the daily challenge', () => {
  it('ranks proven results, shows the games to those who have entered one, and forgets on request', async () => {
    const server = await testServer({ time: fakeTime(NOW) });
    const [ann, ben] = await server.visitors(2);
    await ann.call('rename', { body: { name: 'Ann' } });
    await ann.call('enterDaily', { params, body: { ...FIRST.record, hints: [{ move: 0, seat: 0 }] } });

    const seen = await server.stranger().call('daily', { params });
    expect(seen).toMatchObject({ count: 1, entries: [{ rank: 1, person: { name: 'Ann' }, hints: 1 }] });
    expect(seen.entries[0]).not.toHaveProperty('table');

    const entered = await ben.call('enterDaily', { params, body: { ...LAST.record } });
    const inOrder = [FIRST.points, LAST.points].sort((a, b) => b - a);
    expect(entered.entries.map((entry) => entry.points)).toEqual(inOrder);
    expect(entered.mine).toMatchObject({ person: { id: ben.id }, points: LAST.points });
    const table = await ben.look(entered.entries.find(({ person }) => person.id === ann.id)?.table ?? '');
    expect(table).toMatchObject({ phase: 'over', imported: true, viewer: 'spectator' });
    expect(table.seats[0]).toMatchObject({ name: 'Ann' });
    expect(table.seats.slice(1).map(({ plan }) => plan)).toEqual(
      dailyOpponents('cards', TODAY).map((bot) => ({ kind: 'bot', bot })),
    );

    expect(await ann.call('exportMe')).toMatchObject({ daily: [{ day: TODAY, game: 'cards' }] });
    await ann.call('deleteMe', { body: {} });
    const left = await server.stranger().call('daily', { params });
    expect(left).toMatchObject({ count: 1, entries: [{ person: { id: ben.id } }] });
  });

  it('takes one result per person, of the days that are open, and only a true game of that day', async () => {
    const on = (day: string): GameRecord => recordOf(played('first', { day }));
    const begun = startMatch(cardGame, USUAL_OPTIONS, dailySeed('cards', TODAY));
    if (!begun.ok) throw new Error(begun.refusal.code);
    const { record } = FIRST;
    const [fourth] = record.moves.slice(4);
    if (fourth === undefined) throw new Error('the game is too short');
    const other = { seats: [...USUAL_OPTIONS.seats].reverse() };
    // Played before there is a server: while this thread plays, it would answer nothing and lose connections.
    const refused: readonly (readonly [GameRecord, string, day?: string])[] = [
      [on(dayAfter(TODAY, -1)), 'dailyOtherGame'],
      [recordOf(played('first', { options: other })), 'dailyOtherGame'],
      [on(dayAfter(TODAY, -3)), 'dailyClosed', dayAfter(TODAY, -3)],
      [on(dayAfter(TODAY)), 'dailyClosed', dayAfter(TODAY)],
      [recordOf(begun.value), 'dailyUnfinished'],
      [{ ...record, moves: record.moves.with(3, fourth) }, 'recordFails'],
      [recordOf(played('first', { opponents: 'helpful' })), 'dailyOtherBots'],
    ];

    const server = await testServer({ time: fakeTime(NOW) });
    const ann = await server.visitor();
    const refusalOf = async (record: GameRecord, day = TODAY): Promise<string | undefined> => {
      const entered = await ann.ask('enterDaily', { params: { game: 'cards', day }, body: { ...record } });
      return entered.ok ? undefined : entered.refusal.code;
    };
    for (const [entered, code, day] of refused) expect(await refusalOf(entered, day)).toBe(code);
    expect(await refusalOf(record)).toBeUndefined();
    expect(await refusalOf(record)).toBeUndefined();
    expect(await refusalOf(LAST.record)).toBe('dailyEntered');
    expect(await ann.call('daily', { params })).toMatchObject({ count: 1 });
  });
});

type Ports = Parameters<typeof createDaily>[0];

/** With proofs that always succeed, and opponents whose check is this function. */
function enteringWith(ask: Ports['reviewPool']['ask']) {
  const daily = createDaily({
    store: { count: async () => 0, of: async () => undefined },
    games: () => ({}),
    prover: {
      prove: async () => ({ ok: true, value: { hash: 'h', daily: {}, record: FIRST.record } }),
    },
    reviewPool: { isOpen: true, ask },
    newKey: () => 'key',
    time: fakeTime(NOW),
  } as unknown as Ports);
  return (id: string, network: string) => {
    const person = { id, name: id, kind: 'visitor' } as const;
    return daily.enter({ ...params, person, owner: { person: id, network }, text: '' });
  };
}

describe('a result whose opponents cannot be checked in time', () => {
  it('is not entered, and may be sent again', async () => {
    const enter = (problem: Error) => enteringWith(() => Promise.reject(problem))('ann', 'home');
    expect(await enter(new TookTooLong('no answer'))).toMatchObject({ refusal: { code: 'busy' } });
    await expect(enter(new Error('broken'))).rejects.toThrow('broken');
  });

  it('keeps others waiting no longer than a few of one network do, one of each person', async () => {
    let asked = 0;
    let answer: (problem: Error) => void = () => undefined;
    const answered = new Promise<never>((_, reject) => {
      answer = reject;
    });
    const enter = enteringWith(() => {
      asked++;
      return answered;
    });
    const waiting = ['eve', 'eve 2', 'eve 3', 'eve 4'].map((id) => enter(id, 'a'));
    expect(await enter('eve', 'b')).toMatchObject({ refusal: { code: 'tooFast' } });
    expect(await enter('eve 5', 'a')).toMatchObject({ refusal: { code: 'tooFast' } });
    waiting.push(enter('ann', 'home'));
    await expect.poll(() => asked).toBe(5);
    answer(new TookTooLong('no answer'));
    for (const one of await Promise.all(waiting)) expect(one).toMatchObject({ refusal: { code: 'busy' } });
    expect(await enter('eve', 'a')).toMatchObject({ refusal: { code: 'busy' } });
  });
});
