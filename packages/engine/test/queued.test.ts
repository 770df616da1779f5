/** Queued answers, over a game of dice: seat 0 is asked first, seat 1 queues its answer. */
import {
  type AnyGame,
  judgeQueued,
  type Match,
  type QueuedAnswer,
  type QueueOffer,
  type QueueWish,
  queueAnswer,
  queueOffers,
  stableHash,
  undo,
} from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { mustSubmit, start } from './random-moves.ts';
import { boldDice, type DiceState, type DiceView } from './toys/bold-dice.ts';
import { sealedAuction } from './toys/sealed-auction.ts';

const THROW: QueueOffer = {
  question: 'throw',
  command: { type: 'throwDie' },
  facts: ['rounds', 'who', 'what', 'viewer', 'weather'],
  stops: ['stake', 'scores'],
};
const raise = (amount: number) => ({ type: 'stake', amount });
const OFFERS: readonly QueueOffer[] = [
  THROW,
  { ...THROW, command: raise(1) },
  { ...THROW, question: 'rest' },
];

const game: AnyGame = {
  ...(boldDice as AnyGame),
  view: (state, viewer) => ({ ...boldDice.view(state as DiceState, viewer), viewer }),
  queue: {
    offers: () => OFFERS,
    facts: (view, seat, { type }) => {
      const { rounds, stake, scores, viewer } = view as DiceView & { readonly viewer: unknown };
      return { rounds, stake, scores, viewer, who: seat, what: type };
    },
  },
};

const begun = (of: AnyGame = game): Match => start(of, { seats: 2, rounds: 1 }, 's');
const staked = (match: Match, amount: number): Match => mustSubmit(match, 0, raise(amount));
const thrown = (match: Match, seat = 0): Match => mustSubmit(match, seat, { type: 'throwDie' });

const ask = (match: Match, wish: Partial<QueueWish> = {}) =>
  queueAnswer(match, 1, { question: 'throw', command: THROW.command, stops: [], ...wish });

function given(match: Match, wish: Partial<QueueWish> = {}): QueuedAnswer {
  const queued = ask(match, wish);
  if (!queued.ok) throw new Error(queued.refusal.code);
  return queued.value;
}

describe('what may be queued', () => {
  it('is whatever the rules offer, while another seat is asked', () => {
    expect(queueOffers(begun(), 1)).toEqual(OFFERS);
    expect(queueOffers(begun(), 0)).toEqual([]);
    expect(queueOffers(thrown(begun()), 1)).toEqual([]);
  });

  it('is nothing for a seat that is asked together with others', () => {
    const auction: AnyGame = { ...(sealedAuction as AnyGame), ...(game.queue && { queue: game.queue }) };
    const match = start(auction, { seats: 3, lots: [5] }, 's');
    expect(queueOffers(match, 1)).toEqual([]);
    expect(queueOffers(mustSubmit(match, 1, { type: 'bid', amount: 1 }), 1)).toEqual(OFFERS);
  });

  it('is nothing when the game is over, or where the game takes no such answers', () => {
    expect(queueOffers(thrown(thrown(begun()), 1), 1)).toEqual([]);
    expect(queueOffers(begun(boldDice), 1)).toEqual([]);
  });
});

describe('a queued answer', () => {
  it('keeps the facts it depends on, and when it was given', () => {
    const facts = {
      rounds: stableHash(1),
      who: stableHash(1),
      what: stableHash('throwDie'),
      viewer: stableHash('spectator'),
      weather: stableHash('unknown'),
    };
    const queued = { seat: 1, question: 'throw', command: THROW.command };
    expect(given(begun())).toStrictEqual({ ...queued, stops: [], facts, moves: 0 });
    const later = staked(begun(), 3);
    expect(given(later, { stops: ['stake', 'stake'] })).toStrictEqual({
      ...queued,
      stops: ['stake'],
      facts: { ...facts, stake: stableHash(3) },
      moves: 1,
      check: later.last?.move.check,
    });
  });

  it.each([
    ['no command', { command: { type: 'fly' } }, 'malformed', undefined],
    ['another command', { command: raise(2) }, 'notQueueable', { question: 'throw' }],
    ['another question', { question: 'sleep' }, 'notQueueable', { question: 'sleep' }],
    ['another stop', { stops: ['stake', 'rain'] }, 'noSuchStop', { stop: 'rain' }],
  ])('is refused where it is none of those offered: %s', (_, wish, code, params) => {
    const queued = ask(begun(), wish);
    expect(queued).toMatchObject({ ok: false, refusal: { code, ...(params && { params }) } });
  });

  it('waits until its question is asked, of its seat', () => {
    const match = begun();
    const queued = given(match);
    expect(judgeQueued(match, queued)).toEqual({ kind: 'waits' });
    expect(judgeQueued(staked(match, 2), queued)).toEqual({ kind: 'waits' });
    expect(judgeQueued(thrown(match), queued)).toEqual({
      kind: 'answers',
      decision: 1,
      command: THROW.command,
    });
  });

  it('waits where another question is asked, or a power asks the same', () => {
    const match = begun();
    expect(judgeQueued(thrown(match), given(match, { question: 'rest' }))).toEqual({ kind: 'waits' });
    const byPower: AnyGame = {
      ...game,
      owed: (state) => boldDice.owed(state as DiceState).map((one) => ({ ...one, character: 'gunsmith' })),
    };
    const asked = begun(byPower);
    expect(judgeQueued(thrown(asked), given(asked))).toEqual({ kind: 'waits' });
  });

  it('is dropped at the first state in which a fact was another, even if it changed back', () => {
    const match = begun();
    const queued = given(match, { stops: ['stake'] });
    expect(judgeQueued(match, queued)).toEqual({ kind: 'waits' });
    expect(judgeQueued(staked(match, 2), queued)).toEqual({ kind: 'drops', because: 'stake' });
    expect(judgeQueued(thrown(staked(match, 2)), queued)).toEqual({ kind: 'drops', because: 'stake' });
    expect(judgeQueued(thrown(match), queued).kind).toBe('answers');
  });

  it('is dropped where a later move changed a fact', () => {
    const match = begun();
    const queued = given(match, { stops: ['scores'] });
    expect(judgeQueued(staked(match, 2), queued)).toEqual({ kind: 'waits' });
    expect(judgeQueued(thrown(staked(match, 2)), queued)).toEqual({ kind: 'drops', because: 'scores' });
  });

  it('does not ask about moves before it was given', () => {
    const match = staked(begun(), 2);
    const queued = given(match, { stops: ['stake'] });
    expect(judgeQueued(match, queued)).toEqual({ kind: 'waits' });
    expect(judgeQueued(staked(match, 3), queued)).toEqual({ kind: 'drops', because: 'stake' });
  });

  it('is dropped where the game takes no such answers any longer', () => {
    const match = begun();
    const moved = staked(match, 2);
    expect(judgeQueued({ ...moved, game: boldDice }, given(match))).toMatchObject({ kind: 'drops' });
  });

  it('is dropped when the question comes and the rules refuse it', () => {
    const match = begun();
    expect(judgeQueued(thrown(match), given(match, { command: raise(1) }))).toEqual({
      kind: 'drops',
      because: 'refused',
    });
  });

  it('is dropped where a move before it was taken back, even if another was made instead', () => {
    const match = staked(begun(), 2);
    const queued = given(match);
    const back = undo(match, { seat: 0 });
    if (!back.ok) throw new Error(back.refusal.code);
    expect(judgeQueued(back.value, queued)).toEqual({ kind: 'drops', because: 'undone' });
    expect(judgeQueued(staked(back.value, 3), queued)).toEqual({ kind: 'drops', because: 'undone' });
    expect(judgeQueued(back.value, given(begun()))).toEqual({ kind: 'waits' });
  });
});
