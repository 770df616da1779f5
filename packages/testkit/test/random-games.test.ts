import { describe, expect, it } from 'vitest';
import { type Invariant, neverOccurred, playRandomGames } from '../src/index.ts';
import { type Counting, type CountingGame, countingGame, luckyGame } from './counting-game.ts';

const plan = { options: () => ({}), games: 20, seed: 'testkit' };

/** The report of the first failure; '' where all games are fine. */
function reportOf(game: CountingGame, invariants: readonly Invariant[] = []): string {
  try {
    playRandomGames({ ...plan, game, invariants });
    return '';
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

describe('random games', () => {
  it('come back finished, with what occurred in them', () => {
    const { finished, kinds } = playRandomGames({ ...plan, game: countingGame });
    expect(finished.every(({ state }) => state.sum >= 10)).toBe(true);
    expect(new Set(finished.map(({ moves }) => moves.length)).size).toBeGreaterThan(1);
    expect(kinds.events.get('added')).toBe(kinds.commands.get('add'));
    expect(neverOccurred(kinds.refusals, ['malformed', 'outOfRange', 'never'])).toEqual(['never']);
  });

  it('are the same games for the same seed', () => {
    const movesOf = () => playRandomGames({ ...plan, game: luckyGame }).finished.map(({ moves }) => moves);
    expect(movesOf()).toEqual(movesOf());
  });

  it('may be played by a chooser of one’s own', () => {
    const { finished } = playRandomGames({
      ...plan,
      game: countingGame,
      choose: () => ({ type: 'add', amount: 3 }),
    });
    expect(finished.map(({ moves }) => moves.length)).toEqual(Array.from({ length: 20 }, () => 4));
  });

  it('tell a violated invariant with the fewest commands that still show it', () => {
    const never: Invariant = {
      name: 'the sum stays below five after an addition of two',
      violation: ({ state, move }) => {
        const two = JSON.stringify(move?.command).includes('2');
        return two && 'sum' in state && Number(state.sum) >= 5 ? `the sum is ${state.sum}` : undefined;
      },
    };
    const report = reportOf(countingGame, [
      { ...never, violation: (moment) => (moment.move ? never.violation(moment) : undefined) },
    ]);
    expect(report).toContain('counting: the sum stays below five after an addition of two');
    expect(report).toMatch(/\n {2}the sum is [56]\n/);
    expect(report).toMatch(/\n {2}seed testkit-\d+, options {}\n/);
    expect(report).toMatch(/\n {2}(2|3) of \d+ commands suffice:\n/);
    const sketch = JSON.parse(report.split('\n').at(-1) ?? '');
    expect(sketch).toMatchObject({ game: 'counting', rules: 1, options: {}, seed: expect.any(String) });
    expect(sketch.moves.at(-1).command).toEqual({ type: 'add', amount: 2 });
  });

  it('may check the contract only now and then, and still shrink what they find', () => {
    const leaky = { ...countingGame, view: (state: Counting) => state };
    expect(() => playRandomGames({ ...plan, game: leaky, contractEvery: 20 })).toThrow('0 of ');
  });

  it('tell a throw in the middle of a game', () => {
    const fragile: CountingGame = {
      ...countingGame,
      play(state, seat, command, log) {
        if (state.sum === 4) throw new Error('four is too much');
        countingGame.play(state, seat, command, log);
      },
    };
    expect(reportOf(fragile)).toContain('four is too much');
  });

  it('tell a game that never ends', () => {
    const endless: CountingGame = {
      ...countingGame,
      play: (state) => {
        state.turn++;
      },
    };
    expect(() => playRandomGames({ ...plan, game: endless, longest: 30 })).toThrow(
      'not ended after 30 commands',
    );
  });
});

describe('the contract of a game is watched', () => {
  const faults: readonly (readonly [string, Partial<CountingGame>, string])[] = [
    ['no options where one is owed', { options: () => [] }, 'a seat that owes has options'],
    [
      'options that are not legal',
      { check: () => ({ code: 'no', params: {} }) },
      'every option can be read and is legal',
    ],
    [
      'a legal command that is not offered',
      { check: () => undefined },
      'legal exactly where it is an option',
    ],
    [
      'an answer to silence that is not legal',
      {
        owed: (state) =>
          countingGame.owed(state).map((owed) => ({ ...owed, onTimeout: { type: 'add', amount: 99 } })),
      },
      'so is what no answer in time counts as',
    ],
    ['a result too early', { result: () => [] }, 'a result exactly when no one owes'],
    ['a clone that shares', { clone: (state) => state }, 'a clone is equal and lives on its own'],
    [
      'a clone that forgets',
      { clone: (state) => ({ ...countingGame.clone(state), reveals: 7 }) },
      'a clone is equal and lives on its own',
    ],
    [
      'a view that changes the state',
      {
        view: (state, viewer) => {
          state.reveals++;
          return countingGame.view({ ...state, reveals: 0 }, viewer);
        },
      },
      'views, options and scores change nothing',
    ],
    [
      'scores that do not add up',
      { score: () => [{ seat: 0, total: 1, lines: [] }] },
      'a total is the sum of its lines',
    ],
    [
      'a view that shows the stream',
      { view: (state) => state },
      'an imagined state looks to its viewer like the real one',
    ],
    [
      'a seat that is passed over because of what is hidden',
      {
        play(state, _seat, { amount }, log) {
          state.sum += amount;
          state.turn += (state.random.key[0] ?? 0) % 2 === 0 ? 2 : 1;
          log?.({ type: 'added', sum: state.sum });
        },
      },
      'tells no one what others hold, nor does who still owes',
    ],
    [
      'work done only for the log',
      {
        play(state, _seat, { amount }, log) {
          state.turn++;
          state.sum += amount;
          log?.({ type: 'added', sum: state.reveals++ });
        },
      },
      'the same with and without a log',
    ],
    [
      'a state that is not plain data',
      {
        setup: (options, seed) => ({ ...countingGame.setup(options, seed), asked: [undefined] }),
        owed: (state) => (Object(state).asked[0] === undefined ? countingGame.owed(state) : []),
      },
      'the state survives being written as JSON',
    ],
  ];

  it.each(faults)('%s', (_name, fault, invariant) => {
    expect(reportOf({ ...countingGame, ...fault })).toContain(invariant);
  });
});
