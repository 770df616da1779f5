/** The runner over long games: what it costs, and the story it tells. */
import {
  type AnyGame,
  beatsFor,
  type Match,
  movesFrom,
  recordOf,
  replay,
  resumeMatch,
  showMatch,
  startMatch,
  stateAfter,
  submit,
  undo,
  undoLimit,
  type Viewer,
} from '@carson/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLine, lastOf, mustSubmit, playLine, start } from './random-moves.ts';
import { boldDice } from './toys/bold-dice.ts';
import { longWalk, type WalkState } from './toys/long-walk.ts';

/** The game, and how often it was asked to do what costs time. */
function counting(game: AnyGame) {
  const counts = { clone: 0, play: 0, setup: 0 };
  const counted: AnyGame = {
    ...game,
    clone: (state) => {
      counts.clone++;
      return game.clone(state);
    },
    play: (...args) => {
      counts.play++;
      game.play(...args);
    },
    setup: (...args) => {
      counts.setup++;
      return game.setup(...args);
    },
  };
  const costOf = <T>(work: () => T): { readonly value: T; readonly cost: typeof counts } => {
    Object.assign(counts, { clone: 0, play: 0, setup: 0 });
    const value = work();
    return { value, cost: { ...counts } };
  };
  return { game: counted, costOf };
}

/** Mostly plain steps of one seat; every `restEvery`-th is the other seat's. */
function walked(game: AnyGame, moves: number, restEvery: number): Match {
  let match = start(game, {}, 'walk');
  for (let at = 1; at <= moves; at++) {
    match = mustSubmit(match, at % restEvery === 0 ? 1 : 0, { type: 'step' });
  }
  return match;
}

const LONG = 20_000;

describe('a long game', () => {
  const { game, costOf } = counting(longWalk);
  const play = () => {
    const played = costOf(() => walked(game, LONG, 7));
    const resumed = costOf(() => resumeMatch(game, recordOf(played.value)));
    return { played, resumed, commands: undoLimit(played.value, { seat: 0 }).commands };
  };
  let kept: ReturnType<typeof play> | undefined;
  /** Played once, by the first test that asks for it. */
  const longGame = () => {
    kept ??= play();
    return kept;
  };

  it('costs one clone and one play for each move, however many came before', () => {
    expect(longGame().played.cost).toEqual({ clone: LONG, play: LONG, setup: 1 });
  });

  it('is proven and resumed in one replay', () => {
    const { value: resumed, cost } = longGame().resumed;
    expect(resumed.ok && resumed.match.moves).toBe(LONG);
    expect(cost).toMatchObject({ play: LONG, setup: 1 });
    expect(cost.clone).toBeLessThan(LONG / 50);
  });

  it('is taken back without a replay from the start', () => {
    const { played, resumed: again, commands } = longGame();
    const { value: long } = played;
    const { value: resumed } = again;
    expect(commands).toBe(LONG % 7);
    expect(costOf(() => undo(long, { seat: 0, count: commands })).cost).toEqual({
      clone: 0,
      play: 0,
      setup: 0,
    });
    if (!resumed.ok) throw new Error(resumed.failure.refusal.code);
    const { value, cost } = costOf(() => undo(resumed.match, { seat: 0, count: commands }));
    expect(value.ok && value.value.state).toMatchObject({ place: LONG - commands });
    expect(cost.play).toBeLessThanOrEqual(64);
  });

  it('shows any moment of it from the nearest state that is kept', () => {
    const { value: long } = longGame().played;
    for (const moves of [0, 1, 63, 64, 65, 9_999, LONG - 1, LONG]) {
      const { value, cost } = costOf(() => stateAfter(long, moves));
      expect(value).toMatchObject({ place: moves, strolls: 0, reveals: 0 });
      expect(cost.play).toBeLessThanOrEqual(64);
    }
    const last = costOf(() => beatsFor(long, [0, 1], { from: LONG - 1 }));
    expect(last.cost).toEqual({ clone: 2, play: 1, setup: 0 });
  });

  it('plays the moves since the nearest state in their order', () => {
    const staked = mustSubmit(start(boldDice, { seats: 1 }, 's'), 0, { type: 'stake', amount: 3 });
    const thrown = mustSubmit(staked, 0, { type: 'throwDie' });
    const resumed = resumeMatch(boldDice, recordOf(thrown));
    if (!resumed.ok) throw new Error(resumed.failure.refusal.code);
    expect(stateAfter(resumed.match, 2)).toEqual(thrown.state);
  });

  it('keeps few states: those that can be taken back to, and a checkpoint now and then', () => {
    const states = movesFrom(longGame().played.value.last).filter(({ state }) => state !== undefined).length;
    expect(states).toBeLessThanOrEqual(LONG / 64 + 8);
  });
});

describe('a record that is not true', () => {
  it.each([
    ['a move altered', (moves: string[]) => moves.with(1, '0123456789ab'), 'moveAltered'],
    ['a check of another move', (moves: string[]) => moves.with(2, moves[0] ?? ''), 'moveAltered'],
  ])('does not become a match: %s', (_, forge, code) => {
    const record = recordOf(walked(longWalk, 5, 7));
    const checks = forge(record.moves.map(({ check }) => check));
    const moves = record.moves.map((move, at) => ({ ...move, check: checks[at] ?? '' }));
    const resumed = resumeMatch(longWalk, { ...record, moves });
    expect(resumed.ok ? undefined : resumed.failure.refusal.code).toBe(code);
  });

  it('does not become a match: cut short, or with an illegal move', () => {
    const record = recordOf(walked(longWalk, 5, 7));
    const cut = resumeMatch(longWalk, { ...record, moves: record.moves.slice(0, 4) });
    expect(cut).toMatchObject({
      ok: false,
      failure: { move: 4, refusal: { code: 'recordCutShort', params: { moves: 4 } } },
    });
    const [first] = record.moves;
    if (first === undefined) throw new Error('no move');
    const strange = { ...first, command: { type: 'fly' } };
    const illegal = resumeMatch(longWalk, { ...record, moves: [strange] });
    expect(illegal).toMatchObject({ ok: false, failure: { move: 0, refusal: { code: 'malformed' } } });
  });
});

describe('a record of former rules', () => {
  const today: AnyGame = { ...longWalk, rules: 2, formerRules: [1] };
  const old = recordOf(walked(longWalk, 5, 7));

  it('is replayed by today’s, and goes on as a game of today', () => {
    const resumed = resumeMatch(today, old);
    if (!resumed.ok) throw new Error(resumed.failure.refusal.code);
    const more = recordOf(mustSubmit(resumed.match, 0, { type: 'step' }));
    expect(more.rules).toBe(2);
    expect(replay(today, more)).toMatchObject({ ok: true, moves: 6 });
    expect(replay(today, old)).toMatchObject({ ok: true, moves: 5 });
  });

  it('fails at the first move that is no longer legal, by number', () => {
    const strict: AnyGame = {
      ...today,
      check: (state, seat, command) =>
        (state as WalkState).place >= 3
          ? { code: 'tooFar', params: {} }
          : longWalk.check(state as never, seat, command as never),
    };
    expect(resumeMatch(strict, old)).toMatchObject({
      ok: false,
      failure: { move: 3, refusal: { code: 'tooFar' } },
    });
  });

  it('is refused where these rules were never ours', () => {
    expect(resumeMatch(today, { ...old, rules: 3 })).toMatchObject({
      ok: false,
      failure: { move: -1, refusal: { code: 'unknownRules', params: { rules: 3, known: 2 } } },
    });
  });
});

describe('the beats of a match', () => {
  const viewers: readonly Viewer[] = [0, 1, 'spectator'];

  it('are one or more for each move, and the last one shows the table after it', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const matches = playLine(line);
        const match = lastOf(matches);
        const told = beatsFor(match, viewers, { from: -1 });
        for (const [at, viewer] of viewers.entries()) {
          for (const [moves, then] of matches.entries()) {
            const beats = (told[at] ?? []).filter(({ move }) => move === moves - 1);
            const last = beats.at(-1);
            expect(last?.view).toEqual(match.game.view(then.state, viewer));
            expect(last?.scores).toEqual(match.game.score(then.state));
            expect(beats.flatMap(({ events }) => events)).toEqual(then.last?.events ?? then.opening);
          }
        }
      }),
    );
  });

  it('are the same from a record, from any beginning', () => {
    fc.assert(
      fc.property(anyLine, fc.nat({ max: 40 }), (line, from) => {
        const match = lastOf(playLine(line));
        const resumed = resumeMatch(line.toy.game, JSON.parse(JSON.stringify(recordOf(match))));
        if (!resumed.ok) throw new Error(resumed.failure.refusal.code);
        const [whole = []] = beatsFor(match, [0], { from: -1 });
        const [part = []] = beatsFor(resumed.match, [0], { from });
        expect(part).toEqual(whole.filter(({ move }) => move >= from));
      }),
    );
  });

  it('stop where the rules say, and only where something happened', () => {
    const match = mustSubmit(start(longWalk, {}, 'walk'), 0, { type: 'stroll', steps: 3 });
    const [told = []] = beatsFor(match, [0], { from: 0 });
    expect(told.map(({ events, view }) => [events.length, (view as WalkState).place])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
    ]);
    expect(told.at(-1)?.view).toMatchObject({ place: 3, strolls: 1 });
  });
});

describe('a match that is shown', () => {
  it('tells the seed only when no more moves are possible, and hints only where some were given', () => {
    const match = start(boldDice, { seats: 2 }, 'seed');
    const open = showMatch(match, { viewer: 0, isOpen: true });
    expect(open).not.toHaveProperty('seed');
    expect(open).not.toHaveProperty('hints');
    expect(open.options.length).toBeGreaterThan(0);
    const closed = showMatch(match, { viewer: 0, isOpen: false });
    expect(closed).toMatchObject({ seed: 'seed', options: [], owed: [] });
  });

  it('has the log from where the viewer knows it', () => {
    const match = walked(longWalk, 3, 7);
    const log = (logFrom: number) => showMatch(match, { viewer: 0, isOpen: true, logFrom }).log;
    expect(log(0).entries.map(({ move }) => move)).toEqual([-1, 0, 1, 2]);
    expect(log(1).entries.map(({ move }) => move)).toEqual([0, 1, 2]);
    expect(log(3)).toMatchObject({ from: 3, entries: [{ move: 2 }] });
  });
});

describe('a match that could not be started', () => {
  it('says why', () => {
    expect(startMatch(boldDice, { seats: 99 }, 's')).toMatchObject({ ok: false });
    expect(
      submit(start(boldDice, { seats: 2 }, 's'), { seat: 1, command: { type: 'throwDie' } }),
    ).toMatchObject({
      refusal: { code: 'nothingOwed' },
    });
  });
});
