/** What a viewer is shown of a match, field by field, and the story of its moves. */
import {
  type AnyGame,
  beatsFor,
  logLength,
  type Match,
  markHint,
  questionTo,
  showMatch,
  submit,
  undo,
} from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { mustSubmit, start } from './random-moves.ts';
import { boldDice } from './toys/bold-dice.ts';
import { longWalk } from './toys/long-walk.ts';

const anyDice: AnyGame = boldDice;
const anyWalk: AnyGame = longWalk;

const dice = () => start(boldDice, { seats: 2, rounds: 1 }, 's');
const threw = () => mustSubmit(dice(), 0, { type: 'throwDie' });
const over = () => mustSubmit(threw(), 1, { type: 'throwDie' });

describe('a match that goes on', () => {
  it('is shown to the seat that owes an answer', () => {
    const match = threw();
    const { view, scores, owed, options, ...rest } = showMatch(match, { viewer: 1, isOpen: true });
    expect(view).toEqual(match.game.view(match.state, 1));
    expect(scores).toEqual(match.game.score(match.state));
    expect(owed).toEqual(match.game.owed(match.state));
    expect(options).toEqual(match.game.options(match.state, 1));
    expect(rest).toEqual({
      undo: { commands: 0, stoppedBy: 'otherSeat' },
      moves: 1,
      log: {
        from: 0,
        entries: [
          { move: -1, events: [] },
          { move: 0, seat: 0, events: match.last?.events },
        ],
      },
      beats: [],
      commitment: match.commitment,
    });
  });

  it('asks a spectator nothing, who can take nothing back', () => {
    const staked = mustSubmit(dice(), 0, { type: 'stake', amount: 2 });
    expect(showMatch(staked, { viewer: 'spectator', isOpen: true })).toMatchObject({
      options: [],
      undo: { commands: 0, stoppedBy: 'otherSeat' },
    });
    expect(showMatch(dice(), { viewer: 'spectator', isOpen: true }).undo.stoppedBy).toBe('otherSeat');
    expect(showMatch(staked, { viewer: 0, isOpen: true }).undo).toEqual({ commands: 1, stoppedBy: 'start' });
    expect(showMatch(staked, { viewer: 0, isOpen: false }).undo.commands).toBe(0);
  });

  it('counts the set-up and every move in its log', () => {
    for (const match of [dice(), threw(), over()])
      expect(logLength(match)).toBe(showMatch(match, { viewer: 0, isOpen: true }).log.entries.length);
  });

  it('puts the question to a seat with all that it may see and answer', () => {
    const match = threw();
    const { view, options } = showMatch(match, { viewer: 1, isOpen: true });
    expect(options).not.toEqual([]);
    expect(questionTo(match, 1)).toEqual({ seat: 1, view, options });
    expect(questionTo(match, 0).options).toEqual([]);
  });

  it('shows the table of the last beat that comes with it', () => {
    const match = threw();
    const [beats = []] = beatsFor(match, [0], { from: 0 });
    const shown = showMatch(match, { viewer: 0, isOpen: true, beats });
    expect(shown.beats).toBe(beats);
    expect(shown.view).toBe(beats.at(-1)?.view);
    expect(shown.scores).toBe(beats.at(-1)?.scores);
  });

  it('tells in its log when a move was made, and nothing where the record does not', () => {
    const timed = submit(dice(), { seat: 0, command: { type: 'throwDie' }, at: 7 });
    if (!timed.ok) throw new Error(timed.refusal.code);
    const newest = (match: Match) => showMatch(match, { viewer: 0, isOpen: true, logFrom: 1 }).log.entries[0];
    expect(newest(timed.value)).toMatchObject({ move: 0, at: 7 });
    expect(newest(threw())).not.toHaveProperty('at');
  });

  it('tells hints and what was taken back, where there was any', () => {
    const walk = [0, 1].reduce(
      (match, seat) => mustSubmit(match, seat, { type: 'step' }),
      start(longWalk, {}, 's'),
    );
    expect(showMatch(walk, { viewer: 0, isOpen: true })).not.toHaveProperty('undos');
    const back = undo(walk, { seat: 0, across: () => true });
    if (!back.ok) throw new Error(back.refusal.code);
    const shown = showMatch(markHint(back.value, 0), { viewer: 0, isOpen: true });
    expect(shown).toMatchObject({ undos: [{ move: 0, seat: 0 }], hints: [{ move: 0, seat: 0 }] });
  });
});

describe('a match that is over', () => {
  it('has a result and its seed, and no question', () => {
    const match = over();
    const shown = showMatch(match, { viewer: 0, isOpen: false });
    expect(shown).toMatchObject({ seed: 's', owed: [], options: [] });
    expect(shown.result).toEqual(match.game.result(match.state));
    expect(shown.result).toBeDefined();
    expect(showMatch(threw(), { viewer: 0, isOpen: true })).not.toHaveProperty('result');
  });
});

describe('the story of some moves', () => {
  it('has a list for each viewer, empty where no move is asked for', () => {
    expect(beatsFor(over(), [0, 'spectator'], { from: 2 })).toEqual([[], []]);
    expect(beatsFor(over(), [0], { from: 1, to: 1 })).toEqual([[]]);
    expect(beatsFor(over(), [0], { from: 5 })).toEqual([[]]);
  });

  it('begins with the set-up where it is asked for, and stops before the move that is named', () => {
    const told = (from: number, to?: number) =>
      beatsFor(over(), [0], { from, ...(to === undefined ? {} : { to }) })[0]?.map(({ move }) => move);
    expect(told(-1)).toEqual([-1, 0, 1]);
    expect(told(0)).toEqual([0, 1]);
    expect(told(1)).toEqual([1]);
    expect(told(-1, 1)).toEqual([-1, 0]);
    expect(told(0, 1)).toEqual([0]);
  });

  it('says once when a move was made, and nothing where the record does not', () => {
    const stroll = { seat: 0, command: { type: 'stroll', steps: 2 } };
    const timed = submit(start(longWalk, {}, 's'), { ...stroll, at: 7 });
    if (!timed.ok) throw new Error(timed.refusal.code);
    const [beats = []] = beatsFor(timed.value, [0], { from: 0 });
    expect(beats.map((beat) => ('at' in beat ? beat.at : 'no time'))).toEqual([7, 'no time']);
    const untimed = mustSubmit(start(longWalk, {}, 's'), 0, stroll.command);
    expect(beatsFor(untimed, [0], { from: 0 })[0]?.every((beat) => !('at' in beat))).toBe(true);
  });

  it('tells the game what each viewer has from before, and nothing where they have just arrived', () => {
    const asked: unknown[] = [];
    const game: AnyGame = {
      ...anyDice,
      views: (state, viewers, known) => {
        asked.push(known);
        return viewers.map((viewer) => anyDice.view(state, viewer));
      },
    };
    const match = mustSubmit(start(game, { seats: 2, rounds: 1 }, 's'), 0, { type: 'throwDie' });
    const [beats = []] = beatsFor(match, [0], { from: -1 });
    expect(asked).toEqual([[], [beats[0]?.view]]);
  });

  it('loses nothing that the rules tell after their last stop', () => {
    const game: AnyGame = {
      ...anyWalk,
      play: (state, seat, command, log) => {
        anyWalk.play(state, seat, command, log);
        log?.({ type: 'rested' });
      },
    };
    const match = mustSubmit(start(game, {}, 's'), 0, { type: 'stroll', steps: 2 });
    const [beats = []] = beatsFor(match, [0], { from: 0 });
    expect(beats.map(({ events }) => events.length)).toEqual([1, 1, 1]);
    expect(beats.flatMap(({ events }) => events)).toEqual(match.last?.events);
  });

  it('gives each viewer the scores they know, as long as these are true', () => {
    const match = threw();
    const scores = match.game.score(match.state);
    const [beats = []] = beatsFor(match, [1], { from: 0 }, [{ view: undefined, scores }]);
    expect(beats[0]?.scores).toBe(scores);
  });
});
