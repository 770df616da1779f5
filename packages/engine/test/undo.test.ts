import {
  answersBack,
  canonicalJson,
  type Match,
  recordOf,
  resumeMatch,
  undo,
  undoLimit,
} from '@carson/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLine, lastOf, mustSubmit, playLine, start } from './random-moves.ts';
import { boldDice } from './toys/bold-dice.ts';
import { hiddenHands } from './toys/hidden-hands.ts';
import { longWalk } from './toys/long-walk.ts';
import { sealedAuction } from './toys/sealed-auction.ts';

const auction = () => start(sealedAuction, { seats: 3, lots: [5, 4] }, 's');
const hands = () => start(hiddenHands, { seats: 2 }, 's');
const dice = () => start(boldDice, { seats: 2, rounds: 2 }, 's');

function firstCard(match: Match): number {
  const command = hiddenHands.options(match.state as never, 0).find(({ type }) => type === 'markCard');
  return command?.type === 'markCard' ? command.card : 0;
}

describe('undo', () => {
  it('takes back a plain command', () => {
    const before = dice();
    const staked = mustSubmit(before, 0, { type: 'stake', amount: 2 });
    const raised = mustSubmit(staked, 0, { type: 'stake', amount: 3 });
    expect(undoLimit(raised, { seat: 0 })).toEqual({ commands: 2, stoppedBy: 'start' });
    const once = undo(raised, { seat: 0 });
    expect(once.ok && canonicalJson(once.value.state)).toBe(canonicalJson(staked.state));
    const both = undo(raised, { seat: 0, count: 2 });
    expect(both.ok && canonicalJson(both.value.state)).toBe(canonicalJson(before.state));
  });

  it('stops at chance', () => {
    const thrown = mustSubmit(mustSubmit(dice(), 0, { type: 'stake', amount: 2 }), 0, { type: 'throwDie' });
    expect(undoLimit(thrown, { seat: 0 })).toEqual({ commands: 0, stoppedBy: 'chance' });
    expect(undo(thrown, { seat: 0 })).toEqual({
      ok: false,
      refusal: { code: 'cannotUndo', params: { possible: 0, stoppedBy: 'chance' } },
    });
  });

  it('stops at a reveal: a card drawn, a card turned up', () => {
    const drawn = mustSubmit(hands(), 0, { type: 'drawCard' });
    expect(undoLimit(drawn, { seat: 0 })).toEqual({ commands: 0, stoppedBy: 'reveal' });
    const marked = mustSubmit(drawn, 0, { type: 'markCard', card: firstCard(drawn) });
    expect(undoLimit(marked, { seat: 0 })).toEqual({ commands: 1, stoppedBy: 'reveal' });
    const turned = mustSubmit(marked, 0, { type: 'turnCard' });
    expect(undoLimit(turned, { seat: 0 })).toEqual({ commands: 0, stoppedBy: 'reveal' });
  });

  it('stops at the opening of sealed answers for the seat that gave the last one', () => {
    const two = mustSubmit(mustSubmit(auction(), 0, { type: 'bid', amount: 1 }), 1, {
      type: 'bid',
      amount: 2,
    });
    expect(undoLimit(two, { seat: 1 })).toEqual({ commands: 1, stoppedBy: 'otherSeat' });
    expect(undoLimit(mustSubmit(two, 2, { type: 'bid', amount: 3 }), { seat: 2 })).toEqual({
      commands: 0,
      stoppedBy: 'reveal',
    });
  });

  it('stops at another seat’s command', () => {
    const bid = mustSubmit(auction(), 0, { type: 'bid', amount: 1 });
    expect(undoLimit(bid, { seat: 1 })).toEqual({ commands: 0, stoppedBy: 'otherSeat' });
    expect(undoLimit(mustSubmit(bid, 1, { type: 'bid', amount: 1 }), { seat: 0 })).toEqual({
      commands: 0,
      stoppedBy: 'otherSeat',
    });
  });

  it.each([0, -1, 1.5, 3, Number.NaN])('refuses to take back %d of two commands', (count) => {
    const two = mustSubmit(mustSubmit(dice(), 0, { type: 'stake', amount: 2 }), 0, {
      type: 'stake',
      amount: 3,
    });
    const answer = undo(two, { seat: 0, count });
    expect(answer.ok ? 'accepted' : answer.refusal.code).toBe('cannotUndo');
  });

  it('never changes the random stream: replayed commands throw the same dice', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const matches = playLine(line);
        const match = lastOf(matches);
        const last = match.last?.move;
        if (last === undefined) return;
        const back = undo(match, { seat: last.seat });
        if (!back.ok) return;
        expect(back.value.state.random).toEqual(match.state.random);
        expect(canonicalJson(back.value.state)).toBe(canonicalJson(matches[matches.length - 2]?.state));
        const again = mustSubmit(back.value, last.seat, last.command);
        expect(recordOf(again)).toEqual(recordOf(match));
      }),
      { numRuns: 300 },
    );
  });

  it('is possible exactly as often as the limit says', () => {
    fc.assert(
      fc.property(anyLine, fc.nat({ max: 5 }), (line, seat) => {
        const match = lastOf(playLine(line));
        const { commands } = undoLimit(match, { seat });
        if (commands > 0) expect(undo(match, { seat, count: commands }).ok).toBe(true);
        expect(undo(match, { seat, count: commands + 1 }).ok).toBe(false);
      }),
    );
  });
});

describe('undo across the answers of bots', () => {
  it.each([
    ['where one person plays', [true, false, false], [false, true, true]],
    ['never where others play', [true, true, false], [false, false, false]],
    ['never where only bots play', [false, false, false], [false, false, false]],
  ])('takes them back %s', (_, people, expected) => {
    expect(people.map((__, seat) => answersBack(people)(seat))).toEqual(expected);
  });

  const across = (seat: number): boolean => seat !== 0;
  /** The match after steps of these seats. */
  const walk = (...seats: readonly number[]): Match =>
    seats.reduce((match, seat) => mustSubmit(match, seat, { type: 'step' }), start(longWalk, {}, 's'));

  it('takes back the own decision and what was answered to it', () => {
    const match = walk(0, 1, 0, 1, 1);
    expect(undoLimit(match, { seat: 0 })).toEqual({ commands: 0, stoppedBy: 'otherSeat' });
    expect(undoLimit(match, { seat: 0, across })).toEqual({ commands: 2, stoppedBy: 'start' });
    const once = undo(match, { seat: 0, across });
    expect(once.ok && once.value.state).toEqual(walk(0, 1).state);
    const both = undo(match, { seat: 0, count: 2, across });
    expect(both.ok && both.value.moves).toBe(0);
    expect(undo(match, { seat: 0, count: 3, across }).ok).toBe(false);
  });

  it('is marked in the record, once for each move made instead', () => {
    const back = undo(walk(0, 1, 0, 1), { seat: 0, across });
    if (!back.ok) throw new Error(back.refusal.code);
    expect(back.value.undos).toEqual([{ move: 2, seat: 0 }]);
    const again = mustSubmit(mustSubmit(back.value, 0, { type: 'step' }), 1, { type: 'step' });
    expect(recordOf(again).undos).toEqual([{ move: 2, seat: 0 }]);
    const twice = undo(again, { seat: 0, across });
    expect(twice.ok && twice.value.undos).toEqual([{ move: 2, seat: 0 }]);
    const onward = walk(0, 1, 0, 1, 0, 1, 0, 1);
    const first = undo(onward, { seat: 0, across });
    if (!first.ok) throw new Error(first.refusal.code);
    const replayed = mustSubmit(mustSubmit(first.value, 0, { type: 'step' }), 0, { type: 'step' });
    const own = undo(replayed, { seat: 0 });
    expect(own.ok && own.value.undos).toEqual([{ move: 6, seat: 0 }]);
    const further = undo(again, { seat: 0, count: 2, across });
    expect(further.ok && further.value.undos).toEqual([{ move: 0, seat: 0 }]);
    const resumed = resumeMatch(longWalk, recordOf(again));
    expect(resumed.ok && resumed.match.undos).toEqual(again.undos);
  });

  it('is marked at each move before which it happened', () => {
    const back = (match: Match): Match => {
      const undone = undo(match, { seat: 0, across });
      if (!undone.ok) throw new Error(undone.refusal.code);
      return undone.value;
    };
    const steps = (match: Match) =>
      [0, 1, 0, 1].reduce((now, seat) => mustSubmit(now, seat, { type: 'step' }), match);
    expect(back(steps(back(walk(0, 1)))).undos).toEqual([
      { move: 0, seat: 0 },
      { move: 2, seat: 0 },
    ]);
  });

  it('stops at moves that another player made on the same seat', () => {
    const match = walk(0, 0, 0);
    expect(undoLimit(match, { seat: 0, since: 1 })).toEqual({ commands: 2, stoppedBy: 'otherSeat' });
    expect(undoLimit(match, { seat: 0, since: 0 })).toEqual({ commands: 3, stoppedBy: 'start' });
  });

  it('stays marked when the move made instead is taken back, by whichever seat', () => {
    const back = undo(walk(0, 1, 0, 1), { seat: 0, across });
    if (!back.ok) throw new Error(back.refusal.code);
    for (const seat of [0, 1]) {
      const instead = mustSubmit(back.value, seat, { type: 'step' });
      const again = undo(instead, { seat });
      expect(again.ok && again.value.undos).toEqual([{ move: 2, seat: 0 }]);
      const both = undo(instead, { seat, across: () => true, count: seat === 0 ? 2 : 1 });
      expect(both.ok && both.value.undos).toContainEqual({ move: both.ok ? both.value.moves : -1, seat: 0 });
    }
    const other = undo(mustSubmit(mustSubmit(back.value, 1, { type: 'step' }), 0, { type: 'step' }), {
      seat: 1,
      across: () => true,
    });
    expect(other.ok && other.value.undos).toEqual([
      { move: 2, seat: 0 },
      { move: 2, seat: 1 },
    ]);
  });

  it('leaves no mark where only own commands were taken back', () => {
    const back = undo(walk(1, 0, 0), { seat: 0, count: 2, across });
    expect(back.ok && recordOf(back.value)).not.toHaveProperty('undos');
  });

  it('stops at a reveal by another seat', () => {
    const bids = [0, 1, 2].reduce(
      (match, seat) => mustSubmit(match, seat, { type: 'bid', amount: seat }),
      auction(),
    );
    expect(undoLimit(bids, { seat: 0, across })).toEqual({ commands: 0, stoppedBy: 'reveal' });
  });
});
