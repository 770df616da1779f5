import {
  canonicalJson,
  type GameCommand,
  isProven,
  type Match,
  markHint,
  matchFrom,
  movesFrom,
  recordOf,
  repeat,
  resumeMatch,
  submit,
  submitAll,
  undo,
} from '@carson/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLine, lastOf, mustSubmit, playLine, start } from './random-moves.ts';
import { boldDice } from './toys/bold-dice.ts';
import { sealedAuction } from './toys/sealed-auction.ts';

const auction = () => start(sealedAuction, { seats: 3, lots: [5, 4] }, 's');
const dice = () => start(boldDice, { seats: 2, rounds: 2 }, 's');

describe('submitting a command', () => {
  it('hands back a new match and leaves the old one as it was', () => {
    const before = auction();
    const text = canonicalJson(before.state);
    const after = mustSubmit(before, 1, { type: 'bid', amount: 3 });
    expect(canonicalJson(before.state)).toBe(text);
    expect(after.moves).toBe(1);
    expect(after.last?.events).toEqual([{ type: 'bidSealed', seat: 1 }]);
    expect(after.last?.move).not.toHaveProperty('at');
  });

  it('accepts the answers of several seats to one question in any order', () => {
    const seats = [2, 0, 1];
    const done = seats.reduce(
      (match, seat) => mustSubmit(match, seat, { type: 'bid', amount: seat }),
      auction(),
    );
    expect(done.last?.events).toContainEqual({ type: 'lotSold', seat: 2, lot: 0, bids: [0, 1, 2] });
  });

  it.each([
    ['malformed', { path: 'amount' }, { seat: 0, command: { type: 'bid', amount: 'much' } }],
    ['malformed', {}, { seat: 0, command: 'bid' }],
    ['bidTooHigh', {}, { seat: 0, command: { type: 'bid', amount: 13 } }],
    ['nothingOwed', { seat: 9 }, { seat: 9, command: { type: 'bid', amount: 1 } }],
    ['nothingOwed', { seat: -1 }, { seat: -1, command: { type: 'bid', amount: 1 } }],
    ['decisionClosed', { decision: 7 }, { seat: 0, command: { type: 'bid', amount: 1 }, decision: 7 }],
  ])('refuses as a value that names what is wrong: %s', (code, params, submission) => {
    expect(submit(auction(), submission)).toMatchObject({ ok: false, refusal: { code, params } });
  });

  it('takes a second answer to a sealed question for one that is not owed', () => {
    const once = mustSubmit(auction(), 0, { type: 'bid', amount: 1 });
    const twice = submit(once, { seat: 0, command: { type: 'bid', amount: 2 } });
    expect(twice.ok ? 'accepted' : twice.refusal.code).toBe('nothingOwed');
  });

  it('plays many commands in their order, or says why the first one that is refused is', () => {
    const throws = [0, 1, 0].map((seat) => ({ seat, command: { type: 'throwDie' } }));
    const all = submitAll(dice(), throws);
    expect(all.ok && recordOf(all.value).moves.map(({ seat }) => seat)).toEqual([0, 1, 0]);
    const refused = submitAll(dice(), [...throws, ...throws, { seat: 9, command: { type: 'throwDie' } }]);
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'nothingOwed', params: { seat: 0 } } });
  });

  it('goes on from any state that a match begins with', () => {
    const played = mustSubmit(dice(), 0, { type: 'throwDie' });
    const { game, options, seed } = played;
    const match = matchFrom(played.state, { game, options, seed });
    expect(match).toMatchObject({ moves: 0, opening: [], commitment: played.commitment });
    expect(game.owed(mustSubmit(match, 1, { type: 'throwDie' }).state)).toMatchObject([{ seat: 0 }]);
  });

  it('keeps the question of a seat open while others answer theirs', () => {
    const answered = mustSubmit(auction(), 0, { type: 'bid', amount: 1 });
    const late = submit(answered, { seat: 1, command: { type: 'bid', amount: 1 }, decision: 0 });
    expect(late.ok).toBe(true);
  });

  it('is refused for the question of another seat', () => {
    const thrown = mustSubmit(dice(), 0, { type: 'throwDie' });
    const early = submit(thrown, { seat: 0, command: { type: 'throwDie' }, decision: 1 });
    expect(early).toMatchObject({ ok: false, refusal: { code: 'decisionClosed', params: { decision: 1 } } });
  });

  it('refused, leaves the state byte-equal, whatever is thrown at it', () => {
    const garbage = fc.oneof(
      fc.jsonValue(),
      fc.record({ type: fc.constantFrom('bid', 'stake', 'markCard', 'x') }),
    );
    fc.assert(
      fc.property(anyLine, fc.integer({ min: -1, max: 6 }), garbage, (line, seat, command) => {
        const match = lastOf(playLine(line));
        const before = canonicalJson(match.state);
        const answer = submit(match, { seat, command });
        if (!answer.ok) expect(canonicalJson(match.state)).toBe(before);
        expect(canonicalJson(recordOf(match))).toContain(canonicalJson(match.seed));
      }),
    );
  });
});

describe('a match from its record', () => {
  it('is the match that was recorded, events and undo limits included', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const match = lastOf(playLine(line));
        const resumed = resumeMatch(line.toy.game, JSON.parse(JSON.stringify(recordOf(match))));
        if (!resumed.ok) throw new Error(resumed.failure.refusal.code);
        expect(facts(resumed.match)).toEqual(facts(match));
      }),
    );
  });
});

/** Everything of a match but the states it happens to keep. */
function facts({ last, start, ...match }: Match) {
  return { ...match, start, history: movesFrom(last).map(({ state, previous, ...move }) => move) };
}

interface Bid extends GameCommand {
  readonly amount: number;
}

describe('a match repeated from its moves', () => {
  const played = (): Match =>
    [0, 1, 2].reduce((match, seat) => mustSubmit(match, seat, { type: 'bid', amount: seat }), auction());

  it('is the match that was played, and proven by its last check', () => {
    const match = played();
    const again = movesFrom(match.last).reduce((before, { move }) => repeat(before, move), auction());
    expect(again).toEqual(match);
    expect(isProven(again)).toBe(true);
    expect(isProven(auction())).toBe(true);
  });

  it('is not proven where any move of it was another one', () => {
    const other: Bid = { type: 'bid', amount: 9 };
    for (const altered of [0, 1, 2]) {
      const again = movesFrom(played().last).reduce(
        (before, { move }, at) => repeat(before, at === altered ? { ...move, command: other } : move),
        auction(),
      );
      expect(isProven(again)).toBe(false);
    }
  });
});

describe('hints', () => {
  it('are marked once for one question', () => {
    const once = markHint(dice(), 0);
    expect(markHint(once, 0)).toBe(once);
    const staked = mustSubmit(once, 0, { type: 'stake', amount: 2 });
    expect(markHint(staked, 0).hints).toEqual([
      { move: 0, seat: 0 },
      { move: 1, seat: 0 },
    ]);
  });

  it('are marked once, whatever others answer meanwhile', () => {
    const asked = markHint(auction(), 0);
    const later = mustSubmit(asked, 1, { type: 'bid', amount: 1 });
    expect(markHint(later, 0)).toBe(later);
    expect(markHint(later, 2).hints).toEqual([
      { move: 0, seat: 0 },
      { move: 1, seat: 2 },
    ]);
  });

  it('outlive a resumption', () => {
    const helped = mustSubmit(markHint(dice(), 0), 0, { type: 'stake', amount: 2 });
    const resumed = resumeMatch(boldDice, recordOf(helped));
    expect(resumed.ok && recordOf(resumed.match)).toEqual(recordOf(helped));
  });

  it('stay when the move is taken back, for the one made instead', () => {
    const staked = mustSubmit(dice(), 0, { type: 'stake', amount: 2 });
    const back = undo(mustSubmit(markHint(staked, 0), 0, { type: 'stake', amount: 3 }), {
      seat: 0,
      count: 2,
    });
    expect(back.ok && recordOf(back.value).hints).toEqual([{ move: 0, seat: 0 }]);
    expect(back.ok && resumeMatch(boldDice, recordOf(back.value)).ok).toBe(true);
  });
});
