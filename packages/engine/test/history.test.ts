/** Which states a match keeps: those that undo can reach without playing, and every 64th. */
import { type AnyGame, type Match, movesFrom, recordOf, resumeMatch } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { mustSubmit, start } from './random-moves.ts';
import { boldDice } from './toys/bold-dice.ts';
import { longWalk } from './toys/long-walk.ts';

/** The indexes of the moves after which the state is kept. */
const keptIn = ({ last }: Match): readonly number[] =>
  movesFrom(last)
    .filter(({ state }) => state !== undefined)
    .map(({ index }) => index);

const walk = (...seats: readonly number[]): Match =>
  seats.reduce((match, seat) => mustSubmit(match, seat, { type: 'step' }), start(longWalk, {}, 's'));

/** One seat sets stakes, named by their amount, or throws. */
const dice = (...commands: readonly (number | 'throw')[]): Match =>
  commands.reduce<Match>(
    (match, command) =>
      mustSubmit(match, 0, command === 'throw' ? { type: 'throwDie' } : { type: 'stake', amount: command }),
    start(boldDice, { seats: 1 }, 's'),
  );

const inTurns = (moves: number): Match => walk(...Array.from({ length: moves }, (_, at) => at % 2));

describe('what happened', () => {
  it('is told of the set-up and of each move apart, also when the match is resumed', () => {
    const game: AnyGame = {
      ...(longWalk as AnyGame),
      setup: (_options, seed, log) => {
        log?.({ type: 'begun' });
        return longWalk.setup({}, seed);
      },
    };
    const match = mustSubmit(mustSubmit(start(game, {}, 's'), 0, { type: 'step' }), 1, { type: 'step' });
    const resumed = resumeMatch(game, recordOf(match));
    for (const told of [match, resumed.ok ? resumed.match : undefined]) {
      expect(told?.opening).toEqual([{ type: 'begun' }]);
      expect(movesFrom(told?.last).map(({ events }) => events)).toEqual([
        [{ type: 'walked', seat: 0 }],
        [{ type: 'walked', seat: 1 }],
      ]);
    }
  });
});

describe('the states that a match keeps', () => {
  it.each([
    ['all of a turn', () => walk(0, 0, 0), [0, 1, 2]],
    ['the one before the next seat moved', () => walk(0, 0, 0, 1), [2, 3]],
    ['again all of that seat’s turn', () => walk(0, 0, 0, 1, 1), [2, 3, 4]],
    ['and so on', () => walk(0, 0, 0, 1, 1, 0), [4, 5]],
  ])('are %s', (_, played, kept) => {
    expect(keptIn(played())).toEqual(kept);
  });

  it.each([
    ['before the throw', () => dice(2, 3), [0, 1]],
    ['at the throw', () => dice(2, 3, 'throw'), [1, 2]],
    ['after the throw', () => dice(2, 'throw', 3), [1, 2]],
  ])('are none that chance has put out of reach: %s', (_, played, kept) => {
    expect(keptIn(played())).toEqual(kept);
  });

  it('are every 64th for good', () => {
    expect(keptIn(inTurns(64))).toEqual([62, 63]);
    expect(keptIn(inTurns(130))).toEqual([63, 127, 128, 129]);
  });

  it('are only every 64th in a match that was resumed', () => {
    const resumed = resumeMatch(longWalk, recordOf(inTurns(130)));
    expect(resumed.ok && keptIn(resumed.match)).toEqual([63, 127]);
  });

  it('come with the reason for which a step is final, where there is one', () => {
    expect(dice(2).last).not.toHaveProperty('final');
    expect(dice('throw').last).toMatchObject({ final: 'chance' });
  });
});
